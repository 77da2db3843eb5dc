import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { parseStored, type StoredMessage } from './message.ts';

/** In each of the two folders. */
const MOST_MESSAGES = 1_000;

/**
 * The path of a file in a folder. Without the mark, the build would look for
 * files of this name in the whole project.
 */
function at(folder: string, name: string) {
  return join(/* turbopackIgnore: true */ folder, name);
}

/** The names of the messages in a folder. */
async function messagesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(/* turbopackIgnore: true */ folder);
  return names.filter((name) => name.endsWith('.json'));
}

/** Waits until a file or a folder is on the disk. */
async function sync(path: string, flags: string) {
  const handle = await open(/* turbopackIgnore: true */ path, flags);
  await handle.sync().finally(() => handle.close());
}

/**
 * Renames a file so that its new name survives a power failure. Windows can't
 * open folders.
 */
async function move(from: string, to: string) {
  await rename(from, to);
  if (process.platform === 'win32') return;
  await sync(dirname(to), 'r');
}

/**
 * The messages in a folder, each one file: in `accepted` until it is delivered,
 * or in `failed`. Rejects while the disk can't be used.
 */
export function createOutbox(root: string) {
  const accepted = at(root, 'accepted');
  const failed = at(root, 'failed');
  const unfinished = at(root, 'unfinished');
  const isFull = async (folder: string) =>
    (await messagesIn(folder)).length >= MOST_MESSAGES;
  // One write at a time, so that the limit holds and one unfinished file is
  // enough, also after a crash.
  const limitWriting = pLimit(1);

  return {
    /**
     * Creates the folders if they are missing, and returns the names of the
     * waiting messages.
     */
    async open(): Promise<readonly string[]> {
      for (const folder of [accepted, failed])
        await mkdir(folder, { recursive: true, mode: 0o700 });
      return messagesIn(accepted);
    },

    /**
     * Stores a message on the disk until it is delivered. Returns `false` if
     * the folder is full.
     */
    accept: (id: string, message: StoredMessage): Promise<boolean> =>
      limitWriting(async () => {
        if (await isFull(accepted)) return false;
        const json = JSON.stringify(message, null, 2);
        await writeFile(/* turbopackIgnore: true */ unfinished, `${json}\n`, {
          mode: 0o600,
        });
        // Windows syncs only what may be written.
        await sync(unfinished, 'r+');
        // Complete from the moment at which it has its name.
        await move(unfinished, at(accepted, `${id}.json`));
        return true;
      }),

    /** Reads a waiting message; `null` if the file is no valid message. */
    async read(name: string): Promise<StoredMessage | null> {
      const path = at(accepted, name);
      return parseStored(
        await readFile(/* turbopackIgnore: true */ path, 'utf8'),
      );
    },

    /** Removes a message that was delivered. */
    remove: (name: string) => rm(at(accepted, name), { force: true }),

    failed,
    /**
     * Puts a message aside for a person. Returns `false` if there is no room.
     */
    async fail(name: string): Promise<boolean> {
      if (await isFull(failed)) return false;
      await move(at(accepted, name), at(failed, name));
      return true;
    },
  };
}
