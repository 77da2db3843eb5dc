// Gives `node:util` what it has since Node 20.12 and Vite imports: `styleText`, here without colours, and `parseEnv`, which
// is called for files of variables only, and Vite is told to read none.
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
