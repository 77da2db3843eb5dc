import {
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { createOutbox } from './outbox.ts';

/**
 * What was done to the disk, in order: `open`, `sync` and `rename`, each with
 * the last part of its path.
 */
const done: string[] = [];
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  const open: typeof actual.open = async (path, ...words) => {
    const handle = await actual.open(path, ...words);
    const { sync } = handle;
    handle.sync = () =>
      sync
        .call(handle)
        .then(() => void done.push(`sync ${basename(String(path))}`));
    done.push(`open ${basename(String(path))}`);
    return handle;
  };
  const rename: typeof actual.rename = (from, to) => {
    done.push(`rename ${basename(String(from))} ${basename(String(to))}`);
    return actual.rename(from, to);
  };
  return { ...actual, open, rename };
});

const message = storedMessage();
const ID = 'mabc.q0pV1d8ZkR3nT5aB.AAAA-1111';
const NAME = `${ID}.json`;
let root: string;
let outbox: ReturnType<typeof createOutbox>;
const filesIn = (folder: string) => readdirSync(join(root, folder));

beforeEach(async () => {
  root = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox');
  outbox = createOutbox(root);
  await outbox.open();
  done.length = 0;
});
afterEach(() => rmSync(join(root, '..'), { recursive: true, force: true }));

it('an accepted message is one file that only its user can read, until it is removed', async () => {
  expect(await outbox.accept(ID, message)).toBe(true);
  expect([filesIn('accepted'), await outbox.open()]).toEqual([[NAME], [NAME]]);
  if (process.platform !== 'win32')
    expect(statSync(join(root, 'accepted', NAME)).mode & 0o077).toBe(0);
  const cutOff =
    'what a process wrote when it was killed, which is longer'.repeat(99);
  writeFileSync(join(root, 'unfinished'), cutOff);
  await outbox.accept(ID, message);
  expect(await createOutbox(root).read(NAME)).toEqual(message);
  await outbox.remove(NAME);
  expect([filesIn('accepted'), filesIn('failed')]).toEqual([[], []]);
});

it.skipIf(process.platform === 'win32')(
  'a message is accepted once it is written beside its place, safe on the disk, and renamed, and so is its name',
  async () => {
    await outbox.accept(ID, message);
    const aside = [
      'open unfinished',
      'sync unfinished',
      `rename unfinished ${NAME}`,
    ];
    expect(done).toEqual([...aside, 'open accepted', 'sync accepted']);
  },
);

it('a file of a person is no message; what can’t be understood is null', async () => {
  for (const name of ['notes.txt', NAME])
    writeFileSync(join(root, 'accepted', name), '{"half":');
  expect([await outbox.open(), await outbox.read(NAME)]).toEqual([
    [NAME],
    null,
  ]);
  await outbox.remove(NAME);
  expect([await outbox.open(), filesIn('accepted')]).toEqual([
    [],
    ['notes.txt'],
  ]);
});
