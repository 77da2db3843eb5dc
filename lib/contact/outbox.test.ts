import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModelFileSystem } from '../../e2e/support/model-file-system.ts';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { createDisk } from './disk.ts';
import { FOLDERS } from './message-file.ts';
import { takeOverOldOutbox } from './old-outbox.ts';
import { createOutbox } from './outbox.ts';
import { probe, tidy } from './tidy.ts';

const FORM = 'mia2k3x4.q0pV1d8ZkR3nT5aB';
const ANOTHER = 'mia2k3x5.another-form-123';
const NAME = `${FORM}.AAAA-1111.json`;
let root = '';
let logged: string[];

beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'deep', 'outbox');
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(join(root, '../..'), { recursive: true, force: true });
});

const open = () => createOutbox(root);
const accept = (reference = 'AAAA-1111', form = FORM, outbox = open()) =>
  outbox.accept(form, storedMessage({ reference }));

/** The paths of all files in the outbox. */
async function files(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile());
  return found.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).sort();
}

async function put(place: string, text = '{}') {
  await mkdir(join(root, place, '..'), { recursive: true });
  await writeFile(join(root, place), text);
}

async function fill(count: number) {
  await mkdir(join(root, 'failed'), { recursive: true });
  const names = Array.from({ length: count }, (_, at) => `${1000 + at}.abcdefghijklmnop.AAAA-1111.json`);
  await Promise.all(names.map((name) => writeFile(join(root, 'failed', name), '{}')));
}

describe('an outbox', () => {
  it('accepts a message as one complete file that only the site’s user can read', async () => {
    expect(await accept()).toBe('accepted');
    expect(await files()).toEqual([`accepted/${NAME}`]);
    const file = join(root, 'accepted', NAME);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(storedMessage());
    if (process.platform === 'win32') return;
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    for (const folder of [root, ...FOLDERS.map((name) => join(root, name))]) {
      expect((await stat(folder)).mode & 0o777, folder).toBe(0o700);
    }
  });

  it('accepts a message of one form once, however often it is sent at the same time', async () => {
    const outbox = open();
    const results = await Promise.all(Array.from({ length: 20 }, () => accept('AAAA-1111', FORM, outbox)));
    for (const result of results) expect(['accepted', 'again']).toContain(result);
    expect(await accept()).toBe('again');
    expect(await files()).toEqual([`accepted/${NAME}`]);
  });

  it.each([
    ['accepted', NAME],
    ['accepted', `${FORM}.AAAA-1111.smtp.json`],
    ['claimed', `${NAME}@host-12-abc`],
    ['sent', NAME],
    ['failed', `${FORM}.AAAA-1111.webhook.json`],
  ])('recognises a message that is sent again in %s/%s, also when it is full', async (folder, name) => {
    await put(`${folder}/${name}`);
    expect(await accept('BBBB-2222'), 'another text').toBe('accepted');
    await fill(1_000);
    expect(await accept()).toBe('again');
    expect(await accept('AAAA-1111', ANOTHER), 'another form').toBe('full');
  });

  it('accepts nothing when it holds a thousand messages, but does with one less', async () => {
    await fill(999);
    expect(await accept(), 'control').toBe('accepted');
    expect(await accept('BBBB-2222', ANOTHER)).toBe('full');
  });

  it.each(FOLDERS.slice(0, 5))(
    'rejects a message while a file is in the place of the folder %s, and leaves none',
    async (folder) => {
      await put(folder);
      await expect(accept()).rejects.toThrow();
      expect(await files()).toEqual([folder]);
      await rm(join(root, folder));
      expect(await accept(), 'control').toBe('accepted');
    },
  );

  it('says “again” only when a message would survive a power failure, although the process that accepts it has not come so far', async () => {
    const disk = createModelFileSystem();
    const outbox = (dies: boolean) => {
      let renames = 0;
      const process = {
        isDead: false,
        fault: (call: string) => (dies && call === 'rename' && renames++ === 0 ? { dies: true, isAfter: true } : null),
      };
      return createOutbox('/outbox', createDisk(disk.mount(process)));
    };
    void accept('AAAA-1111', FORM, outbox(true));
    await expect.poll(() => disk.files().some(([path]) => path === `/outbox/accepted/${NAME}`)).toBe(true);
    expect(await accept('AAAA-1111', FORM, outbox(false))).toBe('again');
    disk.failPower(0);
    expect(disk.files().map(([path]) => path)).toEqual([`/outbox/accepted/${NAME}`]);
  });

  it('leaves what it does not understand, also folders, and names it in the log once', async () => {
    await accept();
    await put(`claimed/${ANOTHER}.BBBB-2222.json@host-12-abc`);
    const odd = ['accepted/notes of a person.txt', `accepted/${NAME}@host-12-abc`, `claimed/${NAME}`];
    for (const place of [...odd, `failed/${NAME}/within`]) await put(place);
    const before = await files();
    for (let times = 0; times < 2; times += 1) {
      const found = await open().messagesIn('accepted', 'claimed', 'failed');
      expect(found.map(({ folder }) => folder)).toEqual(['accepted', 'claimed']);
    }
    expect(await files()).toEqual(before);
    expect(logged.map((line) => JSON.parse(line).file).sort()).toEqual([...odd, `failed/${NAME}/`].sort());
    expect(logged.join()).toContain('"event":"contact_file_not_understood"');
  });
});

