// Installs the packages that are missing, and builds the site if its sources
// have changed since the last build.
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canBeWritten, installPackages } from './install.mjs';
import { execute, refuse } from './run.mjs';
import { withProgress } from './with-progress.mjs';

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

function requireFolder() {
  if (['.', '.next'].filter(existsSync).every(canBeWritten)) return;
  const build = existsSync('.next/BUILD_ID')
    ? 'The build here is of other sources'
    : 'There is no finished build here';
  refuse(
    `${build}, and this folder can’t be written. Build the site as a user who may write to it.`,
  );
}

/**
 * Builds the site in the current folder with these variables, unless that was
 * done with the same ones and sources.
 */
export async function build(env = {}) {
  await installPackages();
  const sources = hashOfSources(env);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  requireFolder();
  const variables = {
    ...process.env,
    ...env,
    NEXT_TELEMETRY_DISABLED: '1',
    BUILT_ONCE: 'yes',
  };
  const { status, output } = await withProgress('Building the site', () =>
    execute('npm', ['run', '--silent', 'build'], {
      isQuiet: true,
      env: variables,
    }),
  );
  if (status !== 0)
    refuse(`${output}The site could not be built, for the reasons above.`);
  writeFileSync(STAMP, sources);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync('.next/BUILD_ID')) requireFolder();
  await build();
}
