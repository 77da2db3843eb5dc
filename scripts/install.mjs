// Installs the packages of the lock file, unless they are already installed.
// Needs only Node and npm.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execute, refuse } from './run.mjs';
import { withProgress } from './with-progress.mjs';

/**
 * The packages in a lock file. npm writes one into `node_modules` when it has
 * installed everything.
 */
const packagesOf = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/** Whether this user may write to a folder. */
export function canBeWritten(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

// The build needs the development packages, whatever NODE_ENV says. No package
// needs its install script, and none should see the operator's variables.
// Without a network npm would go on trying for minutes.
const FLAGS = [
  '--include=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

// What Node and npm call a registry that can't be reached.
const NO_NETWORK =
  /\b(?:ENOTFOUND|EAI_AGAIN|EAI_FAIL|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;
/** What it means that npm has failed with this output. */
function reasonOf(output) {
  const [code] = NO_NETWORK.exec(output) ?? [];
  if (code !== undefined)
    return `The packages could not be installed, because npm’s registry can’t be reached (${code}): check the network, or the proxy and the registry in npm’s configuration.`;
  process.stderr.write(output);
  return 'The packages could not be installed: npm says why above.';
}

/**
 * Installs the packages if one of the lock file, other than those for other
 * platforms, is missing. Ends the process with one sentence if that fails.
 */
export async function installPackages() {
  const installed = packagesOf('node_modules/.package-lock.json');
  const isMissing = ([path, { version, optional }]) =>
    path !== '' && !optional && installed[path]?.version !== version;
  if (!Object.entries(packagesOf('package-lock.json')).some(isMissing)) return;
  const folders = ['.', 'node_modules'].filter(existsSync);
  if (!folders.every(canBeWritten))
    refuse(
      'The packages are not installed, and this user may not write to this folder: run this as a user who may.',
    );
  const { status, output } = await withProgress('Installing packages', () =>
    execute('npm', ['ci', ...FLAGS], { isQuiet: true }),
  );
  if (status !== 0) refuse(reasonOf(output));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installPackages();
