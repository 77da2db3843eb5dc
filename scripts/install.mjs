// Installs the packages in the lock file, unless it is unchanged. Needs only Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const STAMP = 'node_modules/.installed-lock';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

export const packagesAreInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock;

/** Installs the packages; ends the process if npm fails. */
export function installPackages() {
  console.log('Installing packages …');
  // The build needs development packages, whatever NODE_ENV says. Packages' install scripts are not run: none is
  // needed, and they would have access to the operator's environment.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, lock);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !packagesAreInstalled()) installPackages();
