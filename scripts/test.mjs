// `npm test`: types, lint, unit tests, one build, and the end-to-end tests of that build.
import { spawnSync } from 'node:child_process';
import { prepare } from './prepare.mjs';

await prepare('chromium');

for (const script of ['verify:fast', 'e2e']) {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
