import { randomBytes } from 'node:crypto';
import { processWide } from '../process-wide.ts';
import { createDisk, type Disk, nullIfMissing } from './disk.ts';
import { parseStored, type StoredMessage } from './message.ts';
import { nameInLog } from './message-events.ts';
import { type MessageFile, parseName, placeOf } from './message-file.ts';

/** The folders of an outbox; docs/contact-form.md has the drawing. */
export const FOLDERS = ['tmp', 'accepted', 'claimed', 'sent', 'failed', 'quarantine'] as const;

const MOST_MESSAGES = 1_000;
const MOST_QUARANTINED = 1_000;

/** A message, and the form that sent it. */
export type Submission = { readonly message: StoredMessage; readonly form: string };

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * A folder in which each message is one file, which goes from folder to folder by being renamed. Only in `sent` is the
 * file of a message ever emptied or removed. Everything rejects if the disk fails or takes too long.
 */
export function createOutbox(root: string, disk: Disk = createDisk()) {
  /** The messages in a folder. What can't be understood is left there, and named in the log. */
  async function messagesIn(folder: string): Promise<readonly MessageFile[]> {
    const names = (await disk.list(`${root}/${folder}`)).filter((name) => !name.startsWith('.'));
    return names.flatMap((name) => {
      const file = parseName(folder, name);
      if (file === null) nameInLog(`${folder}/${name}`);
      return file ?? [];
    });
  }

  async function makeFolders() {
    for (const folder of FOLDERS) await disk.make(`${root}/${folder}`);
  }

  /** Writes a file under a temporary name, complete and synced, and then gives it its own in one step. */
  async function write(place: string, text: string) {
    const temporary = `${root}/tmp/${randomBytes(6).toString('hex')}`;
    try {
      await disk.write(temporary, text);
      await disk.move(temporary, `${root}/${place}`);
    } catch (error) {
      await disk.remove(temporary).catch(() => {});
      throw error;
    }
  }

  async function writeMessage(place: string, message: StoredMessage) {
    await makeFolders();
    await write(place, `${JSON.stringify(message, null, 2)}\n`);
  }

  const countQuarantined = async () => (await disk.list(`${root}/quarantine`)).length;

  return {
    root,
    disk,
    messagesIn,
    makeFolders,
    write,
    /** As the last probe found it: no page waits for the disk. */
    isUsable: true,
    /** Makes this process look for messages to send. */
    wake: () => {},

    /**
     * Accepts a message: from then on it is delivered, or on the disk. A form that is sent again is recognised wherever its
     * message is (`again`), or brings another message (`used`); should its message have moved on while we looked, the sender
     * recognises the copy. A new message finds no room (`full`), or the site takes none (`isClosed`).
     */
    async accept({ form, message }: Submission, isClosed = false) {
      const { reference } = message;
      const found: MessageFile[] = [];
      for (const folder of ['accepted', 'claimed', 'sent', 'failed']) found.push(...(await messagesIn(folder)));
      const ofForm = found.filter((file) => file.form === form);
      const same = ofForm.find((file) => file.reference === reference);
      if (same) {
        // The process that put it there may not have come so far.
        await disk.sync(`${root}/${same.folder}`);
        return 'again';
      }
      if (ofForm.length > 0) return 'used';
      if (isClosed) return 'closed';
      if (found.filter(({ folder }) => folder !== 'sent').length >= MOST_MESSAGES) return 'full';
      await writeMessage(placeOf({ folder: 'accepted', form, reference, has: [] }), message);
      return 'accepted';
    },

    /** Keeps a message that looked automated for a person; `false` if there is no room. */
    async quarantine(message: StoredMessage): Promise<boolean> {
      if ((await countQuarantined()) >= MOST_QUARANTINED) return false;
      await writeMessage(`quarantine/${message.reference}.json`, message);
      return true;
    },

    /** The content of a message; `null` if it has moved, or can’t be understood. */
    async read(file: MessageFile): Promise<StoredMessage | null> {
      const text = await disk.read(`${root}/${placeOf(file)}`).catch(nullIfMissing);
      const message = text === null ? null : parseStored(text, file.reference);
      if (text !== null && message === null) nameInLog(placeOf(file));
      return message;
    },

    /** Moves a message on. Gives the file that it then is, or `null` if another process was faster. */
    move(file: MessageFile, changes: Partial<MessageFile>): Promise<MessageFile | null> {
      const moved = { ...file, ...changes };
      return disk.move(`${root}/${placeOf(file)}`, `${root}/${placeOf(moved)}`).then(() => moved, nullIfMissing);
    },

    /** How many messages wait, have failed and are in quarantine. */
    async count() {
      const waiting = (await messagesIn('accepted')).length + (await messagesIn('claimed')).length;
      return { waiting, failed: (await messagesIn('failed')).length, quarantined: await countQuarantined() };
    },
  };
}

const outboxes = processWide('outboxes', () => new Map<string, Outbox>());

/** The outbox in a folder, one for this process. */
export function outboxAt(root: string): Outbox {
  const outbox = outboxes.get(root) ?? createOutbox(root);
  outboxes.set(root, outbox);
  return outbox;
}
