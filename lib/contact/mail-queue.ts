import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, namesIn, syncFolder } from './durable-file.ts';
import { Message } from './message.ts';
import { type Destination, foldersOf } from './outbox.ts';

/**
 * A message waiting to be mailed. Its state is its file name, so renaming the file claims the message: of several
 * processes sharing a folder, only one succeeds. A claim lasts until a given time, so it expires if the process that
 * made it ends.
 */
export type Waiting = {
  readonly reference: string;
  /** How many attempts to mail it have been made. */
  readonly attempts: number;
  /** The earliest time for the next attempt, in milliseconds since 1970. */
  readonly notBefore: number;
};

const NAME = /^([0-9A-Z]{4}-[0-9A-Z]{4})\.(\d{1,6})\.(\d{1,15})\.json$/;
const nameOf = ({ reference, attempts, notBefore }: Waiting) => `${reference}.${attempts}.${notBefore}.json`;

const pathOf = (outbox: string, waiting: Waiting) =>
  join(/* turbopackIgnore: true */ foldersOf(outbox).waiting, nameOf(waiting));

/** Where to store accepted messages: in the mail queue, or without a mail server in the outbox itself, for a person to read. */
export function destinationOf(outbox: string, isMailed: boolean): Destination {
  return (reference) =>
    isMailed
      ? [foldersOf(outbox).waiting, nameOf({ reference, attempts: 0, notBefore: 0 })]
      : [outbox, `${reference}.json`];
}

/** The waiting messages, ordered by the time at which they are due. */
export async function waitingMessages(outbox: string): Promise<readonly Waiting[]> {
  const names = await namesIn(foldersOf(outbox).waiting);
  return names
    .flatMap((name) => {
      const [, reference, attempts, notBefore] = NAME.exec(name) ?? [];
      return reference ? [{ reference, attempts: Number(attempts), notBefore: Number(notBefore) }] : [];
    })
    .sort((a, b) => a.notBefore - b.notBefore);
}

/** Sets a waiting message's time and attempts; `false` if another process was faster. */
export async function reschedule(outbox: string, from: Waiting, to: Waiting): Promise<boolean> {
  try {
    await rename(pathOf(outbox, from), pathOf(outbox, to));
    return true;
  } catch {
    return false;
  }
}

/** The content of a waiting message, or `null` if its file is not a valid message. */
export async function readWaiting(outbox: string, waiting: Waiting): Promise<Message | null> {
  try {
    return Message.parse(JSON.parse(await readFile(pathOf(outbox, waiting), 'utf8')));
  } catch {
    return null;
  }
}

/** Removes a delivered message from the queue permanently. */
export async function forget(outbox: string, waiting: Waiting): Promise<void> {
  await rm(pathOf(outbox, waiting), { force: true });
  await syncFolder(foldersOf(outbox).waiting);
}

/** Moves a message that can't be mailed aside, for a person to handle. */
export async function setAside(outbox: string, waiting: Waiting): Promise<void> {
  const { refused } = foldersOf(outbox);
  await makeFolder(refused);
  await rename(pathOf(outbox, waiting), join(/* turbopackIgnore: true */ refused, `${waiting.reference}.json`));
  await syncFolder(refused);
}
