import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import pLimit from 'p-limit';
import { parseStored, type StoredMessage } from './message.ts';

/** In each of the two folders. */
const MOST_MESSAGES = 1_000;

/**
 * A file in a folder. The build would otherwise look for files of this name in
 * the whole project.
 */
const at = (folder: string, name: string) =>
  join(/* turbopackIgnore: true */ folder, name);

/** The messages in a folder, by the names of their files. */
async function idsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(/* turbopackIgnore: true */ folder);
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => parse(name).name);
}

/**
 * Renames a file so that its new name survives a power failure. Windows can't
 * open folders.
 */
async function move(from: string, to: string) {
  await rename(from, to);
  if (process.platform === 'win32') return;
  const handle = await open(/* turbopackIgnore: true */ dirname(to), 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * The messages in a folder, each one file: in `accepted` until it is delivered,
 * or in `failed`. Rejects while the disk can't be used.
 */
export function createOutbox(root: string) {
  const [accepted, failed, unfinished] = [
    at(root, 'accepted'),
    at(root, 'failed'),
    at(root, 'unfinished'),
  ];
  const fileOf = (id: string, folder = accepted) => at(folder, `${id}.json`);
  // So that no more are written than there is room for, and one file is enough
  // for what is not finished, also after a crash.
  const inTurn = pLimit(1);

  return {
    /**
     * Makes the folders, which somebody may have removed, and gives the
     * messages that wait.
     */
    async open(): Promise<readonly string[]> {
      for (const folder of [accepted, failed])
        await mkdir(folder, { recursive: true, mode: 0o700 });
      return idsIn(accepted);
    },

    /**
     * Accepts a message: from then on it is on the disk until it is delivered.
     * Gives `false` if there is no room.
     */
    accept: (id: string, message: StoredMessage): Promise<boolean> =>
      inTurn(async () => {
        if ((await idsIn(accepted)).length >= MOST_MESSAGES) return false;
        const handle = await open(
          /* turbopackIgnore: true */ unfinished,
          'w',
          0o600,
        );
        const written = handle
          .writeFile(`${JSON.stringify(message, null, 2)}\n`)
          .then(() => handle.sync());
        await written.finally(() => handle.close());
        // Complete from the moment at which it has its name.
        await move(unfinished, fileOf(id));
        return true;
      }),

    /**
     * A message that waits; `null` if it can't be understood, `undefined` if
     * somebody has taken it away.
     */
    async read(id: string): Promise<StoredMessage | null | undefined> {
      if (!(await idsIn(accepted)).includes(id)) return undefined;
      return parseStored(
        await readFile(/* turbopackIgnore: true */ fileOf(id), 'utf8'),
      );
    },

    /** Removes a message that was delivered. */
    remove: (id: string) => rm(fileOf(id), { force: true }),

    failed,
    /** Puts a message aside for a person. Gives `false` if there is no room. */
    async fail(id: string): Promise<boolean> {
      if ((await idsIn(failed)).length >= MOST_MESSAGES) return false;
      await move(fileOf(id), fileOf(id, failed));
      return true;
    },
  };
}
