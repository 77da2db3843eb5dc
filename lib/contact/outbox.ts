import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, namesIn, syncFolder, writeDurably, writeNew } from './durable-file.ts';
import { isSpent } from './form-token.ts';
import type { Message } from './message.ts';

const MOST_MESSAGES = 1_000;
const MOST_BYTES = 50_000_000;
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

/** The folder and file name for an accepted message. */
export type Destination = (reference: string) => readonly [folder: string, name: string];

/** Whether a form has already sent this message or a different one; `null` if it has sent none. */
export async function broughtBefore(outbox: string, form: string, reference: string): Promise<'again' | 'used' | null> {
  const mark = join(/* turbopackIgnore: true */ foldersOf(outbox).taken, form);
  const text = await readFile(mark, 'utf8').catch(() => null);
  if (text === null) return null;
  // For a moment, the marker is a link to the message itself.
  const brought = text.startsWith('{') ? (JSON.parse(text) as KeptMessage).reference : text;
  return brought === reference ? 'again' : 'used';
}

/** Whether an outbox is full; quarantined messages are counted separately. */
async function isFull(outbox: string): Promise<boolean> {
  const { incoming, waiting, refused } = foldersOf(outbox);
  const files = await Promise.all(
    [outbox, incoming, waiting, refused].map(async (folder) => {
      const names = await namesIn(folder);
      return Promise.all(names.map((name) => stat(join(/* turbopackIgnore: true */ folder, name)).catch(() => null)));
    }),
  );
  const sizes = files.flat().flatMap((file) => (file?.isFile() ? [file.size] : []));
  return sizes.length >= MOST_MESSAGES || sizes.reduce((sum, size) => sum + size, 0) >= MOST_BYTES;
}

async function moveTo(destination: Destination, path: string, reference: string) {
  const [folder, name] = destination(reference);
  await makeFolder(folder);
  await rename(path, join(/* turbopackIgnore: true */ folder, name));
  await syncFolder(folder);
}

type Order = { readonly form: string; readonly reference: string; readonly destination: Destination };

/**
 * Stores a form's message: one per form, across all processes that share the folder, and safe against crashes. Tells
 * whether it was stored now, was stored before, comes from a form that sent a different message, or exceeds the limits.
 * Rejects if it can't be written.
 */
export async function keepMessage(
  outbox: string,
  message: Message,
  { form, reference, destination }: Order,
): Promise<'kept' | 'again' | 'used' | 'full'> {
  if (await isFull(outbox)) return 'full';
  const { incoming, taken } = foldersOf(outbox);
  await Promise.all([incoming, taken].map(makeFolder));
  const whole = join(/* turbopackIgnore: true */ incoming, [form, reference, randomBytes(6).toString('hex')].join('.'));
  try {
    await writeNew(whole, fileOf(message, reference));
    // The step that accepts the message: linking it to the form's name is atomic and succeeds only once.
    await link(whole, join(/* turbopackIgnore: true */ taken, form));
  } catch (error) {
    await rm(whole, { force: true });
    const first = await broughtBefore(outbox, form, reference);
    if (first === null) throw error;
    return first;
  }
  await syncFolder(taken);
  await moveTo(destination, whole, reference);
  // Until this succeeds, the marker is the message itself, which is harmless.
  await writeDurably(taken, form, reference).catch(() => {});
  return 'kept';
}

/** Completes what a terminated process left unfinished, and removes the markers of forms too old to be sent. */
export async function tidyOutbox(outbox: string, destination: Destination, now = Date.now()): Promise<void> {
  const { incoming, taken } = foldersOf(outbox);
  for (const name of await namesIn(incoming)) {
    const path = join(/* turbopackIgnore: true */ incoming, name);
    const file = await stat(path).catch(() => null);
    if (file === null || now - file.mtimeMs < ABANDONED_MS) continue;
    const [, , reference = ''] = name.split('.');
    // Two links: it was accepted. Another process may be doing the same.
    await (file.nlink > 1 ? moveTo(destination, path, reference) : rm(path)).catch(() => {});
  }
  for (const form of await namesIn(taken)) {
    if (isSpent(form, now)) await rm(join(/* turbopackIgnore: true */ taken, form), { force: true });
  }
}

/** Stores a message that looked automated in quarantine; `false` if that is full or can't be written to. */
export async function quarantine(outbox: string, message: Message, reference: string): Promise<boolean> {
  const folder = foldersOf(outbox).quarantine;
  try {
    if ((await namesIn(folder)).length >= MOST_QUARANTINED) return false;
    await writeDurably(folder, `${reference}.json`, fileOf(message, reference));
    return true;
  } catch {
    return false;
  }
}

/** The number of messages in an outbox by state: unread, waiting to be mailed, refused and quarantined. */
export async function countMessages(outbox: string) {
  const { waiting, refused, quarantine } = foldersOf(outbox);
  const count = async (folder: string) => (await namesIn(folder)).filter((name) => name.endsWith('.json')).length;
  return {
    unread: await count(outbox),
    waiting: await count(waiting),
    refused: await count(refused),
    quarantined: await count(quarantine),
  };
}

/** Whether messages can be stored in a folder, tested by the same operations. */
export async function isUsable(outbox: string): Promise<boolean> {
  const probe = join(/* turbopackIgnore: true */ outbox, `.probe-${randomBytes(6).toString('hex')}`);
  try {
    await makeFolder(outbox);
    await writeNew(probe, '');
    await link(probe, `${probe}-2`);
    return true;
  } catch {
    return false;
  } finally {
    await Promise.all([probe, `${probe}-2`].map((path) => rm(path, { force: true }).catch(() => {})));
  }
}
