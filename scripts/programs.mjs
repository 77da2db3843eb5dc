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
// The headless shell takes half the processor time.
const BROWSERS = ['chromium-headless-shell', 'chromium', 'google-chrome'];
/** The Debian packages of a program that isn't in one of its own name. */
const PACKAGES = { chromium: BROWSERS, 'systemd-analyze': ['systemd'] };
/** Without one of these, its test is skipped. */
const OPTIONAL = ['docker-compose', 'systemd-analyze'];

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
 * Where a browser may be: Playwright's own comes first, once its package is
 * installed.
 */
function browsers() {
  const others = BROWSERS.flatMap(installed);
  try {
    return [
      createRequire(import.meta.url)('playwright').chromium.executablePath(),
      ...others,
    ];
  } catch {
    return others;
  }
}

const installed = (name) => FOLDERS.map((folder) => `${folder}/${name}`);
const variableOf = (name) => `${name.toUpperCase().replaceAll('-', '_')}_PATH`;

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
  const isBrowser = name === 'chromium';
  const fromVariable = process.env[variableOf(name)];
  const usual = isBrowser ? browsers() : installed(name);
  const paths = fromVariable ? [fromVariable] : usual;
  const works = (path) => existsSync(path) && (!isBrowser || starts(path));
  return paths.find(works) ?? null;
}

/**
 * Installs the first of these Debian packages that there is, without a
 * question.
 */
async function installWithApt(packages) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  const command = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get'];
  if (!(await succeeds(...command, 'update'))) return;
  const install = ['install', '-y', '--no-install-recommends'];
  for (const name of packages)
    if (await succeeds(...command, ...install, name)) return;
}

/**
 * Installs a program: the browser without privileges, as Playwright's own;
 * otherwise with apt-get, if it asks for no password.
 */
async function install(name) {
  if (name === 'chromium') {
    const playwright = 'node_modules/playwright/cli.js';
    const words = [playwright, 'install', '--no-shell', 'chromium'];
    await succeeds(process.execPath, ...words);
    if (programPath(name) !== null) return;
  }
  // Not every release has the headless shell as a package of its own.
  await installWithApt(PACKAGES[name] ?? [name]);
}

/** What a person can do where a program can't be had. */
const adviceOn = (name) =>
  name === 'chromium'
    ? 'No browser could be found or installed: install the package chromium of your system, or Google Chrome, or name one in CHROMIUM_PATH.'
    : `${name} could not be found or installed: install the package ${(PACKAGES[name] ?? [name])[0]}, or name the program in ${variableOf(name)}.`;

/**
 * Installs those of these programs that are missing. Ends the process with one
 * sentence if one can't be had, and isn't optional.
 */
export async function installPrograms(...names) {
  for (const name of names) {
    if (programPath(name) !== null) continue;
    const variable = variableOf(name);
    const path = process.env[variable];
    // Whoever set the variable has to correct it.
    if (path) refuse(`${variable} names no program that starts: ${path}`);
    await withProgress(`Installing ${name}`, () => install(name));
    if (programPath(name) === null && !OPTIONAL.includes(name))
      refuse(adviceOn(name));
  }
}
