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
import type { Send } from './send.ts';
import type { Sending } from './send-mail.ts';

/** The longest pause between two looks at the outbox: it may have failed, and another process may have left something. */
export const IDLE_MS = 60_000;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;

const pauseAfter = (attempts: number) => Math.min(SHORTEST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/**
 * Creates a function that mails the messages that are due, one after the other, until the mail server fails. It gives
 * the milliseconds until the next call is due, and rejects if the outbox can't be used.
 */
export function createMailer(outbox: string, send: Send): () => Promise<number> {
  const firstSeen = createFirstSeen();
  /** What this process has tried in vain, and when it may try again, by a clock that nobody sets. */
  let failures = new Map<string, { readonly attempts: number; readonly retryAt: number }>();
  /** Mailed, but perhaps not removed yet, because the disk failed. */
  const mailed = new Set<string>();

  async function mail(name: string, reference: string, signal: AbortSignal): Promise<Sending> {
    if (mailed.has(reference)) return { ok: true };
    const message = await readQueued(outbox, name, reference);
    return message === null ? { ok: false, reason: 'not a message', isFinal: true } : send(message, signal);
  }

  /** Tries to mail a message. Gives the milliseconds to wait before using the mail server again. */
  async function attempt(queued: Queued): Promise<number> {
    const { reference } = queued;
    const attempts = (failures.get(reference)?.attempts ?? 0) + 1;
    const tried = await whileClaimed(outbox, queued, (name, signal) => mail(name, reference, signal));
    if (tried === null) return 0;
    const { result, name } = tried;
    if (result.ok) {
      if (!mailed.has(reference)) recordMessage('delivered', { reference, by: 'smtp', attempts });
      mailed.add(reference);
      await removeQueued(outbox, name);
      mailed.delete(reference);
      return 0;
    }
    const { reason, isFinal } = result;
    if (isFinal) {
      await moveToRefused(outbox, name, reference);
      recordMessage('refused', { reference, reason });
      return 0;
    }
    const pause = pauseAfter(attempts);
    failures.set(reference, { attempts, retryAt: performance.now() + pause });
    recordMessage('waiting', { reference, reason, attempts, retry_in_seconds: pause / 1000 });
    await release(outbox, name, reference);
    return pause;
  }

  return async () => {
    const messages = await queuedMessages(outbox);
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
