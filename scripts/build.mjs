// Builds the site if its sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const SOURCES = [
  'app',
  'package.json',
  'scripts/bundle.mjs',
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

function hashOfSources(env) {
  const hash = createHash('sha256').update(JSON.stringify(env));
  for (const file of SOURCES.flatMap(filesOf)) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the site in the current folder with these variables, unless that was done with the same ones and sources. */
export async function build(env = {}) {
  const sources = hashOfSources(env);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building …');
  await run('npm', ['run', '--silent', 'build'], {
    isQuiet: true,
    shell: process.platform === 'win32',
    // Types are checked by `npm test`.
    env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1', SKIP_TYPES: 'yes' },
  });
  writeFileSync(STAMP, sources);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
