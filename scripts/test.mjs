// `npm test`: announces what it will install, installs it with consent, and runs all checks.
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { BROWSER_MISSING, browserPath, installBrowser } from './browser.mjs';
import { consent } from './consent.mjs';
import { installPackages, packagesAreInstalled } from './install.mjs';
import { installNginx, NGINX_MISSING, nginxInstaller, nginxPath } from './nginx.mjs';
import { VERCEL_CLI, vercelIsCached } from './vercel-cli.mjs';

for (const name of ['CHROMIUM_PATH', 'NGINX_PATH']) {
  const found = name === 'CHROMIUM_PATH' ? browserPath() : nginxPath();
  if (process.env[name] && found === null) {
    console.error(`${name} names ${process.env[name]}, which does not exist.`);
    process.exit(1);
  }
}

const needsPackages = !packagesAreInstalled();
const programs = [
  browserPath() === null &&
    'Chromium for the end-to-end tests, with Playwright or the system’s package manager, unless already installed',
  nginxPath() === null &&
    nginxInstaller() &&
    `nginx for the tests of the proxy configuration, with ${nginxInstaller()}`,
].filter(Boolean);

const planned = [
  needsPackages && 'the packages of package-lock.json, into node_modules',
  !vercelIsCached() && `${VERCEL_CLI}, into npm’s cache`,
  ...programs,
].filter(Boolean);
if (planned.length > 0) console.log(`npm test will install:\n${planned.map((what) => `  ${what}`).join('\n')}`);

if (programs.length > 0) {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  let answer = consent({ args: process.argv.slice(2), env: process.env, isTerminal });
  if (answer === 'ask') {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    // Ending the input (Ctrl+C, Ctrl+D) means no.
    const typed = await terminal.question('Continue? [Y/n] ').catch(() => 'n');
    answer = /^(?:y|yes|)$/i.test(typed.trim()) ? 'yes' : 'no';
    terminal.close();
  }
  if (answer === 'no') {
    console.error(
      'Nothing was installed. To allow it, run npm test -y or set CI=true. If the programs are already installed, set\n' +
        'CHROMIUM_PATH and NGINX_PATH. npm run verify:fast needs neither.',
    );
    process.exit(1);
  }
}

if (needsPackages) installPackages();
if (browserPath() === null) installBrowser();
if (browserPath() === null) {
  console.error(BROWSER_MISSING);
  process.exit(1);
}
if (nginxPath() === null) installNginx();
// Continue: everything else is still worth testing, and the tests of the proxy fail with the same message.
if (nginxPath() === null) console.error(NGINX_MISSING);

const { status } = spawnSync('npm', ['run', '--silent', 'verify'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
