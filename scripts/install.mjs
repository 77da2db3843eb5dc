// Installs the packages of the lock file, unless they are already installed. Needs only Node and npm.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const STAMP = 'node_modules/.installed-lock';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

export const packagesAreInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock;

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
