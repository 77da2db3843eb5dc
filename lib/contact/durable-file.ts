import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

// The builder would take a computed path for files that belong to the site, hence its comment at each.

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

async function syncFolder(folder: string) {
  // Windows can't open folders; there the rename alone has to do.
  if (process.platform === 'win32') return;
  const handle = await open(/* turbopackIgnore: true */ folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes a file so that after a crash it is there whole or not at all. Readable by the site's own user only. */
export async function writeDurably(folder: string, name: string, text: string): Promise<void> {
  const created = await mkdir(/* turbopackIgnore: true */ folder, { recursive: true, mode: FOLDER_MODE });
  if (created !== undefined) await syncFolder(dirname(created));
  const unfinished = join(/* turbopackIgnore: true */ folder, `.${name}.${randomBytes(6).toString('hex')}`);
  try {
    const handle = await open(/* turbopackIgnore: true */ unfinished, 'wx', FILE_MODE);
    await handle
      .writeFile(text)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(unfinished, join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Whether files can be written to a folder, found out by doing it. */
export async function isWritable(folder: string): Promise<boolean> {
  const probe = `.probe-${randomBytes(6).toString('hex')}`;
  try {
    await writeDurably(folder, probe, '');
    await rm(join(/* turbopackIgnore: true */ folder, probe));
    return true;
  } catch {
    return false;
  }
}

/** How many finished files a folder holds; none when there is no folder. */
export async function countFiles(folder: string): Promise<number> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).length;
}
