// Makes one file of each program that runs in a process of its own: the layer, and what loads the feed. Part of every build.
import { build } from 'rolldown';

for (const [input, file] of [
  ['lib/server/main.ts', '.server/server.mjs'],
  ['lib/feed/feed-program.ts', '.feed/feed-program.mjs'],
]) {
  const output = { file, format: 'esm', minify: true, codeSplitting: false };
  // Reads the environment files as Next does, and is beside Next wherever that is.
  await build({ input, platform: 'node', external: ['@next/env'], output });
}
