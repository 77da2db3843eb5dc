import { randomInt } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onDisk } from './disk.ts';
import { failedWith, moveDurably, namesIn, syncFolder } from './durable-file.ts';
import { Message } from './message.ts';
import { foldersOf, type StoredMessage } from './outbox.ts';

// Everything here that uses the disk rejects as `onDisk` does.

/** How long a claim holds that is not renewed. */
export const CLAIM_MS = 20_000;
const RENEWED_MS = 5_000;
const MOST_RANDOM = 2 ** 48 - 1;

/** A message to be mailed: a file whose name says whether a process has claimed it. */
export type Queued = { readonly name: string; readonly reference: string; readonly isClaimed: boolean };

// Earlier versions had the number of attempts and the time of the next in the name.
const NAME = /^([0-9A-Z]{4}-[0-9A-Z]{4})\.\d+\.(taken-)?\d+\.json$/;

export const waitingName = (reference: string) => `${reference}.0.0.json`;
const claimedName = (reference: string) => `${reference}.0.taken-${randomInt(MOST_RANDOM)}.json`;

const pathOf = (outbox: string, name: string) => join(/* turbopackIgnore: true */ foldersOf(outbox).waiting, name);

/** The messages to be mailed, in no order. */
export async function queuedMessages(outbox: string): Promise<readonly Queued[]> {
  const names = await onDisk(() => namesIn(foldersOf(outbox).waiting));
  return names.flatMap((name) => {
    const [, reference, claimed] = NAME.exec(name) ?? [];
    return reference === undefined ? [] : [{ name, reference, isClaimed: claimed !== undefined }];
  });
}

/** Changes the state of a message; `false` if another process was faster. */
const renameQueued = (outbox: string, from: string, to: string) =>
  onDisk(async () => {
    try {
      await rename(pathOf(outbox, from), pathOf(outbox, to));
      return true;
    } catch (error) {
      if (failedWith(error, 'ENOENT')) return false;
      throw error;
    }
  });

/**
 * Claims a message by renaming its file: of several processes sharing a folder, only one succeeds. The claim holds while
 * that process keeps changing the name, which it does until `run` has ended. No clock is in the name, because those of
 * two processes may differ. `signal` aborts once another process may have taken the message over.
 *
 * Gives the result and the name that the file then has, or `null` if another process was faster.
 */
export async function whileClaimed<T>(
  outbox: string,
  { name: waiting, reference }: Queued,
  run: (name: string, signal: AbortSignal) => Promise<T>,
): Promise<{ readonly result: T; readonly name: string } | null> {
  let name = claimedName(reference);
  if (!(await renameQueued(outbox, waiting, name))) return null;
  let renewedAt = performance.now();
  const lost = new AbortController();
  let renewal = Promise.resolve();
  const renew = async () => {
    const next = claimedName(reference);
    // If the disk fails another renewal follows, unless the claim has run out.
    const isOurs = await renameQueued(outbox, name, next).catch(() => null);
    if (isOurs) [name, renewedAt] = [next, performance.now()];
    if (isOurs === false || performance.now() - renewedAt >= CLAIM_MS) lost.abort();
  };
  const timer = setInterval(() => {
    renewal = renewal.then(renew);
  }, RENEWED_MS);
  const result = await run(name, lost.signal).finally(() => {
    clearInterval(timer);
    return renewal;
  });
  return { result, name };
}

/** The content of a message, or `null` if its file is not a valid message. */
export async function readQueued(outbox: string, name: string, reference: string): Promise<StoredMessage | null> {
  const text = await onDisk(() => readFile(pathOf(outbox, name), 'utf8'));
  try {
    return { ...Message.parse(JSON.parse(text)), reference };
  } catch {
    return null;
  }
}

/** Gives up the claim on a message that could not be mailed yet. */
export const release = (outbox: string, name: string, reference: string) =>
  renameQueued(outbox, name, waitingName(reference));

/** Removes a delivered message from the queue permanently; rejects if it is no longer in this state. */
export const removeQueued = (outbox: string, name: string) =>
  onDisk(async () => {
    await rm(pathOf(outbox, name));
    await syncFolder(foldersOf(outbox).waiting);
  });

/** Moves a message that can't be mailed aside, for a person to handle. */
export const moveToRefused = (outbox: string, name: string, reference: string) =>
  onDisk(() => moveDurably(pathOf(outbox, name), foldersOf(outbox).refused, `${reference}.json`));
