import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { channelOf } from './channel.ts';
import { isWritable, writeDurably } from './durable-file.ts';
import { quarantine, writeToOutbox } from './outbox.ts';

const message = { name: 'A', email: 'a@buyer.example', company: '', message: 'Hello', assignment: '' };
let base = '';

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

describe('writeToOutbox', () => {
  it('keeps a message whole, in a file of its own that only the site’s user can read', async () => {
    const folder = join(base, 'deep', 'outbox');
    await writeToOutbox(folder, message, 'AAAA-1111');
    expect(await readdir(folder)).toEqual(['AAAA-1111.json']);
    const file = join(folder, 'AAAA-1111.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ reference: 'AAAA-1111', ...message });
    if (process.platform !== 'win32') {
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
    }
  });

  it('the same message twice is one file', async () => {
    await writeToOutbox(base, message, 'AAAA-1111');
    await writeToOutbox(base, message, 'AAAA-1111');
    expect(await readdir(base)).toEqual(['AAAA-1111.json']);
  });

  it('throws when nothing can be written, and leaves nothing half-written', async () => {
    await mkdir(join(base, 'AAAA-1111.json'));
    await expect(writeToOutbox(base, message, 'AAAA-1111')).rejects.toThrow();
    expect(await readdir(base)).toEqual(['AAAA-1111.json']);
  });
});

describe('quarantine', () => {
  it('keeps a message apart from the others', async () => {
    expect(await quarantine(base, message, 'AAAA-1111')).toBe(true);
    expect(await readdir(base)).toEqual(['quarantine']);
    expect(await readdir(join(base, 'quarantine'))).toEqual(['AAAA-1111.json']);
  });

  it('says so when the folder holds a thousand already', async () => {
    const folder = join(base, 'quarantine');
    await mkdir(folder);
    await Promise.all(Array.from({ length: 1_000 }, (_, index) => writeFile(join(folder, `${index}.json`), '')));
    expect(await quarantine(base, message, 'AAAA-1111')).toBe(false);
  });

  it('says so when the folder can’t be written', async () => {
    await writeFile(join(base, 'quarantine'), 'a file in its place');
    expect(await quarantine(base, message, 'AAAA-1111')).toBe(false);
  });
});

describe('channelOf', () => {
  it('is the mail server when there is one', async () => {
    const smtpUrl = 'smtp://127.0.0.1:25';
    expect(await channelOf({ smtpUrl, outbox: base })).toEqual({ kind: 'smtp', smtpUrl });
  });

  it('is the outbox when there is none, and the probe leaves nothing behind', async () => {
    expect(await channelOf({ smtpUrl: null, outbox: base })).toEqual({ kind: 'outbox', folder: base });
    expect(await readdir(base)).toEqual([]);
  });

  it('is none where nothing can be written or kept', async () => {
    await writeDurably(base, 'file', '');
    expect(await isWritable(join(base, 'file', 'outbox'))).toBe(false);
    expect(await channelOf({ smtpUrl: null, outbox: join(base, 'file', 'outbox') })).toEqual({ kind: 'none' });
    expect(await channelOf({ smtpUrl: null, outbox: null })).toEqual({ kind: 'none' });
  });
});
