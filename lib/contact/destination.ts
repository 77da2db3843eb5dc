import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Config } from '../config.ts';
import type { Attempt } from './attempt.ts';
import type { StoredMessage } from './message.ts';
import { recordMessage } from './message-events.ts';

type Outcome = Attempt['outcome'];

/** Loaded only when there is something to send. */
const LOADERS = {
  smtp: async () => (await import('./send-mail.ts')).sendMail,
  webhook: async () => (await import('./send-webhook.ts')).sendWebhook,
};

/** A place to which messages are delivered. */
export type DestinationName = keyof typeof LOADERS;

/** The names of the destinations that are configured. */
export function destinationNames({ smtpUrl, webhook }: Config['contact']): readonly DestinationName[] {
  const names: readonly DestinationName[] = ['smtp', 'webhook'];
  return names.filter((name) => (name === 'smtp' ? smtpUrl : webhook) !== null);
}

const EVENTS = { accepted: 'delivered', refused: 'refused', later: 'waiting', unreachable: 'waiting' } as const;
const MOST_ATTEMPTS = 1_000;
const AT_ONCE = 3;

/** Waits. Does not keep the process from ending. */
export const pauseOf = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/**
 * A destination, with what it was sent. `pauseSince` gives the milliseconds for which it is left alone that has taken no message
 * since then, by `performance.now()`.
 */
export function createDestination(name: DestinationName, settings: Config, pauseSince: (start: number) => number) {
  /** What is under way, and what was accepted, even if that could not be noted, by reference. */
  const attempts = new LRUCache<string, Promise<Outcome>>({ max: MOST_ATTEMPTS });
  const turn = pLimit(AT_ONCE);
  let downSince: number | null = null;
  let pause: Promise<void> | null = null;

  async function attempt(message: StoredMessage, mostSeconds: number): Promise<Outcome> {
    const { reference } = message;
    let isAccepted = false;
    try {
      const sendBy = await LOADERS[name]();
      const { outcome, reason } = await sendBy(message, settings, mostSeconds);
      isAccepted = outcome === 'accepted';
      recordMessage(EVENTS[outcome], { reference, by: name, reason });
      return outcome;
    } finally {
      if (!isAccepted) attempts.delete(reference);
    }
  }

  return {
    name,
    /** Sends a message: one attempt at a time, and none after an acceptance. Logs and counts what came of it. */
    send(message: StoredMessage, mostSeconds: number): Promise<Outcome> {
      const { reference } = message;
      const made = attempts.get(reference) ?? attempt(message, mostSeconds);
      attempts.set(reference, made);
      return made;
    },
    /** Makes an attempt in its turn, and after the pause that all messages share while the destination takes none. */
    inTurn: (make: () => Promise<Outcome>) =>
      turn(async () => {
        await pause;
        const outcome = await make();
        downSince = outcome === 'unreachable' ? (downSince ?? performance.now()) : null;
        pause = downSince === null ? null : pauseOf(pauseSince(downSince));
        return outcome;
      }),
  };
}

export type Destination = ReturnType<typeof createDestination>;
