// Finds the browser the tests drive: CHROMIUM_PATH, else Playwright's own, else a system Chromium; else installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser's path, or `null` when there is none. */
export function browserPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path)) ?? null;
}

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

function install() {
  console.log('No Chromium found; installing one …');
  if (run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium') && browserPath()) return true;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  return isDebianRoot && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium');
}

if (process.argv[1]?.endsWith('browser.mjs') && browserPath() === null) {
  if (process.env.CHROMIUM_PATH) {
    console.error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
    process.exit(1);
  }
  if (!install() || browserPath() === null) {
    console.error(
      'The tests need Chromium and none could be installed. Type one of these, then npm test again:\n' +
        '  npx playwright install --with-deps chromium\n' +
        '  sudo apt-get install chromium\n' +
        '  export CHROMIUM_PATH=/path/to/chromium',
    );
    process.exit(1);
  }
}
