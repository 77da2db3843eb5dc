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

const SOURCES = [
  'app',
  'lib',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const STAMP = '.next/.built-from';

/** A file, or all files in a folder and in those below it. */
function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesOf(join(path, name)));
}

function hashOfSources(env) {
  const hash = createHash('sha256').update(JSON.stringify(env));
  for (const file of SOURCES.flatMap(filesOf))
    if (!/\.test\.tsx?$/.test(file))
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
