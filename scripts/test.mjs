// `npm test`: types, lint, unit tests, one build, and the end-to-end tests of that build.
import { prepare } from './prepare.mjs';
import { run } from './run.mjs';

await prepare('chromium');
for (const script of ['verify:fast', 'e2e']) {
  await run('npm', ['run', '--silent', script], { shell: process.platform === 'win32' });
}
