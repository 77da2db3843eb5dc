// Installs the packages that are missing, and builds the site if its sources
// have changed since the last build.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';
import { run } from './run.mjs';

const FOLDERS = ['app', 'lib', 'public'];
const FILES = [
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
];
const STAMP = '.next/.built-from';

function hashOfSources(env) {
  const hash = createHash('sha256').update(JSON.stringify(env));
  const inFolder = (folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  const files = [
    ...FOLDERS.flatMap(inFolder).sort(),
    ...FILES,
    'package-lock.json',
  ];
  for (const file of files.filter(
    (name) => !/\.test\.tsx?$/.test(name) && statSync(name).isFile(),
  ))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds the site in the current folder with these variables, unless that was
 * done with the same ones and sources.
 */
export async function build(env = {}) {
  await installPackages();
  const sources = hashOfSources(env);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building …');
  const variables = {
    ...process.env,
    ...env,
    NEXT_TELEMETRY_DISABLED: '1',
    BUILT_ONCE: 'yes',
  };
  await run('npm', ['run', '--silent', 'build'], {
    isQuiet: true,
    env: variables,
  });
  writeFileSync(STAMP, sources);
}

function canBeWritten(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync('.next/BUILD_ID') || canBeWritten('.')) await build();
  else {
    console.error(
      'There is no finished build here, and this folder can’t be written. Build the site as a user who may write to it.',
    );
    process.exitCode = 1;
  }
}
