import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { FolderTaken, openOutbox } from './outbox.ts';

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
async function reopened() {
  rmSync(join(root, 'lock'));
  return openOutbox(root);
}

describe('openOutbox()', () => {
  it('keeps an accepted message as one file that only its user can read, until it is removed', async () => {
    const box = await openOutbox(root);
    expect(await box.accept(ID, message)).toBe('accepted');
    expect(filesIn('accepted')).toEqual([`${ID}.json`]);
    if (process.platform !== 'win32') expect(statSync(join(root, 'accepted', `${ID}.json`)).mode & 0o077).toBe(0);
    expect([await box.read(ID), await box.waiting()]).toEqual([message, [ID]]);
    await box.remove(ID);
    expect([filesIn('accepted'), filesIn('failed'), await box.read(ID)]).toEqual([[], [], undefined]);
  });

  it('recognises a form that is sent again, wherever its message is, and knows who has it, also in the next process', async () => {
    const box = await openOutbox(root);
    const [gone, failed, waiting] = [idOf(1), idOf(2), idOf(3)];
    for (const id of [gone, failed, waiting]) await box.accept(id, message);
    for (const name of ['smtp', 'webhook'] as const) await box.note(gone, name);
    await box.note(waiting, 'webhook');
    await box.remove(gone);
    await box.fail(failed);
    for (const outbox of [box, await reopened()]) {
      for (const id of [gone, failed, waiting]) expect(await outbox.accept(id, message), id).toBe('again');
      expect(await Promise.all([gone, waiting].map(outbox.notes))).toEqual([['smtp', 'webhook'], ['webhook']]);
    }
    expect(filesIn('accepted')).toEqual([`${waiting}.json`]);
  });

  it('forgets a form that is too old to be sent again, but not who has a message that is still here', async () => {
    const box = await openOutbox(root);
    const [gone, waiting, failed, recent] = [idOf(25), idOf(26), idOf(27), idOf(23)];
    for (const id of [waiting, failed]) await box.accept(id, message);
    await box.fail(failed);
    for (const id of [gone, waiting, failed, recent]) await box.note(id, 'smtp');
    await box.accept(ID, message);
    expect(filesIn('delivered').sort()).toEqual([waiting, failed, recent].map((id) => `${id}.smtp`).sort());
  });

  it('removes what was never written to its end, and nothing else', async () => {
    await openOutbox(root);
    writeFileSync(join(root, 'accepted', '.0123456789ab'), '{"half":');
    writeFileSync(join(root, 'accepted', 'notes.txt'), 'of a person');
    expect(await (await reopened()).waiting()).toEqual([]);
    expect(filesIn('accepted')).toEqual(['notes.txt']);
  });

  it('has room for a thousand messages', async () => {
    const box = await openOutbox(root);
    for (let at = 0; at < 1_000; at += 1) {
      writeFileSync(join(root, at % 2 ? 'accepted' : 'failed', `${at}.q0pV1d8ZkR3nT5aB.AAAA-1111.json`), '{}');
    }
    expect(await box.accept(ID, message)).toBe('full');
    unlinkSync(join(root, 'accepted', '999.q0pV1d8ZkR3nT5aB.AAAA-1111.json'));
    expect(await box.accept(ID, message), 'control').toBe('accepted');
  });

  it.each<[string, string, () => void, () => void]>([
    [
      'can’t be written',
      'EACCES',
      () => chmodSync(join(root, 'accepted'), 0o500),
      () => chmodSync(join(root, 'accepted'), 0o700),
    ],
    ['was removed', 'ENOENT', () => rmSync(join(root, 'accepted'), { recursive: true }), () => {}],
    [
      'was made a file',
      'ENOTDIR',
      () => {
        rmSync(root, { recursive: true });
        writeFileSync(root, '');
      },
      () => rmSync(root),
    ],
  ])('rejects while its folder %s, and works again after it', async (_title, code, damage, mend) => {
    if (code === 'EACCES' && (process.getuid?.() === 0 || process.platform === 'win32')) return;
    const box = await openOutbox(root);
    damage();
    await expect(box.accept(ID, message)).rejects.toMatchObject({ code });
    if (code !== 'ENOENT') await expect(box.probe('')).rejects.toThrow();
    mend();
    await box.probe('');
    expect(await box.accept(ID, message)).toBe('accepted');
    expect(filesIn('accepted')).toEqual([`${ID}.json`]);
  });

  it.skipIf(process.platform === 'win32')(
    'rejects whatever is asked while a disk hangs, and works again after it',
    async () => {
      const box = await openOutbox(root, 500);
      await box.accept(ID, message);
      const path = join(root, 'accepted', `${ID}.json`);
      rmSync(path);
      // Reading a FIFO hangs until somebody writes to it.
      spawnSync('mkfifo', [path]);
      await expect(box.read(ID)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      await expect(box.accept(idOf(1), message)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      writeFileSync(path, '');
      await expect.poll(() => box.waiting().then(({ length }) => length, String)).toBe(1);
    },
  );
});

describe('the lock of an outbox', () => {
  it('keeps a second process out, and ends with the first one, however that ends', async () => {
    const program = `
      import { openOutbox } from ${JSON.stringify(resolve('lib/contact/outbox.ts'))};
      await openOutbox(${JSON.stringify(root)});
      console.log('open');
      setInterval(() => {}, 1000);`;
    const words = ['--import', resolve('scripts/typescript.mjs'), '--input-type=module', '--eval', program];
    const other = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    await expect(openOutbox(root)).rejects.toBeInstanceOf(FolderTaken);
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(await (await openOutbox(root)).waiting()).toEqual([]);
  });

  it('is taken by one of several that start at the same time over the remains of another', async () => {
    await openOutbox(root);
    // A socket whose process has ended.
    const script = `require('node:net').createServer().listen(${JSON.stringify(join(root, 'other'))}, () => process.kill(process.pid, 'SIGKILL'))`;
    await once(spawn(process.execPath, ['--eval', script]), 'exit');
    renameSync(join(root, 'other'), join(root, 'lock'));
    const opened = await Promise.allSettled([openOutbox(root), openOutbox(root), openOutbox(root)]);
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
