// Installs what the tests need: packages, and programs with consent.
import { createInterface } from 'node:readline/promises';
import { BROWSER_MISSING, browserPath, installBrowser } from './browser.mjs';
import { consent } from './consent.mjs';
import { installPackages, packagesAreInstalled } from './install.mjs';
import { installNginx, NGINX_MISSING, nginxInstaller, nginxPath } from './nginx.mjs';

const PROGRAMS = {
  browser: {
    variable: 'CHROMIUM_PATH',
    path: browserPath,
    install: installBrowser,
    missing: BROWSER_MISSING,
    plan: () => 'Chromium for the end-to-end tests, with Playwright or the system’s package manager',
  },
  nginx: {
    variable: 'NGINX_PATH',
    path: nginxPath,
    install: installNginx,
    missing: NGINX_MISSING,
    plan: () => nginxInstaller() && `nginx for the tests of the proxy configuration, with ${nginxInstaller()}`,
  },
};

function fail(message) {
  console.error(message);
  process.exit(1);
}

async function mayInstall() {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const answer = consent({ args: process.argv.slice(2), env: process.env, isTerminal });
  if (answer !== 'ask') return answer === 'yes';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ending the input (Ctrl+C, Ctrl+D) means no.
  const typed = await terminal.question('Continue? [Y/n] ').catch(() => 'n');
  terminal.close();
  return /^(?:y|yes|)$/i.test(typed.trim());
}

/**
 * Installs the packages and one program, after saying so. Ends the process with a message if the program is still missing.
 *
 * @param {'browser' | 'nginx'} name
 */
export async function prepare(name) {
  const { variable, path, install, missing, plan } = PROGRAMS[name];
  if (process.env[variable] && path() === null)
    fail(`${variable} names ${process.env[variable]}, which does not exist.`);
  const needsPackages = !packagesAreInstalled();
  const program = path() === null && plan();
  const planned = [needsPackages && 'the packages of package-lock.json, into node_modules', program].filter(Boolean);
  if (planned.length > 0)
    console.log(`The tests need, and will install:\n${planned.map((what) => `  ${what}`).join('\n')}`);
  if (program && !(await mayInstall())) {
    fail(
      `Nothing was installed. To allow it, add -y or set CI=true. If the program is already installed, set ${variable}.\n` +
        'npm run verify:fast needs no program.',
    );
  }
  if (needsPackages) installPackages();
  // The packages may have brought it.
  if (path() === null) install();
  if (path() === null) fail(missing);
}
