import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DestinationName } from './destination.ts';
import { lockFolder } from './folder-lock.ts';
import { parseStored, type StoredMessage } from './message.ts';
import { REFERENCE } from './reference.ts';

/** A message in the outbox: the form that brought it with its reference, and the destinations that have it. */
export type Entry = { readonly id: string; readonly has: readonly DestinationName[] };

const FILE_NAME = new RegExp(`^([0-9a-z]+\\.[\\w-]{16}\\.${REFERENCE})((?:\\.smtp|\\.webhook)*)\\.json$`);
const nameOf = ({ id, has }: Entry) => `${[id, ...has].join('.')}.json`;

function parseName(name: string): Entry | null {
  const [, id, has = ''] = FILE_NAME.exec(name) ?? [];
  return id === undefined ? null : { id, has: has.split('.').slice(1) as DestinationName[] };
}

/** A file in a folder. The build would otherwise look for files of this name in the whole project. */
const at = (folder: string, name: string) => join(/* turbopackIgnore: true */ folder, name);

const MOST_MESSAGES = 1_000;
/** How long anything waits for the disk. */
const LONGEST_MS = 10_000;
/** A form can be sent for four hours. The rest is for clocks that differ. */
const NOTED_MS = 24 * 3_600_000;

/** The folder of an outbox can't be used: another process has it. */
export class FolderTaken extends Error {}

/**
 * Runs one step on the disk; rejects after ten seconds. A step can't be cancelled and holds one of the four threads that Node
 * has for files and names of hosts, so there is no other while one hangs.
 */
function createSteps(maxMs: number) {
  let hanging = 0;
  return async <T>(step: () => Promise<T>): Promise<T> => {
    const late = () => Object.assign(new Error('the disk did not answer in time'), { code: 'ETIMEDOUT' });
    if (hanging > 0) throw late();
    let timer: NodeJS.Timeout | undefined;
    let isLate = false;
    const done = step().finally(() => {
      clearTimeout(timer);
      if (isLate) hanging -= 1;
    });
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true;
        hanging += 1;
        reject(late());
      }, maxMs);
    });
    return Promise.race([done, timeout]);
  };
}

/** Makes created, renamed and removed names in a folder survive a power failure. Windows can't open folders. */
async function sync(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(/* turbopackIgnore: true */ folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function writeSynced(path: string, text: string, flags: 'wx' | 'a') {
  const handle = await open(/* turbopackIgnore: true */ path, flags, 0o600);
  const written = handle.appendFile(text).then(() => handle.sync());
  await written.finally(() => handle.close());
}

/** Writes a file under a temporary name, and then gives it its own in one step that survives a power failure. */
async function writeWhole(path: string, text: string) {
  const temporary = at(dirname(path), `.${randomBytes(6).toString('hex')}`);
  await writeSynced(temporary, text, 'wx');
  await rename(temporary, path);
  await sync(dirname(path));
}

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

/**
 * Opens the folder of an outbox for this process, which owns it until it ends. A message is one file, in `accepted` until
 * every destination has it, or in `failed`; `sent` names the forms whose messages are gone. Rejects with
 * {@link FolderTaken}, or if the folder can't be written.
 */
export async function openOutbox(root: string, maxMs = LONGEST_MS) {
  const step = createSteps(maxMs);
  const [accepted, failed, sent] = ['accepted', 'failed', 'sent'].map((name) => at(root, name)) as [
    string,
    string,
    string,
  ];
  const namesIn = (folder: string) =>
    step(() => readdir(/* turbopackIgnore: true */ folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  const entriesIn = async (folder: string) => (await namesIn(folder)).map(parseName).filter((entry) => entry !== null);

  const makeFolders = () =>
    step(async () => {
      for (const folder of [accepted, failed]) await mkdir(folder, { recursive: true, mode: 0o700 });
    });
  await makeFolders();
  if (!(await step(() => lockFolder(root)))) throw new FolderTaken(root);
  const noted = await step(async () => {
    const text = await readFile(/* turbopackIgnore: true */ sent, 'utf8').catch(() => '');
    const lines = [...text.matchAll(/^(\d+) (\S+)$/gm)].filter(([, time]) => Number(time) > Date.now() - NOTED_MS);
    await writeWhole(sent, lines.map(([line]) => `${line}\n`).join(''));
    return new Set(lines.map(([, , id]) => id));
  });
  // What was never written to its end, or was noted as sent when its process ended.
  for (const name of await namesIn(accepted)) {
    const isOver = name.startsWith('.') || noted.has(parseName(name)?.id);
    if (isOver) await step(() => rm(at(accepted, name), { force: true }));
  }

  const move = (folder: string, entry: Entry, to: string, changed = entry) =>
    step(async () => {
      await rename(at(folder, nameOf(entry)), at(to, nameOf(changed)));
      await sync(to);
    });

  return {
    /** The messages that wait for a destination, and those that were given up. A person may move one back. */
    waiting: () => entriesIn(accepted),
    failed: () => entriesIn(failed),

    /** Accepts the message of a form: from then on it is delivered, or on the disk. One that is sent again is recognised. */
    async accept(form: string, message: StoredMessage): Promise<Entry | 'again' | 'full'> {
      const entry: Entry = { id: `${form}.${message.reference}`, has: [] };
      const known = [...(await entriesIn(accepted)), ...(await entriesIn(failed))];
      if (noted.has(entry.id) || known.some(({ id }) => id === entry.id)) return 'again';
      if (known.length >= MOST_MESSAGES) return 'full';
      await step(() => writeWhole(at(accepted, nameOf(entry)), `${JSON.stringify(message, null, 2)}\n`));
      return entry;
    },

    /** The content of a message; `null` if it is gone or can't be understood. */
    async read(entry: Entry): Promise<StoredMessage | null> {
      const reading = step(() => readFile(at(accepted, nameOf(entry)), 'utf8'));
      const text = await reading.catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return parseStored(text);
    },

    /** Notes in the name of a message that a destination has it. */
    async note(entry: Entry, destination: DestinationName): Promise<Entry> {
      const changed = { ...entry, has: [...entry.has, destination] };
      await move(accepted, entry, accepted, changed);
      return changed;
    },

    /** Removes a message that every destination has, after its form has been noted. */
    async remove(entry: Entry) {
      noted.add(entry.id);
      await step(() => writeSynced(sent, `${Date.now()} ${entry.id}\n`, 'a'));
      await step(() => rm(at(accepted, nameOf(entry)), { force: true }));
    },

    /** Puts a message aside for a person. Gives its file. */
    async fail(entry: Entry): Promise<string> {
      await move(accepted, entry, failed);
      return at(failed, nameOf(entry));
    },

    /** Makes the folders if they are gone; rejects if nothing can be written. */
    async probe() {
      await makeFolders();
      const path = at(accepted, `.${randomBytes(6).toString('hex')}`);
      await step(() => writeSynced(path, 'probe', 'wx').finally(() => rm(path, { force: true })));
    },
  };
}
