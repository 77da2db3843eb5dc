import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DestinationName } from './destination.ts';
import { lockFolder } from './folder-lock.ts';
import { parseStored, type StoredMessage } from './message.ts';
import { REFERENCE } from './reference.ts';

/** A message’s name: the form that brought it and its reference. After it, `json`, or the destination that has it. */
const FILE_NAME = new RegExp(`^([0-9a-z]+\\.[\\w-]{16}\\.${REFERENCE})\\.(json|smtp|webhook)$`);
const idOf = (name: string) => FILE_NAME.exec(name)?.[1];

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
 * Runs what works on the disk; rejects after a time. It can't be cancelled and holds one of the four threads that Node has for
 * files and names of hosts, so nothing else is begun while something hangs.
 */
function createDisk(longestMs: number) {
  let hanging = 0;
  const late = () => Object.assign(new Error('the disk did not answer in time'), { code: 'ETIMEDOUT' });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (hanging > 0) throw late();
    const done = work();
    const isDone = await Promise.race([done.then(() => true), wait(longestMs, false, { ref: false })]);
    if (isDone) return done;
    hanging += 1;
    const end = () => {
      hanging -= 1;
    };
    done.then(end, end);
    throw late();
  };
}

/** Makes created and renamed names in a folder survive a power failure. Windows can't open folders. */
async function sync(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(/* turbopackIgnore: true */ folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function writeSynced(path: string, text: string) {
  const handle = await open(/* turbopackIgnore: true */ path, 'w', 0o600);
  const written = handle.writeFile(text).then(() => handle.sync());
  await written.finally(() => handle.close());
}

function undefinedIfGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

/**
 * Opens the folder of an outbox for this process, which owns it until it ends. A message is one file, in `accepted` until every
 * destination has it, or in `failed`. An empty file in `delivered` notes that a destination has it, for as long as the message
 * is here or its form could be sent again. Rejects with {@link FolderTaken}, or if the folder can't be written.
 */
export async function openOutbox(root: string, longestMs = LONGEST_MS) {
  const onDisk = createDisk(longestMs);
  const [accepted, failed, delivered] = [at(root, 'accepted'), at(root, 'failed'), at(root, 'delivered')];
  const namesIn = (folder: string) => readdir(/* turbopackIgnore: true */ folder);
  const idsIn = async (folder: string) => (await namesIn(folder)).map(idOf).filter((id) => id !== undefined);
  const fileOf = (id: string, folder = accepted) => at(folder, `${id}.json`);

  async function makeFolders() {
    for (const folder of [accepted, failed, delivered]) await mkdir(folder, { recursive: true, mode: 0o700 });
  }
  /** Writes a file under a temporary name, which goes whatever happens: what is half written takes room on a full disk. */
  async function withTemporary(text: string, use: (path: string) => Promise<void>) {
    const path = at(accepted, `.${randomBytes(6).toString('hex')}`);
    const used = writeSynced(path, text).then(() => use(path));
    await used.finally(() => rm(path, { force: true }));
  }

  /** Removes the notes of forms that can't be sent again and whose messages are gone. */
  async function forgetAllBut(known: readonly string[]) {
    for (const name of await namesIn(delivered)) {
      const [id = '', isOver] = [idOf(name), Number.parseInt(name, 36) < Date.now() - NOTED_MS];
      if (isOver && !known.includes(id)) await rm(at(delivered, name), { force: true });
    }
  }

  await onDisk(makeFolders);
  if (!(await onDisk(() => lockFolder(root)))) throw new FolderTaken(root);
  await onDisk(async () => {
    const unfinished = (await namesIn(accepted)).filter((name) => name.startsWith('.'));
    for (const name of unfinished) await rm(at(accepted, name), { force: true });
  });

  return {
    /** The messages that wait for a destination, and those that were given up. A person may move one back. */
    waiting: () =>
      onDisk(async () => {
        // A folder that was removed is made again, rather than the form be hidden until the next look.
        await makeFolders();
        return idsIn(accepted);
      }),
    failed: () => onDisk(() => idsIn(failed)),

    /** Accepts a message: from then on it is delivered, or on the disk. One that is sent again is recognised. */
    accept: (id: string, message: StoredMessage) =>
      onDisk(async () => {
        const known = [...(await idsIn(accepted)), ...(await idsIn(failed))];
        await forgetAllBut(known);
        if (known.includes(id) || (await idsIn(delivered)).includes(id)) return 'again';
        if (known.length >= MOST_MESSAGES) return 'full';
        const text = `${JSON.stringify(message, null, 2)}\n`;
        await withTemporary(text, (path) => rename(path, fileOf(id)));
        await sync(accepted);
        return 'accepted';
      }),

    /** The content of a message; `null` if it can't be understood, `undefined` if a person has taken it away. */
    read: (id: string): Promise<StoredMessage | null | undefined> =>
      onDisk(() => readFile(/* turbopackIgnore: true */ fileOf(id), 'utf8').then(parseStored, undefinedIfGone)),

    /** The destinations that have a message. */
    async notes(id: string): Promise<readonly DestinationName[]> {
      const names = await onDisk(() => namesIn(delivered));
      return names.filter((name) => idOf(name) === id).map((name) => name.slice(id.length + 1) as DestinationName);
    },

    /** Notes that a destination has a message. An empty file finds room on a full disk too. */
    note: (id: string, destination: DestinationName) =>
      onDisk(async () => {
        await writeSynced(at(delivered, `${id}.${destination}`), '');
        await sync(delivered);
      }),

    /** Removes a message that every destination has. */
    remove: (id: string) => onDisk(() => rm(fileOf(id), { force: true })),

    /** Puts a message aside for a person. Gives its file. */
    fail: (id: string) =>
      onDisk(async () => {
        await rename(fileOf(id), fileOf(id, failed));
        await sync(failed);
        return fileOf(id, failed);
      }),

    /** Makes the folders if they are gone; rejects if such a text can't be written. */
    probe: (text: string) =>
      onDisk(async () => {
        await makeFolders();
        await withTemporary(text, async () => {});
      }),
  };
}
