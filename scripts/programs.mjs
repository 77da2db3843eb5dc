// The programs that tests need besides packages: where they are, and what
// installs them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { execute, refuse } from './run.mjs';
import { withProgress } from './with-progress.mjs';

const FOLDERS = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
];
// The headless shell takes half the processor time, and not every release of
// Debian has it as a package of its own.
const BROWSERS = ['chromium-headless-shell', 'chromium', 'google-chrome'];
const isBrowser = (name) => name === 'chromium';
/** The names that a program may have, which are also those of packages. */
const namesOf = (name) => (isBrowser(name) ? BROWSERS : [name]);

const variableOf = (name) => `${name.toUpperCase().replaceAll('-', '_')}_PATH`;

/** Playwright's own browser, once its package is installed. */
function ownBrowser() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** Whether a browser starts. */
function starts(path) {
  // Playwright does not install the libraries that its browser needs on Linux.
  // On Windows the browser would open a window.
  if (process.platform === 'win32') return true;
  const options = { stdio: 'ignore', timeout: 60_000 };
  return spawnSync(path, ['--version'], options).status === 0;
}

/**
 * The path of a program: that of its variable, such as `NGINX_PATH`, or the
 * first that is there. `null` if there is none.
 */
export function programPath(name) {
  const fromVariable = process.env[variableOf(name)];
  const installed = namesOf(name).flatMap((program) =>
    FOLDERS.map((folder) => `${folder}/${program}`),
  );
  const usual = isBrowser(name) ? [...ownBrowser(), ...installed] : installed;
  const works = (path) =>
    existsSync(path) && (!isBrowser(name) || starts(path));
  return (fromVariable ? [fromVariable] : usual).find(works) ?? null;
}

/** The options with which Playwright starts the browser. */
export function browserOptions() {
  const executablePath = programPath('chromium');
  return {
    ...(executablePath !== null && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  };
}

/** Whether a program runs and succeeds. A download that hangs is given up. */
const succeeds = (command, ...words) =>
  execute(command, words, {
    isQuiet: true,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 600_000,
  }).then(
    ({ status }) => status === 0,
    () => false,
  );

/**
 * Installs a program: the browser without privileges, as Playwright's own;
 * otherwise the first of its Debian packages that there is, if apt-get asks for
 * no password.
 */
async function install(name) {
  if (isBrowser(name)) {
    const playwright = 'node_modules/playwright/cli.js';
    const words = [playwright, 'install', '--no-shell', name];
    await succeeds(process.execPath, ...words);
    if (programPath(name) !== null) return;
  }
  if (!existsSync('/usr/bin/apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  const apt = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get'];
  const options = ['install', '-y', '--no-install-recommends'];
  if (!(await succeeds(...apt, 'update'))) return;
  for (const program of namesOf(name))
    if (await succeeds(...apt, ...options, program)) return;
}

/** What a person can do where a program can't be had. */
const adviceOn = (name) =>
  isBrowser(name)
    ? 'No browser could be found or installed: install the package chromium of your system, or Google Chrome, or name one in CHROMIUM_PATH.'
    : `${name} could not be found or installed: install the package ${name}, or name the program in ${variableOf(name)}.`;

/**
 * Installs those of these programs that are missing. Ends the process with one
 * sentence if one can't be had.
 */
export async function installPrograms(...names) {
  for (const name of names) {
    if (programPath(name) !== null) continue;
    const variable = variableOf(name);
    const path = process.env[variable];
    // Whoever set the variable has to correct it.
    if (path) refuse(`${variable} names no program that starts: ${path}`);
    await withProgress(`Installing ${name}`, () => install(name));
    if (programPath(name) === null) refuse(adviceOn(name));
  }
}
