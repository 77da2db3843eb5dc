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

/** The variable that names a program that is elsewhere. */
export const variableOf = (name) => `${name.toUpperCase().replaceAll('-', '_')}_PATH`;

/** The path of a program, or `null` if there is none. A variable that names none counts as none. */
export function programPath(name) {
  const { paths = () => installed(name) } = PROGRAMS[name];
  const given = process.env[variableOf(name)];
  return (given ? [given] : paths()).find((path) => existsSync(path)) ?? null;
}

export const isRequired = (name) => !PROGRAMS[name].isOptional;

const run = (command, ...words) =>
  spawnSync(command, words, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

const hasApt = existsSync('/usr/bin/apt-get');
const apt = (...words) => run(...(process.getuid() === 0 ? [] : ['sudo']), 'apt-get', ...words);

/** Whether this machine has an installer for a program. Not if a variable names a file that does not exist: its author has to correct it. */
export const isInstallable = (name) => !process.env[variableOf(name)] && (hasApt || isRequired(name));

/** Tries to install a program: the browser with Playwright's installer, anything else with that of the system. */
export function installProgram(name) {
  // Playwright knows the libraries that its browser needs by their names in Debian and Ubuntu.
  const words = ['install', ...(hasApt ? ['--with-deps'] : []), 'chromium'];
  if (name === 'chromium' && run(process.execPath, 'node_modules/playwright/cli.js', ...words)) return;
  if (!hasApt) run('brew', 'install', name);
  // Not every release has the headless shell as a package of its own.
  else if (apt('update')) PROGRAMS[name].packages.some((one) => apt('install', '-y', '--no-install-recommends', one));
}
