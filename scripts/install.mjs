// Installs the packages of the lock file, unless they are already installed. Needs only Node and npm.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const STAMP = 'node_modules/.installed-lock';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

// What npm itself writes when it has installed everything; development packages are left out on request.
const NPMS_OWN = 'node_modules/.package-lock.json';
const npmHasInstalled = () =>
  existsSync(NPMS_OWN) &&
  existsSync('node_modules/typescript') &&
  statSync(NPMS_OWN).mtimeMs >= statSync('package-lock.json').mtimeMs;

export const packagesAreInstalled = () =>
  existsSync(STAMP) ? readFileSync(STAMP, 'utf8') === lock : npmHasInstalled();

/** Installs the packages. Ends the process if npm fails. */
export async function installPackages() {
  console.log('Installing packages …');
  // The build needs the development packages, whatever NODE_ENV says. No package needs its install script, and none should
  // see the operator's variables.
  await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  });
  writeFileSync(STAMP, lock);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !packagesAreInstalled()) await installPackages();
