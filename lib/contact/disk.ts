import * as promises from 'node:fs/promises';
import { dirname } from 'node:path';
import pLimit from 'p-limit';

// The builder would include computed paths in its file tracing, hence the `turbopackIgnore` comments.

/** How long anything waits for the disk. */
const LONGEST_MS = 2_000;
/** The time limit is counted in this many timers, so that a process too busy to see an answer uses up only one of them. */
const PARTS = 10;

/** The calls to the file system that everything here consists of. */
export type FileSystem = Pick<typeof promises, 'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'stat'>;

/** Gives `null` for an error of the file system with this code, and throws any other. */
const nullFor = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === code) return null;
  throw error;
};

/** Gives `null` for the error of a file or folder that is not there, and throws any other. */
export const nullIfMissing = nullFor('ENOENT');

/**
 * Gives operations two seconds each: the function rejects with the operation's error, or with `ETIMEDOUT`.
 *
 * A call to the file system can't be cancelled, and holds one of the four threads that Node has for files and names of
 * hosts. Operations therefore take turns, and while one is overdue every other is rejected at once: a disk that hangs has
 * one thread, and pages have the others.
 */
export function createTurns() {
  const turn = pLimit(1);
  let isOverdue = false;
  const late = () => Object.assign(new Error('the disk did not answer in time'), { code: 'ETIMEDOUT' });
  const limited = <T>(run: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      if (isOverdue) return reject(late());
      let parts = 0;
      const timer = setInterval(() => {
        parts += 1;
        if (parts < PARTS) return;
        isOverdue = true;
        reject(late());
      }, LONGEST_MS / PARTS).unref();
      const end = () => {
        clearInterval(timer);
        isOverdue = false;
      };
      run().finally(end).then(resolve, reject);
    });
  return <T>(run: () => Promise<T>): Promise<T> => turn(() => limited(run));
}

export type Disk = ReturnType<typeof createDisk>;

/** The steps that an outbox consists of, each in its turn. Only the user the site runs as can read what they make. */
export function createDisk(system: FileSystem = promises) {
  const inTurn = createTurns();

  /** Makes created, renamed and removed names in a folder survive a power failure. */
  async function sync(folder: string) {
    // Windows can't open folders; the rename alone has to suffice there.
    if (process.platform === 'win32') return;
    const handle = await system.open(/* turbopackIgnore: true */ folder, 'r');
    await handle.sync().finally(() => handle.close());
  }

  // Node's own recursion never ends in a folder that can't hold any, such as /proc.
  async function make(folder: string): Promise<void> {
    const parent = dirname(folder);
    if (parent === folder) return;
    await make(parent);
    const made = system.mkdir(/* turbopackIgnore: true */ folder, { mode: 0o700 });
    await made.then(() => sync(parent), nullFor('EEXIST'));
  }

  async function write(path: string, text: string) {
    const handle = await system.open(/* turbopackIgnore: true */ path, 'wx', 0o600);
    const written = handle.writeFile(text).then(() => handle.sync());
    await written.finally(() => handle.close());
  }

  return {
    sync: (folder: string) => inTurn(() => sync(folder)),
    /** Creates a folder and its parents. */
    make: (folder: string) => inTurn(() => make(folder)),
    /** Writes a new file whose text survives a power failure; its name may not, until it is moved. */
    write: (path: string, text: string) => inTurn(() => write(path, text)),
    /** Renames a file, in one step that also survives a power failure. */
    move: (from: string, to: string) =>
      inTurn(() => system.rename(/* turbopackIgnore: true */ from, to).then(() => sync(dirname(to)))),
    read: (path: string) => inTurn(() => system.readFile(/* turbopackIgnore: true */ path, 'utf8')),
    remove: (path: string) => inTurn(() => system.rm(/* turbopackIgnore: true */ path, { force: true })),
    /** The names in a folder, with a slash after those that are not of files; none if there is no such folder. */
    async list(folder: string): Promise<readonly string[]> {
      const reading = inTurn(() => system.readdir(/* turbopackIgnore: true */ folder, { withFileTypes: true }));
      const entries = (await reading.catch(nullIfMissing)) ?? [];
      return entries.map((entry) => (entry.isFile() ? entry.name : `${entry.name}/`));
    },
    /** Its size, and when it was written by the clock of the disk (`mtimeMs`); `null` if there is no such file. */
    look: (path: string) => inTurn(() => system.stat(/* turbopackIgnore: true */ path)).catch(nullIfMissing),
  };
}
