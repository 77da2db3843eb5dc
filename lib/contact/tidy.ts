import { randomBytes } from 'node:crypto';
import { parseName } from './message-file.ts';
import { FOLDERS, type Outbox } from './outbox.ts';

/** Files that are being written, and probes. */
const TEMPORARY = /^(?:\.probe-)?[0-9a-f]{12}$/;
/** After so long nothing is still being written, whatever the clocks say. */
const ABANDONED_MS = 24 * 3_600_000;
/** A form can be sent for four hours. The rest is for clocks that differ: the disk’s, and those of the instances. */
const RECOGNISED_MS = 72 * 3_600_000;

/** Does in every folder what a message does there; rejects if it can’t. */
export async function probe({ root, disk, makeFolders }: Outbox): Promise<void> {
  await makeFolders();
  const name = `.probe-${randomBytes(6).toString('hex')}`;
  let path = `${root}/tmp/${name}`;
  try {
    await disk.write(path, 'probe');
    for (const folder of FOLDERS.slice(1)) {
      await disk.list(`${root}/${folder}`);
      await disk.move(path, `${root}/${folder}/${name}`);
      path = `${root}/${folder}/${name}`;
      await disk.read(path);
    }
  } finally {
    await disk.remove(path);
  }
}

/**
 * Removes what serves nothing any more: what was left behind while it was written, and in `sent`, the names of messages
 * whose forms are too old to be sent again. It touches no other file of a message.
 */
export async function tidy({ root, disk, write }: Outbox) {
  for (const folder of FOLDERS) {
    for (const name of await disk.list(`${root}/${folder}`)) {
      const isTemporary = TEMPORARY.test(name);
      if (!isTemporary && (folder !== 'sent' || parseName(folder, name) === null)) continue;
      const found = await disk.look(`${root}/${folder}/${name}`);
      const age = Date.now() - (found?.mtimeMs ?? Date.now());
      if (age > (isTemporary ? ABANDONED_MS : RECOGNISED_MS)) await disk.remove(`${root}/${folder}/${name}`);
      // Its process ended before it had emptied it.
      else if (found?.size && !isTemporary) await write(`${folder}/${name}`, '');
    }
  }
}
