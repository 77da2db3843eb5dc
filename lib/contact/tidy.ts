import { randomBytes } from 'node:crypto';
import { logOutboxFailure } from './message-events.ts';
import { FOLDERS, parseName } from './message-file.ts';
import type { Outbox } from './outbox.ts';

/** Does in every folder what a message does there; rejects if it can’t. */
async function pass({ root, disk, makeFolders }: Outbox): Promise<void> {
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

/** Finds out whether messages can pass through an outbox, and logs it if they can’t. */
export async function probe(outbox: Outbox): Promise<void> {
  try {
    // One failure may have been an accident.
    await pass(outbox).catch(() => pass(outbox));
    outbox.isUsable = true;
  } catch (error) {
    outbox.isUsable = false;
    logOutboxFailure(error);
  }
}

/** A form can be sent for four hours. The rest is for clocks that differ: the disk’s, and those of the instances. */
const KEPT_MS = 72 * 3_600_000;

/**
 * Removes what serves nothing any more: probes whose process has ended, after three days what was never written to its
 * end, and in `sent` the names of messages whose forms are too old to be sent again. No other file of a message.
 */
export async function tidy({ root, disk, write }: Outbox) {
  for (const folder of FOLDERS) {
    for (const name of await disk.list(`${root}/${folder}`)) {
      const path = `${root}/${folder}/${name}`;
      const isProbe = /^\.probe-[0-9a-f]{12}$/.test(name);
      const isUnfinished = folder === 'tmp' && /^[0-9a-f]{12}$/.test(name);
      const isSent = folder === 'sent' && parseName(folder, name) !== null;
      const found = isProbe || isUnfinished || isSent ? await disk.look(path) : null;
      if (found === null) continue;
      // The probe of a process which is probing now is repeated.
      if (isProbe || Date.now() - found.mtimeMs > KEPT_MS) await disk.remove(path);
      // Its process ended before it had emptied it.
      else if (isSent && found.size > 0) await write(`sent/${name}`, '');
    }
  }
}
