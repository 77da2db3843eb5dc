import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unprivileged } from '../e2e/support/unprivileged.ts';

const node = (words: readonly string[], options: object = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    ...options,
  });
  return [status, stdout + stderr];
};
const INSTALL =
  "import('./scripts/programs.mjs').then(({ installPrograms }) => installPrograms('chromium'))";
const installBrowser = (path: string) =>
  node(['-e', INSTALL], { env: { ...process.env, CHROMIUM_PATH: path } });

const refusal = (path: string) =>
  `CHROMIUM_PATH names no program that starts: ${path}\n`;

// Windows has no browser that tells its version, so none is tried there.
const isTried = process.platform !== 'win32';

it.each([
  [process.execPath, 0, ''],
  ['/nowhere/chromium', 1, refusal('/nowhere/chromium')],
  ['package.json', Number(isTried), isTried ? refusal('package.json') : ''],
])(
  'a browser that CHROMIUM_PATH names is used, or refused in one sentence: %s',
  (path, ...expected) => {
    expect(installBrowser(path)).toEqual(expected);
  },
);

const [own = 0] = process.versions.node.split('.').map(Number);
const TOO_OLD = expect.stringMatching(
  /^This needs Node [\d. or]+ or newer, and this is Node [\d.]+\.\n$/,
);

it.each([
  [[`${own}.0`, `${own + 1}.99`], 0, ''],
  [[`${own + 1}.0`], 1, TOO_OLD],
  [[`${own - 1}.0`, `${own}.99`], 1, TOO_OLD],
])(
  'a Node that is older than %j is told in one sentence: ends with %i',
  (versions, ...expected) => {
    expect(node(['scripts/node-version.cjs', ...versions])).toEqual(expected);
  },
);

it('npm checks the version of Node before it starts or tests the site', () => {
  const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const oldest = engines.node.replace('>=', '');
  for (const name of ['prestart', 'preserve'])
    expect(scripts[name]).toBe(`node scripts/node-version.cjs ${oldest}`);
  for (const name of ['pretest', 'preverify'])
    expect(scripts[name]).toBe('node scripts/node-version.cjs 20.19 22.12');
});

it.skipIf(process.platform === 'win32')(
  'a folder without a build that can’t be written is told so',
  () => {
    // Another user may be unable to enter the folder of the project.
    const folder = mkdtempSync(join(tmpdir(), 'start-'));
    const [scripts, site] = [join(folder, 'scripts'), join(folder, 'site')];
    cpSync('scripts', scripts, { recursive: true });
    mkdirSync(site);
    for (const path of readdirSync(folder, {
      recursive: true,
      encoding: 'utf8',
    }))
      chmodSync(join(folder, path), path === 'site' ? 0o555 : 0o755);
    chmodSync(folder, 0o755);
    const ended = node([join(scripts, 'build.mjs')], {
      cwd: site,
      ...unprivileged(),
    });
    rmSync(folder, { recursive: true });
    const sentence =
      /^There is no finished build here, and this folder can’t be written\..*\n$/;
    expect(ended).toEqual([1, expect.stringMatching(sentence)]);
  },
);
