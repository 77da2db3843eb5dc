import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { DestinationName } from './destination.ts';
import { createFolderLock } from './folder-lock.ts';
import { parseStored, type StoredMessage } from './message.ts';

const MOST_MESSAGES = 1_000;
/** How long anything waits for the disk. */
const LONGEST_MS = 10_000;
/** A form can be sent for four hours. The rest is for clocks that differ. */
const NOTED_MS = 24 * 3_600_000;

/** The folder of an outbox can't be used: another process has it. */
export class FolderTaken extends Error {}

/** A file in a folder. The build would otherwise look for files of this name in the whole project. */
const at = (folder: string, name: string) => join(/* turbopackIgnore: true */ folder, name);
const make = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });
const namesIn = (folder: string) => readdir(/* turbopackIgnore: true */ folder);
/** The messages in a folder, by the names of their files: the form that brought each, and its reference. */
const idsIn = async (folder: string) =>
  (await namesIn(folder)).filter((name) => name.endsWith('.json')).map((name) => parse(name).name);

/**
 * Runs work on the disk in turn, so that a call that hangs holds one of the four threads that Node has for files and names of
 * hosts: it can’t be cancelled. Rejects if the work is not done in time; what has not begun by then never is.
 */
function createDisk() {
  const turn = pLimit(1);
  return <T>(work: () => Promise<T>): Promise<T> => {
    let isLate = false;
    const late = wait(LONGEST_MS, undefined, { ref: false }).then(() => {
      isLate = true;
      throw Object.assign(new Error('the disk did not answer in time'), { code: 'ETIMEDOUT' });
    });
    return Promise.race([turn(() => (isLate ? late : work())), late]);
  };
}

/** Makes created and renamed names in a folder survive a power failure. Windows can't open folders. */
async function sync(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(/* turbopackIgnore: true */ folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes a file to the disk. */
async function write(path: string, text: string) {
  const handle = await open(/* turbopackIgnore: true */ path, 'w', 0o600);
  const written = handle.writeFile(text).then(() => handle.sync());
  await written.finally(() => handle.close());
}

async function move(from: string, to: string) {
  await rename(from, to);
  await sync(dirname(to));
}

/**
 * The messages in a folder. Each is one file, in `accepted` until every destination has it, or in `failed`. An empty file in
 * `delivered` notes that a destination has it, for as long as the message is here or its form could be sent again. Everything
 * rejects with {@link FolderTaken} while another process has the folder, and while the disk can’t be used.
 */
export function createOutbox(root: string) {
  const [disk, diskForNotes] = [createDisk(), createDisk()];
  const take = createFolderLock(root);
  const [accepted, failed, delivered] = [at(root, 'accepted'), at(root, 'failed'), at(root, 'delivered')];
  const unfinished = at(root, 'unfinished');
  const fileOf = (id: string, folder = accepted) => at(folder, `${id}.json`);

  /** Runs what this process may do as the owner of the folder, which is made if it is gone. */
  const asOwner = <T>(work: () => Promise<T>) =>
    disk(async () => {
      for (const folder of [accepted, failed, delivered]) await make(folder);
      if (!(await take())) throw new FolderTaken();
      return work();
    });

  /** Writes a file that is complete from the moment at which it has its name. What is half written takes room on a full disk. */
  async function create(path: string, text: string) {
    try {
      await write(unfinished, text);
      await move(unfinished, path);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  /** All that are here. What a person moves back meanwhile is in one of the two folders. */
  const known = async () => [...(await idsIn(failed)), ...(await idsIn(accepted))];

  /** Removes the notes of forms that can't be sent again and whose messages are gone. */
  async function forget() {
    const kept = await known();
    for (const name of await namesIn(delivered)) {
      const isOver = Number.parseInt(name, 36) < Date.now() - NOTED_MS;
      if (isOver && !kept.includes(parse(name).name)) await rm(at(delivered, name), { force: true });
    }
  }

  return {
    /** The messages that wait for a destination; a person may have moved one back. Forgets forms that can't be sent again. */
    waiting: () =>
      asOwner(async () => {
        await forget();
        return idsIn(accepted);
      }),
    /** How many wait, and how many were given up. */
    counts: () =>
      asOwner(async () => ({ waiting: (await idsIn(accepted)).length, failed: (await idsIn(failed)).length })),

    /** Accepts a message: from then on it is delivered, or on the disk. One that is sent again is recognised. */
    accept: (id: string, message: StoredMessage) =>
      asOwner(async () => {
        const here = await known();
        const noted = (await namesIn(delivered)).map((name) => parse(name).name);
        if ([...here, ...noted].includes(id)) return 'again';
        if (here.length >= MOST_MESSAGES) return 'full';
        await create(fileOf(id), `${JSON.stringify(message, null, 2)}\n`);
        return 'accepted';
      }),

    /** A message that a destination lacks; `null` if it can't be understood, `undefined` if that has it or it was taken away. */
    lacking: (id: string, destination: DestinationName): Promise<StoredMessage | null | undefined> =>
      asOwner(async () => {
        const isNoted = (await namesIn(delivered)).includes(`${id}.${destination}`);
        if (isNoted || !(await idsIn(accepted)).includes(id)) return undefined;
        return parseStored(await readFile(/* turbopackIgnore: true */ fileOf(id), 'utf8'));
      }),

    /**
     * Notes that a destination has a message, which is true whoever owns the folder. An empty file finds room on a full disk too,
     * and does not wait for messages that are being accepted: if the process ends before the note, the message is sent again.
     */
    note: (id: string, destination: DestinationName) =>
      diskForNotes(async () => {
        await make(delivered);
        await write(at(delivered, `${id}.${destination}`), '');
        await sync(delivered);
      }),

    /** Removes a message that every destination has. */
    remove: (id: string) => asOwner(() => rm(fileOf(id), { force: true })),

    /** Puts a message aside for a person. Gives its file. */
    fail: (id: string) =>
      asOwner(async () => {
        await move(fileOf(id), fileOf(id, failed));
        return fileOf(id, failed);
      }),

    /** Rejects if such a text can't be written. */
    probe: (text: string) =>
      asOwner(async () => {
        await create(at(accepted, 'probe'), text);
        await rm(at(accepted, 'probe'), { force: true });
      }),
  };
}
