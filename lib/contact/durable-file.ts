import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

// The builder would take a computed path for files that belong to the site, hence its comment at each.

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes what was done to the names in a folder last through a crash. */
export async function syncFolder(folder: string) {
  // Windows can't open folders; there the rename alone has to do.
  if (process.platform === 'win32') return;
  const handle = await open(/* turbopackIgnore: true */ folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Makes a folder, and those above it, that only the site's own user can read. */
export async function makeFolder(folder: string) {
  const created = await mkdir(/* turbopackIgnore: true */ folder, { recursive: true, mode: FOLDER_MODE });
  if (created !== undefined) await syncFolder(dirname(created));
}

/** Writes a new file whose bytes last through a crash; its name may not, until its folder is synced. */
export async function writeNew(path: string, text: string) {
  const handle = await open(/* turbopackIgnore: true */ path, 'wx', FILE_MODE);
  await handle
    .writeFile(text)
    .then(() => handle.sync())
    .finally(() => handle.close());
}

/** Writes a file so that after a crash it is there whole or not at all. Readable by the site's own user only. */
export async function writeDurably(folder: string, name: string, text: string): Promise<void> {
  await makeFolder(folder);
  const unfinished = join(/* turbopackIgnore: true */ folder, `.${name}.${randomBytes(6).toString('hex')}`);
  try {
    await writeNew(unfinished, text);
    await rename(unfinished, join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** The names of the finished files and folders in a folder; none when there is no folder. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
}
