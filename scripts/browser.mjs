// Finds the browser for the tests: CHROMIUM_PATH, then Playwright's own, then a system Chromium. Installs one if needed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const SYSTEM = [
  // Without the parts that draw windows, it takes half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const BROWSER_MISSING =
  'The end-to-end tests need Chromium, which was not found. Run one of these commands, then npm test again:\n' +
  '  npx playwright install --with-deps chromium\n' +
  '  sudo apt-get install chromium\n' +
  '  export CHROMIUM_PATH=/path/to/chromium';

/** The path of Playwright's own browser; empty before the packages are installed. */
function playwrightsOwn() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()];
  } catch {
    return [];
  }
}

/** The path of the browser, or `null` if there is none. */
export function browserPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return [...playwrightsOwn(), ...SYSTEM].find((path) => existsSync(path)) ?? null;
}

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** Installs Chromium; needs the packages. Call `browserPath` to see whether it worked. */
export function installBrowser() {
  console.log('Installing Chromium …');
  if (run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium') && browserPath()) return;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebianRoot || !run('apt-get', 'update')) return;
  // Not every release has the headless shell as a package of its own.
  run('apt-get', 'install', '-y', 'chromium-headless-shell') || run('apt-get', 'install', '-y', 'chromium');
}
