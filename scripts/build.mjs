// Builds the site if its sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
const STAMP = '.next/.built-from';

/** All files below a path, in a fixed order. */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

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
  writeFileSync(STAMP, sources);
}
