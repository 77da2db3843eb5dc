// Makes one file of each program that runs in a process of its own: the layer, and what loads the feed. Part of every build.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'rolldown';

const FOLDER = 'lib/feed/recipes';
const recipes = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonata'))
  .map((file) => [basename(file, '.jsonata'), readFileSync(`${FOLDER}/${file}`, 'utf8')]);
const transform = { define: { BUILT_IN_RECIPES: JSON.stringify(Object.fromEntries(recipes)) } };

for (const [input, file] of [
  ['lib/server/main.ts', '.server/server.mjs'],
  ['lib/feed/feed-program.ts', '.feed/feed-program.mjs'],
]) {
  const output = { file, format: 'esm', minify: true, codeSplitting: false };
  // Reads the environment files as Next does, and is beside Next wherever that is.
  await build({ input, platform: 'node', external: ['@next/env'], transform, output });
}
