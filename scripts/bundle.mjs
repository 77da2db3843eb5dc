// Makes one file of the layer, which runs in a process of its own. Part of every build.
import { build } from 'rolldown';

const output = { file: '.server/server.mjs', format: 'esm', minify: true, codeSplitting: false };
// Reads the environment files as Next does, and is beside Next wherever that is.
await build({ input: 'lib/server/main.ts', platform: 'node', external: ['@next/env'], output });
