import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirstSeen } from './first-seen.ts';
import { countMessages, isUsable, quarantine, storeMessage, tidyOutbox } from './outbox.ts';
import { foldersOf } from './outbox-layout.ts';

const message = { name: 'A', email: 'a@buyer.example', company: '', message: 'Hello', assignment: '' };
const HOUR = 3_600_000;
let base = '';

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

const formAt = (time: number, nonce = 'nonce') => `${time.toString(36)}.${nonce}`;
const form = formAt(Date.now());
const keep = (reference = 'AAAA-1111', { of = form, outbox = base, isMailed = false } = {}) =>
  storeMessage(outbox, { message, form: of, reference }, isMailed ? ['smtp'] : []);

/** The paths of all files in the outbox. */
async function files(folder = base): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

async function fill(count: number) {
  await Promise.all(Array.from({ length: count }, (_, at) => writeFile(join(base, `${at}.json`), '')));
}

it('countMessages() counts messages by state, and ignores other files in the outbox', async () => {
  expect(await countMessages(join(base, 'none'))).toEqual({ unread: 0, waiting: 0, refused: 0, quarantined: 0 });
  await keep('AAAA-1111');
  await keep('BBBB-2222', { of: formAt(Date.now(), 'second'), isMailed: true });
  await quarantine(base, message, 'CCCC-3333');
  await mkdir(foldersOf(base).refused);
  await writeFile(join(foldersOf(base).refused, 'DDDD-4444.json'), '{}');
  await writeFile(join(base, 'notes.txt'), '');
  expect(await countMessages(base)).toEqual({ unread: 1, waiting: 1, refused: 1, quarantined: 1 });
});

describe('storeMessage', () => {
  it('stores the complete message in a file of its own that only the site’s user can read', async () => {
    const outbox = join(base, 'deep', 'outbox');
    expect(await keep('AAAA-1111', { outbox })).toBe('stored');
    const file = join(outbox, 'AAAA-1111.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ reference: 'AAAA-1111', ...message });
    if (process.platform !== 'win32') {
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await stat(outbox)).mode & 0o777).toBe(0o700);
    }
  });

  it('keeps only the reference in the form’s marker file', async () => {
    await keep();
    expect(await files()).toEqual(['AAAA-1111.json', `taken/${form}`]);
    expect(await readFile(join(base, 'taken', form), 'utf8')).toBe('AAAA-1111');
  });

  it('puts a message to be mailed in the queue', async () => {
    await keep('AAAA-1111', { isMailed: true });
    expect(await files()).toEqual([`taken/${form}`, 'waiting/AAAA-1111.0.0.json']);
  });

  it('accepts one message per form, however often it is sent at the same time', async () => {
    const stored = await Promise.all(Array.from({ length: 20 }, () => keep()));
    expect(stored.sort()).toEqual([...Array(19).fill('again'), 'stored']);
    expect(await keep('BBBB-2222')).toBe('used');
    expect(await keep('BBBB-2222', { of: formAt(Date.now(), 'another') }), 'control').toBe('stored');
    expect((await files()).filter((name) => name.endsWith('.json'))).toEqual(['AAAA-1111.json', 'BBBB-2222.json']);
  });

  it('of two concurrent messages from one form, stores one and reports the other as such', async () => {
    expect((await Promise.all([keep('AAAA-1111'), keep('BBBB-2222')])).sort()).toEqual(['stored', 'used']);
    expect((await files()).filter((name) => name.endsWith('.json'))).toHaveLength(1);
  });

  it('accepts nothing when it holds a thousand messages, but does with one less', async () => {
    await fill(999);
    expect(await keep(), 'control').toBe('stored');
    await fill(1_000);
    expect(await keep('BBBB-2222', { of: formAt(Date.now(), 'another') })).toBe('full');
  });

  it('recognises a form that has sent its message, also when it is full or closed, and stores no other then', async () => {
    await keep();
    await fill(1_000);
    expect([await keep(), await keep('BBBB-2222')]).toEqual(['again', 'used']);
    const closed = (reference: string, of: string) => storeMessage(base, { message, form: of, reference }, [], true);
    expect([await closed('AAAA-1111', form), await closed('BBBB-2222', form)]).toEqual(['again', 'used']);
    expect(await closed('CCCC-3333', formAt(Date.now(), 'another'))).toBeNull();
  });

  it('rejects if it can’t write, and leaves no partial files', async () => {
    await writeFile(join(base, 'taken'), 'a file in its place');
    await expect(keep()).rejects.toThrow();
    expect(await files()).toEqual(['taken']);
  });

  it('has accepted a message that can’t be moved on yet, and moves it on later', async () => {
    await mkdir(foldersOf(base).taken);
    await writeFile(foldersOf(base).waiting, 'a file in its place');
    expect(await keep('AAAA-1111', { isMailed: true })).toBe('stored');
    expect(await keep('AAAA-1111', { isMailed: true })).toBe('again');
    await rm(foldersOf(base).waiting);
    await tidyAfter(60_000);
    expect(await files()).toEqual([`taken/${form}`, 'waiting/AAAA-1111.0.0.json']);
  });
});

