// Makes one file of the program that loads the feed, which runs in a process of its own: part of every build.
import { build } from 'rolldown';

await build({
  input: 'lib/feed/feed-program.ts',
  platform: 'node',
  output: { file: '.feed/feed-program.mjs', format: 'esm', minify: true, codeSplitting: false },
});
