import type { Destination, Sending } from './destination.ts';
import { createFirstSeen } from './first-seen.ts';
import { logOutboxFailure, recordMessage } from './message-events.ts';
import {
  CLAIM_MS,
  moveToRefused,
  type Queued,
  queuedMessages,
  readQueued,
  release,
  removeQueued,
  whileClaimed,
} from './queue.ts';

/** The longest pause between two looks at the outbox: it may have failed, and another process may have left something. */
export const IDLE_MS = 60_000;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;

const pauseAfter = (attempts: number) => Math.min(SHORTEST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/**
 * Creates a function that delivers the messages that are due at a destination, one after the other, until the destination
 * fails. It gives the milliseconds until the next call is due, and rejects if the outbox can't be used.
 */
export function createDeliverer(outbox: string, destination: Destination): () => Promise<number> {
  const by = destination.name;
  const firstSeen = createFirstSeen();
  /** What this process has tried in vain, and when it may try again, by a clock that nobody sets. */
  let failures = new Map<string, { readonly attempts: number; readonly retryAt: number }>();
  /** Delivered, but perhaps not removed yet, because the disk failed. */
  const delivered = new Set<string>();
  /** Until when the destination wants no messages at all. */
  let restsUntil = 0;

  async function send(name: string, reference: string, signal: AbortSignal): Promise<Sending> {
    if (delivered.has(reference)) return { ok: true };
    const message = await readQueued(outbox, name, reference);
    return message === null ? { ok: false, reason: 'not a message', isFinal: true } : destination.send(message, signal);
  }

  /** Tries to deliver a message. Gives the milliseconds to wait before using the destination again. */
  async function attempt(queued: Queued): Promise<number> {
    const { reference } = queued;
    const attempts = (failures.get(reference)?.attempts ?? 0) + 1;
    const tried = await whileClaimed(outbox, queued, (name, signal) => send(name, reference, signal));
    if (tried === null) return 0;
    const { result, name } = tried;
    if (result.ok) {
      if (!delivered.has(reference)) recordMessage('delivered', { reference, by, attempts });
      delivered.add(reference);
      await removeQueued(outbox, name);
      delivered.delete(reference);
      return 0;
    }
    const { reason, isFinal, retryAfterSeconds = 0 } = result;
    if (isFinal) {
      await moveToRefused(outbox, name, queued);
      recordMessage('refused', { reference, by, reason });
      return 0;
    }
    const pause = Math.min(Math.max(pauseAfter(attempts), retryAfterSeconds * 1000), LONGEST_PAUSE_MS);
    if (retryAfterSeconds > 0) restsUntil = performance.now() + pause;
    failures.set(reference, { attempts, retryAt: performance.now() + pause });
    recordMessage('waiting', { reference, by, reason, attempts, retry_in_seconds: pause / 1000 });
    await release(outbox, name, queued);
    return pause;
  }

  return async () => {
    const rest = restsUntil - performance.now();
    if (rest > 0) return Math.min(rest, IDLE_MS);
    const messages = await queuedMessages(outbox, by);
    const age = firstSeen(messages.map(({ name }) => name));
    const present = new Set(messages.map(({ reference }) => reference));
    failures = new Map([...failures].filter(([reference]) => present.has(reference)));
    const waits = ({ name, reference, isClaimed }: Queued) =>
      isClaimed ? CLAIM_MS - age(name) : (failures.get(reference)?.retryAt ?? 0) - performance.now();
    const inOrder = messages.map((queued) => ({ queued, wait: waits(queued) })).sort((a, b) => a.wait - b.wait);
    for (const { queued, wait } of inOrder) {
      if (wait > 0) return Math.min(wait, IDLE_MS);
      try {
        const pause = await attempt(queued);
        if (pause > 0) return pause;
      } catch (error) {
        // It is tried again: by the next call, or once the claim has run out.
        logOutboxFailure(error);
      }
    }
    return IDLE_MS;
  };
}
