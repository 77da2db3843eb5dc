// Installs the packages of the lock file, unless they are already installed.
// Needs only Node and npm.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/**
 * The packages in a lock file. npm writes one into `node_modules` when it has
 * installed everything.
 */
const packagesOf = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/**
 * Installs the packages if one of the lock file, other than those for other
 * platforms, is missing. Ends the process if npm fails.
 */
export async function installPackages() {
  const installed = packagesOf('node_modules/.package-lock.json');
  const isMissing = ([path, { version, optional }]) =>
    path !== '' && !optional && installed[path]?.version !== version;
  if (!Object.entries(packagesOf('package-lock.json')).some(isMissing)) return;
  console.log('Installing packages …');
  // The build needs the development packages, whatever NODE_ENV says. No
  // package needs its install script, and none should see the operator's
  // variables.
  await run(
    'npm',
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    { isQuiet: true },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installPackages();
