import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { onDisk } from './disk.ts';
import { failedWith, makeFolder, namesIn, syncFolder, writeDurably, writeNew } from './durable-file.ts';
import { isSpent } from './form-token.ts';
import type { Message } from './message.ts';
import { noteOutboxFailure } from './note-message.ts';
import type { Sightings } from './sightings.ts';

const MOST_MESSAGES = 1_000;
const MOST_QUARANTINED = 1_000;
/** After this time, no process is still working on an incoming message. */
const ABANDONED_MS = 60_000;

/** A message as it is stored. */
export type KeptMessage = Message & { readonly reference: string; readonly received: string };

/** The folders of an outbox. Messages that are not to be mailed are files in the outbox itself. */
export function foldersOf(outbox: string) {
  const below = (name: string) => join(/* turbopackIgnore: true */ outbox, name);
  return {
    /** Messages being accepted. */
    incoming: below('incoming'),
    /** A marker file per form that sent a message, containing its reference; kept until the form is too old to be sent. */
    taken: below('taken'),
    /** Messages to be mailed; see {@link file://./mail-queue.ts}. */
    waiting: below('waiting'),
    /** Messages the mail server rejected permanently, for a person to handle. */
    refused: below('refused'),
    /** Messages that looked automated, for a person to review. */
    quarantine: below('quarantine'),
  };
}

const fileOf = (message: Message, reference: string) =>
  `${JSON.stringify({ reference, received: new Date().toISOString(), ...message }, null, 2)}\n`;

async function readMarker(outbox: string, form: string, reference: string): Promise<'again' | 'used' | null> {
  try {
    const text = await readFile(join(/* turbopackIgnore: true */ foldersOf(outbox).taken, form), 'utf8');
    // For a moment, the marker is a link to the message itself.
    const brought = text.startsWith('{') ? (JSON.parse(text) as KeptMessage).reference : text;
    return brought === reference ? 'again' : 'used';
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/** Whether a form has already sent this message or a different one; `null` if it has sent none. Rejects as {@link onDisk} does. */
export const broughtBefore = (outbox: string, form: string, reference: string) =>
  onDisk(() => readMarker(outbox, form, reference));

async function count(outbox: string) {
  const { waiting, refused, quarantine } = foldersOf(outbox);
  const messages = async (folder: string) => (await namesIn(folder)).filter((name) => name.endsWith('.json')).length;
  return {
    unread: await messages(outbox),
    waiting: await messages(waiting),
    refused: await messages(refused),
    quarantined: await messages(quarantine),
  };
}

/** The number of messages in an outbox by state: unread, waiting to be mailed, refused and quarantined; `null` if its disk fails. */
export const countMessages = (outbox: string) => onDisk(() => count(outbox)).catch(() => null);

/** Whether an outbox is full; quarantined messages are counted separately. */
async function isFull(outbox: string): Promise<boolean> {
  const { unread, waiting, refused } = await count(outbox);
  const incoming = (await namesIn(foldersOf(outbox).incoming)).length;
  return unread + waiting + refused + incoming >= MOST_MESSAGES;
}

/** Moves a message to the mail queue or, without a mail server, to the outbox itself, for a person to read. */
async function moveOn(path: string, reference: string, outbox: string, isMailed: boolean) {
  const folder = isMailed ? foldersOf(outbox).waiting : outbox;
  await makeFolder(folder);
  const name = isMailed ? `${reference}.0.0.json` : `${reference}.json`;
  await rename(path, join(/* turbopackIgnore: true */ folder, name));
  await syncFolder(folder);
}

type Order = { readonly form: string; readonly reference: string; readonly isMailed: boolean };

/**
 * Stores a form's message: one per form, across all processes that share the folder, and safe against crashes. Tells
 * whether it was stored now, was stored before, comes from a form that sent a different message, or exceeds the limit.
 * Rejects if it can't be written, as {@link onDisk} does.
 */
export const keepMessage = (outbox: string, message: Message, { form, reference, isMailed }: Order) =>
  onDisk(async (signal): Promise<'kept' | 'again' | 'used' | 'full'> => {
    if (await isFull(outbox)) return 'full';
    const { incoming, taken } = foldersOf(outbox);
    for (const folder of [incoming, taken]) await makeFolder(folder);
    const name = [form, reference, randomBytes(6).toString('hex')].join('.');
    const whole = join(/* turbopackIgnore: true */ incoming, name);
    await writeNew(whole, fileOf(message, reference));
    // By now the visitor may have been told that the message was not accepted.
    signal.throwIfAborted();
    try {
      // The step that accepts the message: linking it to the form's name is atomic and succeeds only once.
      await link(whole, join(/* turbopackIgnore: true */ taken, form));
    } catch (error) {
      // A share may report a link as failed that it has made, if its first reply was lost.
      if ((await stat(whole)).nlink === 1) {
        await rm(whole);
        const first = await readMarker(outbox, form, reference);
        if (first === null) throw error;
        return first;
      }
    }
    await syncFolder(taken);
    // The message is accepted. What fails from here on is completed by `tidyOutbox`, and a marker that still is the message
    // is harmless.
    await moveOn(whole, reference, outbox, isMailed)
      .then(() => writeDurably(taken, form, reference))
      .catch(() => {});
    return 'kept';
  });

/**
 * Completes what a terminated process left unfinished, and removes the markers of forms too old to be sent. `sightings`
 * are those of the caller's former calls. Rejects as {@link onDisk} does.
 */
export async function tidyOutbox(outbox: string, isMailed: boolean, sightings: Sightings): Promise<void> {
  const { incoming, taken } = foldersOf(outbox);
  const names = await onDisk(() => namesIn(incoming));
  const seenFor = sightings(names);
  for (const name of names.filter((one) => seenFor(one) >= ABANDONED_MS)) {
    const path = join(/* turbopackIgnore: true */ incoming, name);
    const [, , reference = ''] = name.split('.');
    await onDisk(async () => {
      // Two links: it was accepted. Another process may be doing the same.
      const { nlink } = await stat(path);
      await (nlink > 1 ? moveOn(path, reference, outbox, isMailed) : rm(path));
    }).catch((error) => failedWith(error, 'ENOENT') || noteOutboxFailure(error));
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
