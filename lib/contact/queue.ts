import { randomInt } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { onDisk } from './disk.ts';
import { failedWith, moveDurably, namesIn, syncFolder } from './durable-file.ts';
import { Message } from './message.ts';
import type { StoredMessage } from './outbox.ts';
import { type DestinationName, deliveryKey, foldersOf, waitingName } from './outbox-layout.ts';

// Everything here that uses the disk rejects as `onDisk` does.

/** How long a claim holds that is not renewed. */
export const CLAIM_MS = 20_000;
const RENEWED_MS = 5_000;
const MOST_RANDOM = 2 ** 48 - 1;

/** A message to be delivered to one destination: a file whose name says whether a process has claimed it. */
export type Queued = {
  readonly name: string;
  /** What the name begins with in each state. */
  readonly key: string;
  readonly reference: string;
  readonly isClaimed: boolean;
};

// Earlier versions had the number of attempts and the time of the next one where there are zeros now.
const NAME = /^(([0-9A-Z]{4}-[0-9A-Z]{4})(?:\.webhook)?)\.\d+\.(taken-)?\d+\.json$/;

/** A name that no claim had before: another one shows that the claim was renewed, or taken over. */
const newClaim = (key: string) => `${key}.0.taken-${randomInt(MOST_RANDOM)}.json`;

const pathOf = (outbox: string, name: string) => join(/* turbopackIgnore: true */ foldersOf(outbox).waiting, name);

/** The messages to be delivered to a destination, in no order. */
export async function queuedMessages(outbox: string, destination: DestinationName): Promise<readonly Queued[]> {
  const names = await onDisk(() => namesIn(foldersOf(outbox).waiting));
  return names.flatMap((name) => {
    const [, key, reference, claimed] = NAME.exec(name) ?? [];
    if (key === undefined || reference === undefined || key !== deliveryKey(reference, destination)) return [];
    return [{ name, key, reference, isClaimed: claimed !== undefined }];
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
  queued: Queued,
  run: (name: string, signal: AbortSignal) => Promise<T>,
): Promise<{ readonly result: T; readonly name: string } | null> {
  let name = newClaim(queued.key);
  if (!(await renameQueued(outbox, queued.name, name))) return null;
  let renewedAt = performance.now();
  const lost = new AbortController();
  let renewal = Promise.resolve();
  const renew = async () => {
    const next = newClaim(queued.key);
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

// The time may be missing in a file that a person has put there.
const Stored = Message.extend({ received: z.iso.datetime().catch(() => new Date().toISOString()) });

/** The content of a message, or `null` if its file is not a valid message. */
export async function readQueued(outbox: string, name: string, reference: string): Promise<StoredMessage | null> {
  const text = await onDisk(() => readFile(pathOf(outbox, name), 'utf8'));
  try {
    return { ...Stored.parse(JSON.parse(text)), reference };
  } catch {
    return null;
  }
}

/** Gives up the claim on a message that could not be delivered yet. */
export const release = (outbox: string, name: string, { key }: Queued) => renameQueued(outbox, name, waitingName(key));

/** Removes a delivered message from the queue permanently; rejects if it is no longer in this state. */
export const removeQueued = (outbox: string, name: string) =>
  onDisk(async () => {
    await rm(pathOf(outbox, name));
    await syncFolder(foldersOf(outbox).waiting);
  });

/** Moves a message that can't be delivered aside, for a person to handle. */
export const moveToRefused = (outbox: string, name: string, { key }: Queued) =>
  onDisk(() => moveDurably(pathOf(outbox, name), foldersOf(outbox).refused, `${key}.json`));
