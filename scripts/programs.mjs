// The programs that tests need besides packages: where they are, and how to install them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;
const apt = (...words) => run('apt-get', 'install', '-y', ...words);

/** The path of Playwright's own browser; empty before the packages are installed. */
function playwrightsOwn() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()];
  } catch {
    return [];
  }
}

/** A program that systems offer as a package of this name. Without an optional one, its test is skipped. */
const packaged = (name, purpose, { isOptional = false } = {}) => ({
  variable: `${name.toUpperCase().replaceAll('-', '_')}_PATH`,
  usual: (program) => ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map((at) => `${at}/${program}`),
  purpose,
  isOptional,
  installer: () => (isDebianRoot() ? 'apt-get' : process.platform === 'darwin' && !isOptional ? 'brew' : null),
  install() {
    if (isDebianRoot()) run('apt-get', 'update') && apt('--no-install-recommends', name);
    else run('brew', 'install', name);
  },
  commands: [`sudo apt-get install ${name}`, `brew install ${name}`],
});

/**
 * Each program by name: the variable with its path, the usual paths, what it is needed for, how it would be installed here
 * (`null` if it can't be), and what a person can do instead.
 */
export const PROGRAMS = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    usual: () => [
      ...playwrightsOwn(),
      // Without the parts that draw windows, it takes half the processor time.
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    purpose: 'Chromium for the end-to-end tests',
    installer: () => 'Playwright or the system’s package manager',
    install() {
      const cli = 'node_modules/playwright/cli.js';
      if (run(process.execPath, cli, 'install', 'chromium') && programPath('chromium')) return;
      // Not every release has the headless shell as a package of its own.
      if (isDebianRoot() && run('apt-get', 'update')) apt('chromium-headless-shell') || apt('chromium');
    },
    commands: ['npx playwright install --with-deps chromium', 'sudo apt-get install chromium'],
  },
  nginx: packaged('nginx', 'nginx for the tests of its configuration'),
  caddy: packaged('caddy', 'Caddy for the test of the Caddyfile'),
  'docker-compose': packaged('docker-compose', 'docker-compose for the test of the compose file', { isOptional: true }),
  'systemd-analyze': packaged('systemd', 'systemd-analyze for the test of the unit', { isOptional: true }),
};

/** The path of a program, or `null` if there is none. A variable that names none counts as none. */
export function programPath(name) {
  const { variable, usual } = PROGRAMS[name];
  const paths = process.env[variable] ? [process.env[variable]] : usual(name);
  return paths.find((path) => existsSync(path)) ?? null;
}

/** What to do about a program that is missing. */
export function missingProgram(name) {
  const { variable, purpose, commands } = PROGRAMS[name];
  const all = [...commands, `export ${variable}=/path/to/${name}`].map((command) => `  ${command}`);
  return `${purpose} was not found. Run one of these commands, then try again:\n${all.join('\n')}`;
}
