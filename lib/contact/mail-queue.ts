import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onDisk } from './disk.ts';
import { failedWith, makeFolder, namesIn, syncFolder } from './durable-file.ts';
import { Message } from './message.ts';
import { foldersOf } from './outbox.ts';

// Everything here that uses the disk rejects as `onDisk` does.

/** The earliest time for the next attempt, in milliseconds since 1970; or, of a claimed message, the renewals of the claim. */
type State = { readonly notBefore: number } | { readonly renewals: number };

/**
 * A message to be mailed. Its state is its file name, so renaming the file claims the message: of several processes
 * sharing a folder, only one succeeds. The claim holds while that process keeps changing the name. No clock is in it,
 * because those of two processes may differ.
 */
export type Waiting = State & {
  readonly reference: string;
  /** How many attempts to mail it have been made. */
  readonly attempts: number;
};

const NAME = /^([0-9A-Z]{4}-[0-9A-Z]{4})\.(\d{1,6})\.(taken-)?(\d{1,15})\.json$/;

/** The file name of a message; one that is being mailed has a different one after each renewal. */
export function nameOf(waiting: Waiting): string {
  const { reference, attempts } = waiting;
  const state = 'renewals' in waiting ? `taken-${waiting.renewals}` : waiting.notBefore;
  return `${reference}.${attempts}.${state}.json`;
}

const pathOf = (outbox: string, waiting: Waiting) =>
  join(/* turbopackIgnore: true */ foldersOf(outbox).waiting, nameOf(waiting));

/** The messages to be mailed, in no order. */
export async function waitingMessages(outbox: string): Promise<readonly Waiting[]> {
  const names = await onDisk(() => namesIn(foldersOf(outbox).waiting));
  return names.flatMap((name) => {
    const [, reference, attempts, isTaken, number] = NAME.exec(name) ?? [];
    if (reference === undefined) return [];
    const state = isTaken ? { renewals: Number(number) } : { notBefore: Number(number) };
    return [{ reference, attempts: Number(attempts), ...state }];
  });
}

/** Changes the state of a message; `false` if another process was faster. */
export const change = (outbox: string, from: Waiting, to: Waiting) =>
  onDisk(async () => {
    try {
      await rename(pathOf(outbox, from), pathOf(outbox, to));
      return true;
    } catch (error) {
      if (failedWith(error, 'ENOENT')) return false;
      throw error;
    }
  });

/** The content of a message, or `null` if its file is not a valid message. */
export async function readWaiting(outbox: string, waiting: Waiting): Promise<Message | null> {
  const text = await onDisk(() => readFile(pathOf(outbox, waiting), 'utf8'));
  try {
    return Message.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Removes a delivered message from the queue permanently; rejects if it is no longer in this state. */
export const forget = (outbox: string, waiting: Waiting) =>
  onDisk(async () => {
    await rm(pathOf(outbox, waiting));
    await syncFolder(foldersOf(outbox).waiting);
  });

/** Moves a message that can't be mailed aside, for a person to handle. */
export const setAside = (outbox: string, waiting: Waiting) =>
  onDisk(async () => {
    const { refused } = foldersOf(outbox);
    await makeFolder(refused);
    await rename(pathOf(outbox, waiting), join(/* turbopackIgnore: true */ refused, `${waiting.reference}.json`));
    await syncFolder(refused);
  });
