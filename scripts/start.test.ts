import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { unprivileged } from '../e2e/support/unprivileged.ts';

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const [own = 0] = process.versions.node.split('.').map(Number);

it.each([
  [['20.9'], 0],
  [[`${own}.0`, `${own + 1}.99`], 0],
  [[`${own + 1}.0`], 1],
  [['20.9', `${own}.99`], 1],
])('a Node that is older than %j is told in one sentence: ends with %i', (versions, status) => {
  const ended = spawnSync(process.execPath, ['scripts/node-version.cjs', ...versions], { encoding: 'utf8' });
  expect(ended.status).toBe(status);
  expect(ended.stderr).toMatch(
    status === 0 ? /^$/ : /^This needs Node [\d. or]+ or newer, and this is Node [\d.]+\.\n$/,
  );
});

it('npm checks the version of Node before it starts or tests the site, without options that an old one does not know', () => {
  const oldest = engines.node.replace('>=', '');
  for (const name of ['prestart', 'preserve']) expect(scripts[name]).toBe(`node scripts/node-version.cjs ${oldest}`);
  expect(scripts.pretest).toBe('node scripts/node-version.cjs 20.19 22.12');
});

it.skipIf(process.platform === 'win32')(
  'a folder without a build that can’t be written is told in one sentence',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'start-'));
    chmodSync(folder, 0o555);
    const options = { cwd: folder, encoding: 'utf8', ...unprivileged() } as const;
    const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/start.mjs')], options);
    rmdirSync(folder);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^There is no finished build here, and this folder can’t be written\..*\n$/),
    ]);
  },
);
