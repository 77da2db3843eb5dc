// The programs that tests need besides packages: where they are, and what installs them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const installed = (...names) => names.flatMap((name) => FOLDERS.map((folder) => `${folder}/${name}`));

/** Playwright's own browser, then those of the system. The headless shell comes first: it takes half the processor time. */
function browsers() {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const others = [...installed(...names), '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath(), ...others];
  } catch {
    return others;
  }
}

/** Each program by name: where it may be, and the Debian packages that contain it. Without an optional one, its test is skipped. */
const PROGRAMS = {
  chromium: { paths: browsers, packages: ['chromium-headless-shell', 'chromium'] },
  nginx: { packages: ['nginx'] },
  caddy: { packages: ['caddy'] },
  'docker-compose': { packages: ['docker-compose'], isOptional: true },
  'systemd-analyze': { packages: ['systemd'], isOptional: true },
};

export const isRequired = (name) => !PROGRAMS[name].isOptional;

/** The variable that names a program that is elsewhere. */
export const variableOf = (name) => `${name.toUpperCase().replaceAll('-', '_')}_PATH`;

const isWindows = process.platform === 'win32';

/** Whether it has the libraries that it needs, which Playwright does not install. On Windows, which has them, Chrome would open a window. */
const starts = (path) => isWindows || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** The path of a program, or `null` if there is none. A variable that names none counts as none. */
export function programPath(name) {
  const { paths = () => installed(name) } = PROGRAMS[name];
  const given = process.env[variableOf(name)];
  const found = (given ? [given] : paths()).filter((path) => existsSync(path));
  return found.find((path) => name !== 'chromium' || starts(path)) ?? null;
}

// A download that hangs is given up.
const LONGEST_INSTALLATION_MS = 10 * 60_000;
const run = (command, ...words) =>
  spawnSync(command, words, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: LONGEST_INSTALLATION_MS,
  }).status === 0;

/** Installs with the system's package manager, if it is one that asks for no password. */
function installWithSystem(name) {
  const { packages } = PROGRAMS[name];
  if (existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid() === 0 ? [] : ['sudo', '-n'];
    const apt = (...words) => run(...sudo, 'apt-get', ...words);
    console.log(`Installing ${name} with apt-get, for the whole system …`);
    // Not every release has the headless shell as a package of its own.
    return apt('update') && packages.some((one) => apt('install', '-y', '--no-install-recommends', one));
  }
  if (!installed('brew').some((path) => existsSync(path))) return false;
  console.log(`Installing ${name} with Homebrew …`);
  return run('brew', 'install', name);
}

/** Tries to install a program: the browser without privileges, as Playwright's own; anything else with the system's package manager. */
export function installProgram(name) {
  if (name === 'chromium') {
    console.log('Installing Playwright’s Chromium, in its folder of browsers in your home …');
    run(process.execPath, 'node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium');
    if (programPath(name) !== null) return true;
  }
  installWithSystem(name);
  return programPath(name) !== null;
}
