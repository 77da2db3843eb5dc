import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const prepareChromium = (path: string) =>
  spawnSync(process.execPath, ['-e', "import('./scripts/prepare.mjs').then(({ prepare }) => prepare('chromium'))"], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: path },
  });

it('a browser that CHROMIUM_PATH names is used, and nothing is installed', () => {
  expect(prepareChromium(process.execPath)).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

it.each(['/nowhere/chromium', 'package.json'])('CHROMIUM_PATH=%s is refused with one sentence', (path) => {
  const stderr = `CHROMIUM_PATH names no program that starts: ${path}\n`;
  expect(prepareChromium(path)).toMatchObject({ status: 1, stdout: '', stderr });
});
