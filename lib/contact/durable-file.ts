import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

// The builder would include computed paths in its file tracing, hence the `turbopackIgnore` comments.

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Whether a call to the file system failed for one of these reasons, such as `ENOENT`. */
export function failedWith(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Makes created, renamed and removed names in a folder survive a crash. */
export async function syncFolder(folder: string) {
  // Windows can't open folders; the rename alone has to suffice there.
  if (process.platform === 'win32') return;
  const handle = await open(/* turbopackIgnore: true */ folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Creates a folder and its parents, accessible only to the user the site runs as. */
export async function makeFolder(folder: string, hasParent = dirname(folder) === folder): Promise<void> {
  try {
    await mkdir(/* turbopackIgnore: true */ folder, { mode: FOLDER_MODE });
    await syncFolder(dirname(folder));
  } catch (error) {
    if (failedWith(error, 'EEXIST')) return;
    if (hasParent || !failedWith(error, 'ENOENT')) throw error;
    // Node's own recursion never ends in a folder that can't hold any, such as /proc.
    await makeFolder(dirname(folder));
    await makeFolder(folder, true);
  }
}

/** Writes a new file whose content survives a crash; its name may not, until the folder is synced. */
export async function writeNew(path: string, text: string) {
  const handle = await open(/* turbopackIgnore: true */ path, 'wx', FILE_MODE);
  await handle
    .writeFile(text)
    .then(() => handle.sync())
    .finally(() => handle.close());
}

/** Moves a file, also across a crash; rejects with `ENOENT` if it is not there. */
export async function moveDurably(path: string, folder: string, name: string): Promise<void> {
  await makeFolder(folder);
  await rename(path, join(/* turbopackIgnore: true */ folder, name));
  await syncFolder(folder);
}

/** Writes a file atomically: after a crash it is complete or absent. Accessible only to the user the site runs as. */
export async function writeDurably(folder: string, name: string, text: string): Promise<void> {
  await makeFolder(folder);
  const unfinished = join(/* turbopackIgnore: true */ folder, `.${name}.${randomBytes(6).toString('hex')}`);
  try {
    await writeNew(unfinished, text);
    await moveDurably(unfinished, folder, name);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The names of all complete files and folders in a folder; empty if the folder does not exist. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    const names = await readdir(/* turbopackIgnore: true */ folder);
    return names.filter((name) => !name.startsWith('.'));
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}
