import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import pLimit from 'p-limit';
import { parseStored, type StoredMessage } from './message.ts';

/** In each of the two folders. */
const MOST_MESSAGES = 1_000;
const UNFINISHED = '.unfinished';

/** A file in a folder. The build would otherwise look for files of this name in the whole project. */
const at = (folder: string, name: string) => join(/* turbopackIgnore: true */ folder, name);
const namesIn = (folder: string) => readdir(/* turbopackIgnore: true */ folder);
/** The messages in a folder, by the names of their files. */
const idsIn = async (folder: string) =>
  (await namesIn(folder)).filter((name) => name.endsWith('.json')).map((name) => parse(name).name);

/** A file that somebody has taken away meanwhile is no failure. */
function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Makes created and renamed names in a folder survive a power failure. Windows can't open folders. */
async function sync(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(/* turbopackIgnore: true */ folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function move(from: string, to: string) {
  await rename(from, to);
  await sync(dirname(to));
}

/** Writes a file that is complete from the moment at which it has its name. */
async function write(path: string, message: StoredMessage) {
  const unfinished = `${path}${UNFINISHED}`;
  try {
    const handle = await open(/* turbopackIgnore: true */ unfinished, 'w', 0o600);
    const written = handle.writeFile(`${JSON.stringify(message, null, 2)}\n`).then(() => handle.sync());
    await written.finally(() => handle.close());
    await move(unfinished, path);
  } catch (error) {
    // What is half written takes room on a full disk.
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * The messages in a folder. Each is one file, in `accepted` until it is delivered, or in `failed`. Everything rejects while the
 * disk can't be used.
 */
export function createOutbox(root: string) {
  const [accepted, failed] = [at(root, 'accepted'), at(root, 'failed')];
  const fileOf = (id: string, folder = accepted) => at(folder, `${id}.json`);
  // So that a file is not taken for an unfinished one while it is written, and no more are written than there is room for.
  const turn = pLimit(1);

  /** Makes the folders, which somebody may have removed. */
  async function make() {
    for (const folder of [accepted, failed]) await mkdir(folder, { recursive: true, mode: 0o700 });
  }

  return {
    /** Makes the folders, removes what was never written to its end, and gives the messages that wait. */
    open: (): Promise<readonly string[]> =>
      turn(async () => {
        await make();
        const unfinished = (await namesIn(accepted)).filter((name) => name.endsWith(UNFINISHED));
        for (const name of unfinished) await rm(at(accepted, name), { force: true });
        return idsIn(accepted);
      }),
    /** A message that waits; `null` if it can't be understood, `undefined` if it is no longer here. */
    async read(id: string): Promise<StoredMessage | null | undefined> {
      const text = await readFile(/* turbopackIgnore: true */ fileOf(id), 'utf8').catch(nullIfGone);
      return text === null ? undefined : parseStored(text);
    },

    /** Accepts a message: from then on it is on the disk until it is delivered. Gives `false` if there is no room. */
    accept: (id: string, message: StoredMessage): Promise<boolean> =>
      turn(async () => {
        await make();
        const { length } = await idsIn(accepted);
        if (length < MOST_MESSAGES) await write(fileOf(id), message);
        return length < MOST_MESSAGES;
      }),

    /** Removes a message that was delivered. */
    remove: (id: string) => rm(fileOf(id), { force: true }),

    /** Puts a message aside for a person. Gives its file; `undefined` if it is no longer here, `null` if there is no room. */
    fail: (id: string) =>
      turn(async () => {
        if ((await idsIn(failed)).length >= MOST_MESSAGES) return null;
        const file = fileOf(id, failed);
        return (await move(fileOf(id), file).catch(nullIfGone)) === null ? undefined : file;
      }),
  };
}
