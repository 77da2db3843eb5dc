import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { type Entry, FolderTaken, openOutbox } from './outbox.ts';

const FORM = 'mia2k3x4.q0pV1d8ZkR3nT5aB';
const message = storedMessage();
let root: string;

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox');
});
afterEach(() => {
  chmodSync(join(root, '..'), 0o700);
  rmSync(join(root, '..'), { recursive: true, force: true });
});

const filesIn = (folder: string) => readdirSync(join(root, folder));

/** The outbox as another process finds it that starts once this one has ended. */
async function reopened() {
  rmSync(join(root, 'lock'));
  return openOutbox(root);
}

async function accepted(box: Awaited<ReturnType<typeof openOutbox>>, form = FORM): Promise<Entry> {
  const entry = await box.accept(form, message);
  if (typeof entry === 'string') throw new Error(`the message is ${entry}`);
  return entry;
}

describe('openOutbox()', () => {
  it('keeps an accepted message as one file that only its user can read, until it is removed', async () => {
    const box = await openOutbox(root);
    const entry = await accepted(box);
    const [name = 'none', ...more] = filesIn('accepted');
    expect([name, more]).toEqual([`${FORM}.AAAA-1111.json`, []]);
    if (process.platform !== 'win32') expect(statSync(join(root, 'accepted', name)).mode & 0o077).toBe(0);
    expect(await box.read(entry)).toEqual(message);
    expect(await box.waiting()).toEqual([entry]);
    await box.remove(entry);
    expect([filesIn('accepted'), filesIn('failed')]).toEqual([[], []]);
    expect(await box.read(entry)).toBeNull();
  });

  it('recognises a form that is sent again, wherever its message is, also in the next process', async () => {
    const box = await openOutbox(root);
    const gone = await accepted(box);
    await box.remove(gone);
    const failed = await accepted(box, 'mia2k3x5.q0pV1d8ZkR3nT5aB');
    await box.fail(failed);
    const waiting = await accepted(box, 'mia2k3x6.q0pV1d8ZkR3nT5aB');
    for (const outbox of [box, await reopened()]) {
      for (const { id } of [gone, failed, waiting]) {
        expect(await outbox.accept(id.replace('.AAAA-1111', ''), message), id).toBe('again');
      }
    }
    expect(filesIn('accepted')).toHaveLength(1);
  });

  it('notes which destinations have a message, also for the next process', async () => {
    const box = await openOutbox(root);
    await box.note(await accepted(box), 'webhook');
    expect(await (await reopened()).waiting()).toEqual([{ id: `${FORM}.AAAA-1111`, has: ['webhook'] }]);
  });

  it('removes what was noted as sent when its process ended, and what was never written to its end', async () => {
    const box = await openOutbox(root);
    await accepted(box);
    writeFileSync(join(root, 'sent'), `${Date.now()} ${FORM}.AAAA-1111\n${Date.now()} broken li`);
    writeFileSync(join(root, 'accepted', '.0123456789ab'), '{"half":');
    writeFileSync(join(root, 'accepted', 'notes.txt'), 'of a person');
    expect(await (await reopened()).waiting()).toEqual([]);
    expect(filesIn('accepted')).toEqual(['notes.txt']);
    expect(readFileSync(join(root, 'sent'), 'utf8')).toMatch(/^\d+ \S+AAAA-1111\n$/);
  });

  it('forgets forms that are too old to be sent again', async () => {
    await openOutbox(root);
    const day = 24 * 3_600_000;
    writeFileSync(join(root, 'sent'), `${Date.now() - day - 1_000} ${FORM}.AAAA-1111\n`);
    const box = await reopened();
    expect(readFileSync(join(root, 'sent'), 'utf8')).toBe('');
    expect(await box.accept(FORM, message)).toMatchObject({ has: [] });
  });

  it('has room for a thousand messages', async () => {
    const box = await openOutbox(root);
    for (let at = 0; at < 1_000; at += 1) {
      writeFileSync(join(root, at % 2 ? 'accepted' : 'failed', `${at}.q0pV1d8ZkR3nT5aB.AAAA-1111.json`), '{}');
    }
    expect(await box.accept(FORM, message)).toBe('full');
  });

  it.runIf(process.getuid?.() !== 0 && process.platform !== 'win32')(
    'rejects in a folder that can’t be written',
    async () => {
      const box = await openOutbox(root);
      chmodSync(join(root, 'accepted'), 0o500);
      await expect(box.accept(FORM, message)).rejects.toMatchObject({ code: 'EACCES' });
      await expect(box.probe()).rejects.toMatchObject({ code: 'EACCES' });
      chmodSync(join(root, 'accepted'), 0o700);
    },
  );

  it('rejects where the folder is a file, or was removed', async () => {
    const file = join(root, '..', 'file');
    writeFileSync(file, '');
    await expect(openOutbox(join(file, 'outbox'))).rejects.toThrow();
    const box = await openOutbox(root);
    rmSync(join(root, 'accepted'), { recursive: true });
    await expect(box.accept(FORM, message)).rejects.toMatchObject({ code: 'ENOENT' });
    await box.probe();
    expect(await box.accept(FORM, message)).toMatchObject({ has: [] });
  });

  it('rejects each step while a disk hangs, and works again after it', async () => {
    const box = await openOutbox(root, 500);
    const entry = await accepted(box);
    const path = join(root, 'accepted', filesIn('accepted')[0] ?? '');
    rmSync(path);
    // Reading a FIFO hangs until somebody writes to it.
    const fifo = spawn('mkfifo', [path]);
    await once(fifo, 'close');
    await expect(box.read(entry)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect(box.accept('mia2k3x5.q0pV1d8ZkR3nT5aB', message)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    writeFileSync(path, '');
    await expect.poll(() => box.waiting().then(({ length }) => length, String)).toBe(1);
  });
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
    rmSync(join(root, 'lock'));
    const { renameSync } = await import('node:fs');
    renameSync(join(root, 'other'), join(root, 'lock'));
    const opened = await Promise.allSettled([openOutbox(root), openOutbox(root), openOutbox(root)]);
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
