import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import { processWide } from '../process-wide.ts';
import type { Attempt, DestinationName } from './destination.ts';
import type { StoredMessage } from './message.ts';
import { recordMessage } from './message-events.ts';

/** Loaded only when there is something to send. */
const LOADERS = {
  smtp: async () => (await import('./send-mail.ts')).sendMail,
  webhook: async () => (await import('./send-webhook.ts')).sendWebhook,
};

const EVENTS = { accepted: 'delivered', refused: 'refused', later: 'waiting', unreachable: 'waiting' } as const;
const MOST_ATTEMPTS = 2_000;
/** What is under way, and what was accepted, even if that could not be noted. */
const attempts = processWide(
  'attempts',
  () => new LRUCache<string, Promise<Attempt['outcome']>>({ max: MOST_ATTEMPTS }),
);

/** Sends a message to a destination: one attempt at a time, and none after an acceptance. Logs and counts what came of it. */
export function send(by: DestinationName, message: StoredMessage, settings: Config, mostSeconds: number) {
  const { reference } = message;
  const key = `${by} ${reference}`;
  async function attempt() {
    let isAccepted = false;
    try {
      const sendBy = await LOADERS[by]();
      const { outcome, reason } = await sendBy(message, settings, mostSeconds);
      isAccepted = outcome === 'accepted';
      recordMessage(EVENTS[outcome], { reference, by, reason });
      return outcome;
    } finally {
      if (!isAccepted) attempts.delete(key);
    }
  }
  const made = attempts.get(key) ?? attempt();
  attempts.set(key, made);
  return made;
}
