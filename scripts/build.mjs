// Builds the site if its sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, rewriteInLatin1 } from './latin1-scripts.mjs';

const SOURCES = [
  'app',
  'lib',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const BUILD = process.env.NEXT_STANDALONE ? '.next-standalone' : '.next';
const STAMP = join(BUILD, '.built-from');
// Next copies the scripts for the image.
const SERVERS = [join(BUILD, 'server'), join(BUILD, 'standalone', BUILD, 'server')];

const hash = createHash('sha256');
for (const file of SOURCES.flatMap(filesOf)) {
  if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
}
const sources = hash.digest('hex');

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sources) {
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
  for (const folder of SERVERS) if (existsSync(folder)) rewriteInLatin1(folder);
  writeFileSync(STAMP, sources);
}