/** Tidies twice, with this much time between; the second time finds what has been there for so long. */
async function tidyAfter(ms: number) {
  const firstSeen = createFirstSeen();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  await tidyOutbox(base, ['smtp'], firstSeen);
  now.mockReturnValue(ms);
  await tidyOutbox(base, ['smtp'], firstSeen);
  now.mockRestore();
}

describe('tidyOutbox', () => {
  const incoming = () => join(foldersOf(base).incoming, `${form}.AAAA-1111.abc`);

  async function leaveIncoming({ accepted }: { accepted: boolean }) {
    const { incoming: folder, taken } = foldersOf(base);
    await Promise.all([folder, taken].map((path) => mkdir(path, { recursive: true })));
    await writeFile(incoming(), JSON.stringify({ reference: 'AAAA-1111', ...message }));
    if (accepted) await link(incoming(), join(taken, form));
  }

  it('moves on a message that was accepted before its process ended', async () => {
    await leaveIncoming({ accepted: true });
    await tidyAfter(60_000);
    expect(await files()).toEqual([`taken/${form}`, 'waiting/AAAA-1111.0.0.json']);
    expect(await keep('AAAA-1111')).toBe('again');
    expect(await keep('BBBB-2222')).toBe('used');
  });

  it('deletes a message that was never accepted', async () => {
    await leaveIncoming({ accepted: false });
    await tidyAfter(60_000);
    expect(await files()).toEqual([]);
  });

  it('leaves a message alone that may still be in progress', async () => {
    await leaveIncoming({ accepted: true });
    await tidyAfter(59_999);
    expect(await files()).toHaveLength(2);
  });

  it('remembers a form for as long as it can be sent', async () => {
    await keep('AAAA-1111', { of: formAt(Date.now() - 4.1 * HOUR, 'older') });
    const younger = formAt(Date.now() - 3.9 * HOUR, 'younger');
    await keep('BBBB-2222', { of: younger });
    await tidyAfter(0);
    expect(await files()).toEqual(['AAAA-1111.json', 'BBBB-2222.json', `taken/${younger}`]);
  });
});

describe('quarantine', () => {
  it('stores a message separately from the others', async () => {
    expect(await quarantine(base, message, 'AAAA-1111')).toBe(true);
    expect(await files()).toEqual(['quarantine/AAAA-1111.json']);
  });

  it('gives false when the folder already holds a thousand', async () => {
    const folder = join(base, 'quarantine');
    await mkdir(folder);
    await Promise.all(Array.from({ length: 1_000 }, (_, index) => writeFile(join(folder, `${index}.json`), '')));
    expect(await quarantine(base, message, 'AAAA-1111')).toBe(false);
  });

  it('gives false when it can’t write to the folder', async () => {
    await writeFile(join(base, 'quarantine'), 'a file in its place');
    expect(await quarantine(base, message, 'AAAA-1111')).toBe(false);
  });
});

describe('isUsable', () => {
  it('tells whether messages can be stored, and leaves nothing behind', async () => {
    await writeFile(join(base, 'file'), '');
    expect(await isUsable(base)).toBe(true);
    expect(await isUsable(join(base, 'file', 'outbox'))).toBe(false);
    expect(await files()).toEqual(['file']);
  });

  // Where Node's own recursion would never end.
  it.runIf(process.platform === 'linux')('gives false for a folder that can’t be made', async () => {
    expect(await isUsable('/proc/deep/outbox')).toBe(false);
    expect(await isUsable(join(base, 'deep', 'outbox')), 'control').toBe(true);
  });
});
