import { randomBytes } from 'node:crypto';
import { processWide } from '../process-wide.ts';
import { createDisk, type Disk, nullIfMissing } from './disk.ts';
import { parseStored, type StoredMessage } from './message.ts';
import { nameInLog } from './message-events.ts';
import { FOLDERS, type MessageFile, parseName, placeOf } from './message-file.ts';

const MOST_MESSAGES = 1_000;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * A folder in which each message is one file, which goes from folder to folder by being renamed. Only in `sent` is the
 * file of a message ever emptied or removed. Everything rejects if the disk fails or takes too long.
 */
export function createOutbox(root: string, disk: Disk = createDisk()) {
  /** The messages in these folders. What can't be understood is left there, and named in the log. */
  async function messagesIn(...folders: string[]): Promise<readonly MessageFile[]> {
    const found: MessageFile[] = [];
    for (const folder of folders) {
      for (const name of await disk.list(`${root}/${folder}`)) {
        const file = parseName(folder, name);
        if (file !== null) found.push(file);
        else if (!name.startsWith('.')) nameInLog(`${folder}/${name}`);
      }
    }
    return found;
  }

  async function makeFolders() {
    for (const folder of FOLDERS) await disk.make(`${root}/${folder}`);
  }

  /** Writes a file under a temporary name, complete and synced, and then gives it its own in one step. */
  async function write(place: string, text: string) {
    const temporary = `${root}/tmp/${randomBytes(6).toString('hex')}`;
    await disk.write(temporary, text);
    await disk.move(temporary, `${root}/${place}`);
  }

  return {
    root,
    disk,
    messagesIn,
    makeFolders,
    write,
    /** As the last probe found it: no page waits for the disk. */
    isUsable: false,
    /** Makes this process look for messages to send. */
    wake: () => {},

    /**
     * Accepts the message of a form: from then on it is delivered, or on the disk. One that is sent again is recognised
     * wherever it is (`again`); should it have moved on while we looked, its sender recognises the copy.
     */
    async accept(form: string, message: StoredMessage): Promise<'accepted' | 'again' | 'full'> {
      await makeFolders();
      const id = `${form}.${message.reference}`;
      const found = await messagesIn('accepted', 'claimed', 'sent', 'failed');
      const same = found.find((file) => file.id === id);
      if (same) {
        // The process that put it there may not have come so far.
        await disk.sync(`${root}/${same.folder}`);
        return 'again';
      }
      if (found.filter(({ folder }) => folder !== 'sent').length >= MOST_MESSAGES) return 'full';
      await write(placeOf({ folder: 'accepted', id, has: [] }), `${JSON.stringify(message, null, 2)}\n`);
      return 'accepted';
    },

    /** The content of a message; `null` if it has moved, or can’t be understood. */
    async read(file: MessageFile): Promise<StoredMessage | null> {
      const text = await disk.read(`${root}/${placeOf(file)}`).catch(nullIfMissing);
      const message = text === null ? null : parseStored(text);
      if (text !== null && message === null) nameInLog(placeOf(file));
      return message;
    },

    /** Moves a message on. Gives the file that it then is, or `null` if another process was faster. */
    move(file: MessageFile, changes: Partial<MessageFile>): Promise<MessageFile | null> {
      const moved = { ...file, ...changes };
      return disk.move(`${root}/${placeOf(file)}`, `${root}/${placeOf(moved)}`).then(() => moved, nullIfMissing);
    },
  };
}

/** The outbox in a folder, one for this process. */
export const outboxAt = (root: string): Outbox => processWide(`outbox ${root}`, () => createOutbox(root));