describe('a probe', () => {
  const isUsable = async (outbox = open()) => {
    await probe(outbox);
    return outbox.isUsable;
  };

  it('leaves nothing behind', async () => {
    expect(await isUsable()).toBe(true);
    expect(await files()).toEqual([]);
  });

  it.each(FOLDERS)('fails if the folder %s can’t be used', async (folder) => {
    await put(folder);
    expect(await isUsable()).toBe(false);
    expect(logged.join()).toContain('"event":"contact_outbox_failed"');
    await rm(join(root, folder));
    expect(await isUsable()).toBe(true);
  });

  it.runIf(process.platform !== 'win32' && process.getuid?.() !== 0).each(FOLDERS)(
    'fails if the folder %s can’t be written',
    async (folder) => {
      expect(await isUsable()).toBe(true);
      await chmod(join(root, folder), 0o500);
      expect(await isUsable()).toBe(false);
      await chmod(join(root, folder), 0o700);
      expect(await isUsable()).toBe(true);
    },
  );

  // Where Node's own recursion would never end.
  it.runIf(process.platform === 'linux')('fails where no folder can be made', async () => {
    expect(await isUsable(createOutbox('/proc/deep/outbox'))).toBe(false);
  });
});

describe('tidying', () => {
  const HOUR = 3_600_000;
  const old = `${ANOTHER}.BBBB-2222.json`;

  it('removes probes, empties what was sent, and after three days forgets it and what was never finished: nothing else', async () => {
    const kept = [`accepted/${old}`, `claimed/${old}@host-12-abc`, `failed/${old}`];
    const folders = [
      `sent/${FORM}.DDDD-4444.json/within`,
      'tmp/abcdefabcdef/within',
      'failed/.probe-abcdefabcdef/within',
    ];
    const odd = ['accepted/notes.txt', 'sent/notes.txt', 'tmp/notes.txt', ...folders];
    const unfinished = ['tmp/0123456789ab', 'sent/.probe-0123456789ab'];
    for (const place of [...kept, ...odd, ...unfinished, `sent/${old}`]) {
      await put(place);
      await utimes(join(root, place), 0, (Date.now() - 73 * HOUR) / 1000);
    }
    await put('failed/.probe-ab0123456789');
    const young = [`sent/${NAME}`, 'tmp/ab0123456789', `sent/${FORM}.CCCC-3333.json`];
    for (const place of young) await put(place);
    await utimes(join(root, `sent/${FORM}.CCCC-3333.json`), 0, (Date.now() - 71 * HOUR) / 1000);
    await tidy(open());
    expect(await files()).toEqual([...kept, ...odd, ...young].sort());
    for (const place of [...kept, ...odd]) expect(await readFile(join(root, place), 'utf8'), place).toBe('{}');
    expect(await readFile(join(root, 'sent', NAME), 'utf8')).toBe('');
  });
});

describe('the outbox of an earlier version', () => {
  it('is taken over: the files of a message become one, for all destinations, or in failed', async () => {
    for (const place of [
      'AAAA-1111.json',
      'incoming/mia2k3x4.abc.BBBB-2222.0123456789ab',
      'waiting/CCCC-3333.0.0.json',
      'waiting/CCCC-3333.webhook.0.0.json',
      'waiting/DDDD-4444.3.taken-1795381200.json',
      'refused/EEEE-5555.json',
      'refused/FFFF-6666.webhook.json',
      'taken/mia2k3x4.abc',
      'quarantine/GGGG-7777.json',
    ]) {
      await put(place, JSON.stringify(storedMessage()));
    }
    const outbox = open();
    await outbox.makeFolders();
    await takeOverOldOutbox(outbox);
    await takeOverOldOutbox(outbox);
    expect(await files()).toEqual([
      'accepted/0.from-old-outbox-.AAAA-1111.json',
      'accepted/0.from-old-outbox-.BBBB-2222.json',
      'accepted/0.from-old-outbox-.CCCC-3333.json',
      'accepted/0.from-old-outbox-.DDDD-4444.json',
      'failed/0.from-old-outbox-.EEEE-5555.json',
      'failed/0.from-old-outbox-.FFFF-6666.json',
      'quarantine/GGGG-7777.json',
      'taken/mia2k3x4.abc',
    ]);
    const [file] = await outbox.messagesIn('accepted');
    expect(file && (await outbox.read(file))).toEqual(storedMessage());
    expect(logged).toEqual([]);
  });
});
