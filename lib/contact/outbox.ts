import { randomBytes } from 'node:crypto';
import { link, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { onDisk } from './disk.ts';
import { failedWith, makeFolder, moveDurably, namesIn, syncFolder, writeDurably, writeNew } from './durable-file.ts';
import type { FirstSeen } from './first-seen.ts';
import { isSpent } from './form-token.ts';
import type { Message } from './message.ts';
import { logOutboxFailure } from './message-events.ts';
import { type DestinationName, deliveryKey, foldersOf, waitingName } from './outbox-layout.ts';

const MOST_MESSAGES = 1_000;
const MOST_QUARANTINED = 1_000;
/** After this time, no process is still working on an incoming message. */
const ABANDONED_MS = 60_000;

/** A message, the form that sent it, and its reference, which differs for each message of a form. */
export type Submission = { readonly message: Message; readonly form: string; readonly reference: string };

/** A message as it is stored. */
export type StoredMessage = Message & {
  readonly reference: string;
  /** When it was sent by the visitor (RFC 3339). */
  readonly received: string;
};

/** A message that is received now. */
export function receivedNow(message: Message, reference: string): StoredMessage {
  return { reference, received: new Date().toISOString(), ...message };
}

const fileOf = (message: Message, reference: string) => `${JSON.stringify(receivedNow(message, reference), null, 2)}\n`;

/** Whether a form has already sent this message or a different one; `null` if it has sent none. */
async function readMarker(outbox: string, { form, reference }: Submission): Promise<'again' | 'used' | null> {
  try {
    const text = await readFile(join(/* turbopackIgnore: true */ foldersOf(outbox).taken, form), 'utf8');
    // For a moment, the marker is a link to the message itself.
    const first = text.startsWith('{') ? (JSON.parse(text) as StoredMessage).reference : text;
    return first === reference ? 'again' : 'used';
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

async function count(outbox: string) {
  const { waiting, refused, quarantine } = foldersOf(outbox);
  // A message may have a file for each destination.
  const messages = async (folder: string) =>
    new Set((await namesIn(folder)).filter((name) => name.endsWith('.json')).map((name) => name.split('.')[0])).size;
  return {
    unread: await messages(outbox),
    waiting: await messages(waiting),
    refused: await messages(refused),
    quarantined: await messages(quarantine),
  };
}

/** The number of messages in an outbox by state: unread, waiting to be delivered, refused and quarantined; `null` if its disk fails. */
export const countMessages = (outbox: string) => onDisk(() => count(outbox)).catch(() => null);

type Destinations = readonly DestinationName[];

/**
 * Moves an accepted message to the queue of each destination or, if there is none, to the outbox itself, for a person to
 * read. From then on the form's marker has only its reference.
 */
async function moveOn(outbox: string, incoming: string, destinations: Destinations): Promise<void> {
  const [time, nonce, reference = ''] = incoming.split('.');
  const folders = foldersOf(outbox);
  const path = join(/* turbopackIgnore: true */ folders.incoming, incoming);
  const [first, ...others] = destinations;
  if (first === undefined) await moveDurably(path, outbox, `${reference}.json`);
  else {
    await makeFolder(folders.waiting);
    for (const other of others) {
      const name = waitingName(deliveryKey(reference, other));
      await link(path, join(/* turbopackIgnore: true */ folders.waiting, name)).catch((error) => {
        // Linked by a process that ended before its next step.
        if (!failedWith(error, 'EEXIST')) throw error;
      });
    }
    await moveDurably(path, folders.waiting, waitingName(deliveryKey(reference, first)));
  }
  await writeDurably(folders.taken, `${time}.${nonce}`, reference);
}

/**
 * Stores a form's message: one per form, across all processes that share the folder, and safe against crashes. Tells
 * whether it was stored now, was stored before, comes from a form that sent a different message, or exceeds the limit;
 * gives `null` for a new message if none may be stored (`isClosed`). Rejects if it can't be written, as {@link onDisk} does.
 */
export const storeMessage = (outbox: string, submission: Submission, destinations: Destinations, isClosed = false) =>
  onDisk(async (signal): Promise<'stored' | 'again' | 'used' | 'full' | null> => {
    const earlier = await readMarker(outbox, submission);
    if (earlier !== null || isClosed) return earlier;
    const { unread, waiting, refused } = await count(outbox);
    if (unread + waiting + refused >= MOST_MESSAGES) return 'full';
    const { incoming, taken } = foldersOf(outbox);
    for (const folder of [incoming, taken]) await makeFolder(folder);
    const { message, form, reference } = submission;
    const name = [form, reference, randomBytes(6).toString('hex')].join('.');
    const path = join(/* turbopackIgnore: true */ incoming, name);
    await writeNew(path, fileOf(message, reference));
    // By now the visitor may have been told that the message was not accepted.
    signal.throwIfAborted();
    try {
      // The step that accepts the message: linking it to the form's name is atomic and succeeds only once.
      await link(path, join(/* turbopackIgnore: true */ taken, form));
    } catch (error) {
      // A share may report a link as failed that it has made, if its first reply was lost.
      if ((await stat(path)).nlink === 1) {
        await rm(path);
        const first = await readMarker(outbox, submission);
        if (first === null) throw error;
        return first;
      }
    }
    await syncFolder(taken);
    // The message is accepted. What fails from here on is completed by `tidyOutbox`, and a marker that still is the message
    // is harmless.
    await moveOn(outbox, name, destinations).catch(() => {});
    return 'stored';
  });

/**
 * Completes what a terminated process left unfinished, and removes the markers of forms too old to be sent. `firstSeen`
 * is that of the caller's former calls. Rejects as {@link onDisk} does.
 */
export async function tidyOutbox(outbox: string, destinations: Destinations, firstSeen: FirstSeen): Promise<void> {
  const { incoming, taken } = foldersOf(outbox);
  const names = await onDisk(() => namesIn(incoming));
  const age = firstSeen(names);
  for (const name of names.filter((one) => age(one) >= ABANDONED_MS)) {
    const path = join(/* turbopackIgnore: true */ incoming, name);
    await onDisk(async () => {
      // Two links: it was accepted. Another process may be doing the same.
      const { nlink } = await stat(path);
      await (nlink > 1 ? moveOn(outbox, name, destinations) : rm(path));
    }).catch((error) => failedWith(error, 'ENOENT') || logOutboxFailure(error));
  }
  for (const form of (await onDisk(() => namesIn(taken))).filter((one) => isSpent(one))) {
    await onDisk(() => rm(join(/* turbopackIgnore: true */ taken, form), { force: true }));
  }
}

/** Stores a message that looked automated in quarantine; `false` if that is full or can't be written to. */
export const quarantine = (outbox: string, message: Message, reference: string) =>
  onDisk(async () => {
    const folder = foldersOf(outbox).quarantine;
    if ((await namesIn(folder)).length >= MOST_QUARANTINED) return false;
    await writeDurably(folder, `${reference}.json`, fileOf(message, reference));
    return true;
  }).catch(() => false);

/** Whether messages can be stored in a folder, tested by the same operations. */
export const isUsable = (outbox: string) =>
  onDisk(async () => {
    const probe = join(/* turbopackIgnore: true */ outbox, `.probe-${randomBytes(6).toString('hex')}`);
    try {
      await makeFolder(outbox);
      await writeNew(probe, '');
      await link(probe, `${probe}-2`);
      return true;
    } finally {
      for (const path of [probe, `${probe}-2`]) await rm(path, { force: true });
    }
  }).catch(() => false);
