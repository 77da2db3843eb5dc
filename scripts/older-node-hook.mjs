// Adds two functions to `node:util` that Vite imports and Node has had since 20.12: `styleText`, here without colours, and
// `parseEnv`, which is never called because Vite is told not to read .env files.
const UTIL = `data:text/javascript,${encodeURIComponent(`
  export * from 'node:util';
  export { default } from 'node:util';
  export const styleText = (_format, text) => text;
  export const parseEnv = () => ({});
`)}`;

export async function resolve(specifier, context, next) {
  const isOwn = context.parentURL?.startsWith('data:');
  return /^(?:node:)?util$/.test(specifier) && !isOwn ? { url: UTIL, shortCircuit: true } : next(specifier, context);
}
