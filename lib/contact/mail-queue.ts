import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, namesIn, syncFolder } from './durable-file.ts';
import { Message } from './message.ts';
import { type Destination, foldersOf } from './outbox.ts';

/**
 * A message that waits to be mailed. Its file is named by all of this, so whoever renames it has it: of several processes
 * on one folder, one finds the name it read. To take a message is to say that nobody else may before a time, and when
 * the process that took it ends, that time passes.
 */
export type Waiting = {
  readonly reference: string;
  /** How often it was taken to be mailed. */
  readonly attempts: number;
  /** When it may be taken, in milliseconds since 1970. */
  readonly notBefore: number;
};

const NAME = /^([0-9A-Z]{4}-[0-9A-Z]{4})\.(\d{1,6})\.(\d{1,15})\.json$/;
const nameOf = ({ reference, attempts, notBefore }: Waiting) => `${reference}.${attempts}.${notBefore}.json`;

const pathOf = (outbox: string, waiting: Waiting) =>
  join(/* turbopackIgnore: true */ foldersOf(outbox).waiting, nameOf(waiting));

/** Where an accepted message goes: to be mailed at once, or where there is no mail server, to be read by a person. */
export function destinationOf(outbox: string, isMailed: boolean): Destination {
  return (reference) =>
    isMailed
      ? [foldersOf(outbox).waiting, nameOf({ reference, attempts: 0, notBefore: 0 })]
      : [outbox, `${reference}.json`];
}

/** The messages that wait, those that may be taken first before the others. */
export async function waitingMessages(outbox: string): Promise<readonly Waiting[]> {
  const names = await namesIn(foldersOf(outbox).waiting);
  return names
    .flatMap((name) => {
      const [, reference, attempts, notBefore] = NAME.exec(name) ?? [];
      return reference ? [{ reference, attempts: Number(attempts), notBefore: Number(notBefore) }] : [];
    })
    .sort((a, b) => a.notBefore - b.notBefore);
}

/** Gives a waiting message another time; `false` when another process was faster. */
export async function reschedule(outbox: string, from: Waiting, to: Waiting): Promise<boolean> {
  try {
    await rename(pathOf(outbox, from), pathOf(outbox, to));
    return true;
  } catch {
    return false;
  }
}

/** What a waiting message says, or `null` where its file is none. */
export async function readWaiting(outbox: string, waiting: Waiting): Promise<Message | null> {
  try {
    return Message.parse(JSON.parse(await readFile(pathOf(outbox, waiting), 'utf8')));
  } catch {
    return null;
  }
}

/** Takes a message that was mailed out of the queue, for good. */
export async function forget(outbox: string, waiting: Waiting): Promise<void> {
  await rm(pathOf(outbox, waiting), { force: true });
  await syncFolder(foldersOf(outbox).waiting);
}

/** Puts a message that can't be mailed aside for a person. */
export async function setAside(outbox: string, waiting: Waiting): Promise<void> {
  const { refused } = foldersOf(outbox);
  await makeFolder(refused);
  await rename(pathOf(outbox, waiting), join(/* turbopackIgnore: true */ refused, `${waiting.reference}.json`));
  await syncFolder(refused);
}
