// Lets versions of Node that can't do it themselves run TypeScript from source:
// `node --import ./scripts/typescript.mjs`.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && !process.features.typescript) register(import.meta.url);

/** Node’s hook for loading a module, which runs on a thread of its own. */
export async function load(url, context, next) {
  if (url.endsWith('.json') && context.format !== 'commonjs') {
    return {
      format: 'module',
      source: `export default ${await readFile(new URL(url), 'utf8')}`,
      shortCircuit: true,
    };
  }
  if (!url.endsWith('.ts')) return next(url, context);
  const { transform } = await import('rolldown/utils');
  const { code } = await transform(url, await readFile(new URL(url), 'utf8'));
  // Node 20.9 has no import attributes.
  return {
    format: 'module',
    source: code.replace(/ with \{ type: "json" \}/g, ''),
    shortCircuit: true,
  };
}
