// Finds nginx for the tests of the proxy configuration: NGINX_PATH, then an installed one. Installs it where possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

export const NGINX_MISSING =
  'The tests of deploy/nginx need nginx, which was not found. Run one of these commands, then npm test again:\n' +
  '  sudo apt-get install nginx\n' +
  '  brew install nginx\n' +
  '  export NGINX_PATH=/path/to/nginx';

/** The path of nginx, or `null` if there is none. */
export function nginxPath() {
  const named = process.env.NGINX_PATH;
  if (named) return existsSync(named) ? named : null;
  return USUAL.find((path) => existsSync(path)) ?? null;
}

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** The package manager that can install nginx here without a password, or `null`. */
export function nginxInstaller() {
  if (isDebianRoot()) return 'apt-get';
  return process.platform === 'darwin' ? 'brew' : null;
}

/** Installs nginx. Call `nginxPath` to see whether it worked. */
export function installNginx() {
  console.log('Installing nginx …');
  if (isDebianRoot()) run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', 'nginx');
  else if (nginxInstaller() === 'brew') run('brew', 'install', 'nginx');
}
