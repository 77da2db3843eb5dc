// Installs the packages of the lock file, unless they are already installed. Needs only Node and npm.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/** The packages in a lock file. npm writes one into `node_modules` when it has installed everything. */
const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Whether all packages of the lock file are there, except those for other platforms. */
export function packagesAreInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** Installs the packages. Ends the process if npm fails. */
export async function installPackages() {
  console.log('Installing packages …');
  // The build needs the development packages, whatever NODE_ENV says. No package needs its install script, and none should
  // see the operator's variables.
  await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    isQuiet: true,
    shell: process.platform === 'win32',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !packagesAreInstalled()) await installPackages();
