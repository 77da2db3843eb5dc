import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { createOutbox, FolderTaken } from './outbox.ts';

const message = storedMessage();
/** The id of a message whose form was opened so long ago. */
const idOf = (hours = 0) => `${(Date.now() - hours * 3_600_000).toString(36)}.q0pV1d8ZkR3nT5aB.AAAA-1111`;
const ID = idOf();
let root: string;

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox');
});
afterEach(() => rmSync(join(root, '..'), { recursive: true, force: true }));

const filesIn = (folder: string) => readdirSync(join(root, folder));

/** The outbox as another process finds it that starts once this one has ended. */
function reopened() {
  for (const name of filesIn('.')) if (name.startsWith('lock')) rmSync(join(root, name));
  return createOutbox(root);
}

it('an accepted message is one file that only its user can read, until it is removed', async () => {
  const box = createOutbox(root);
  expect(await box.accept(ID, message)).toBe('accepted');
  expect([filesIn('accepted'), await box.waiting()]).toEqual([[`${ID}.json`], [ID]]);
  if (process.platform !== 'win32') expect(statSync(join(root, 'accepted', `${ID}.json`)).mode & 0o077).toBe(0);
  expect(await box.lacking(ID, 'smtp')).toEqual(message);
  await box.remove(ID);
  expect([filesIn('accepted'), filesIn('failed'), await box.lacking(ID, 'smtp')]).toEqual([[], [], undefined]);
});

it('a form that is sent again is recognised, wherever its message is, and who has it is known, also in the next process', async () => {
  const box = createOutbox(root);
  const [gone, failed, waiting] = [idOf(1), idOf(2), idOf(3)];
  for (const id of [gone, failed, waiting]) await box.accept(id, message);
  await box.note(gone, 'smtp');
  await box.note(waiting, 'webhook');
  await box.remove(gone);
  await box.fail(failed);
  for (const open of [() => box, reopened]) {
    const outbox = open();
    for (const id of [gone, failed, waiting]) expect(await outbox.accept(id, message), id).toBe('again');
    expect(await outbox.lacking(waiting, 'webhook')).toBeUndefined();
    expect(await outbox.lacking(waiting, 'smtp')).toEqual(message);
  }
  expect(filesIn('accepted')).toEqual([`${waiting}.json`]);
});

it('a form that is too old to be sent again is forgotten, but not who has a message that is still here', async () => {
  const box = createOutbox(root);
  const [gone, waiting, failed, recent] = [idOf(25), idOf(26), idOf(27), idOf(23)];
  for (const id of [waiting, failed]) await box.accept(id, message);
  await box.fail(failed);
  for (const id of [gone, waiting, failed, recent]) await box.note(id, 'smtp');
  await box.waiting();
  expect(filesIn('delivered').sort()).toEqual([waiting, failed, recent].map((id) => `${id}.smtp`).sort());
});

it('who has a message is noted at once, however many others are being accepted', async () => {
  const box = createOutbox(root);
  await box.waiting();
  let accepted = 0;
  const accepting = Array.from({ length: 20 }, async (_, hours) => {
    await box.accept(idOf(hours), message);
    accepted += 1;
  });
  await box.note(ID, 'smtp');
  expect(accepted).toBeLessThan(10);
  await Promise.all(accepting);
  expect(accepted, 'control').toBe(20);
});

it('what was never written to its end is no message, nor is a file of a person', async () => {
  await createOutbox(root).waiting();
  for (const name of ['unfinished', 'accepted/notes.txt']) writeFileSync(join(root, name), '{"half":');
  const box = reopened();
  expect(await box.waiting()).toEqual([]);
  expect([await box.accept(ID, message), await box.waiting()]).toEqual(['accepted', [ID]]);
  expect(filesIn('.').filter((name) => !name.startsWith('lock'))).toEqual(['accepted', 'delivered', 'failed']);
});

/** A process that owns the folder. */
async function startOwner() {
  const program = `
    import { createOutbox } from ${JSON.stringify(resolve('lib/contact/outbox.ts'))};
    await createOutbox(${JSON.stringify(root)}).waiting();
    console.log('open');
    setInterval(() => {}, 1000);`;
  const words = ['--import', resolve('scripts/typescript.mjs'), '--input-type=module', '--eval', program];
  const owner = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(owner.stdout, 'data');
  return async (signal: NodeJS.Signals) => {
    const ended = once(owner, 'exit');
    owner.kill(signal);
    if (signal === 'SIGKILL') await ended;
  };
}

it('a second process is kept out, also while the first one is stopped, until that ends, however it ends', async () => {
  const send = await startOwner();
  const box = createOutbox(root);
  await expect(box.waiting()).rejects.toBeInstanceOf(FolderTaken);
  if (process.platform !== 'win32') await send('SIGSTOP');
  await expect(box.waiting()).rejects.toBeInstanceOf(FolderTaken);
  await send('SIGKILL');
  expect(await box.waiting()).toEqual([]);
});

it('one of several processes that start at the same time over what another has left owns the folder', async () => {
  const send = await startOwner();
  await send('SIGKILL');
  const started = Array.from({ length: 5 }, () => createOutbox(root).waiting());
  const outcomes = (await Promise.allSettled(started)).map(({ status }) => status);
  expect(outcomes.sort()).toEqual(['fulfilled', ...Array(4).fill('rejected')]);
});

it('an owner whose folder somebody removed is none any more once another has taken it', async () => {
  const box = createOutbox(root);
  await box.accept(ID, message);
  rmSync(root, { recursive: true });
  expect(await box.accept(ID, message), 'nobody has taken it').toBe('accepted');
  rmSync(root, { recursive: true });
  expect(await createOutbox(root).waiting()).toEqual([]);
  await expect(box.accept(ID, message)).rejects.toBeInstanceOf(FolderTaken);
});
