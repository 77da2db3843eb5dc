// The programs that tests need besides packages: where they are, and what
// installs them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

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

// A download that hangs is given up.
const succeeds = (command, ...words) =>
  spawnSync(command, words, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 600_000,
  }).status === 0;

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

/**
 * The path of a program: that of its variable, such as `NGINX_PATH`, or the
 * first that is there. `null` if there is none.
 */
export function programPath(name) {
  const given = process.env[variableOf(name)];
  const isBrowser = name === 'chromium';
  const paths = given ? [given] : isBrowser ? browsers() : installed(name);
  // Playwright does not install the libraries that its browser needs on Linux.
  // On Windows the browser would open a window.
  const starts = (path) =>
    !isBrowser || process.platform === 'win32' || succeeds(path, '--version');
  return paths.find((path) => existsSync(path) && starts(path)) ?? null;
}

/**
 * Installs a program: the browser without privileges, as Playwright's own;
 * otherwise with apt-get, if it asks for no password.
 */
function install(name) {
  console.log(`Installing ${name} …`);
  if (name === 'chromium') {
    succeeds(
      process.execPath,
      'node_modules/playwright/cli.js',
      'install',
      '--no-shell',
      'chromium',
    );
    if (programPath(name) !== null) return;
  }
  const apt = (...words) =>
    succeeds(
      ...(process.getuid?.() === 0 ? [] : ['sudo', '-n']),
      'apt-get',
      ...words,
    );
  // Not every release has the headless shell as a package of its own.
  if (existsSync('/usr/bin/apt-get') && apt('update'))
    (PACKAGES[name] ?? [name]).some((one) =>
      apt('install', '-y', '--no-install-recommends', one),
    );
}

/**
 * Installs those of these programs that are missing. Ends the process with one
 * sentence if one can't be had, and isn't optional.
 */
export function installPrograms(...names) {
  for (const name of names.filter((one) => programPath(one) === null)) {
    const [variable, given] = [variableOf(name), process.env[variableOf(name)]];
    // Whoever set the variable has to correct it.
    if (!given) install(name);
    if (programPath(name) !== null || OPTIONAL.includes(name)) continue;
    console.error(
      given
        ? `${variable} names no program that starts: ${given}`
        : `${name} is missing and could not be installed; install it, or name it in ${variable}.`,
    );
    process.exit(1);
  }
}
