// Installs what the lock file names, once per lock file. Needs only Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const STAMP = 'node_modules/.installed-lock';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

export const packagesAreInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock;

/** Installs the packages, or ends the process where npm fails. */
export function installPackages() {
  console.log('Installing packages …');
  // The build needs the development packages, whatever NODE_ENV says. No package's own script runs, with the operator's
  // variables in its sight: none is needed.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, lock);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !packagesAreInstalled()) installPackages();
