// Finds the nginx that the proxy's configuration is tried on: NGINX_PATH, else an installed one; else installs it where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

export const NGINX_MISSING =
  'The proxy configuration in deploy/nginx is tried on a real nginx, and there is none. Type one of these, then npm test again:\n' +
  '  sudo apt-get install nginx\n' +
  '  brew install nginx\n' +
  '  export NGINX_PATH=/path/to/nginx';

/** The path of nginx, or `null` when there is none. */
export function nginxPath() {
  const named = process.env.NGINX_PATH;
  if (named) return existsSync(named) ? named : null;
  return USUAL.find((path) => existsSync(path)) ?? null;
}

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function install() {
  console.log('No nginx found; installing one …');
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    return run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', 'nginx');
  }
  return process.platform === 'darwin' && run('brew', 'install', 'nginx');
}

if (process.argv[1]?.endsWith('nginx.mjs') && nginxPath() === null) {
  install();
  // Not an end: everything else is still worth testing, and the tests of the proxy fail with the same words.
  if (nginxPath() === null) console.error(NGINX_MISSING);
}
