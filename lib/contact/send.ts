import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import { processWide } from '../process-wide.ts';
import type { Attempt, DestinationName, Send } from './destination.ts';
import type { StoredMessage } from './message.ts';
import { recordMessage } from './message-events.ts';

/** Loaded only when there is something to send. */
const LOADERS: Readonly<Record<DestinationName, () => Promise<Send>>> = {
  smtp: async () => (await import('./send-mail.ts')).sendMail,
  webhook: async () => (await import('./send-webhook.ts')).sendWebhook,
};

const EVENTS = { accepted: 'delivered', refused: 'refused', later: 'waiting', unreachable: 'waiting' } as const;
const MOST_ATTEMPTS = 2_000;
/** What is under way, and what was accepted, even if that could not be noted. */
const attempts = processWide('attempts', () => new LRUCache<string, Promise<Attempt>>({ max: MOST_ATTEMPTS }));

/** Sends a message to a destination: one attempt at a time, and none after an acceptance. Logs and counts what came of it. */
export async function send(by: DestinationName, message: StoredMessage, settings: Config, mostSeconds: number) {
  const { reference } = message;
  const key = `${by} ${reference}`;
  async function attempt(): Promise<Attempt> {
    const sendBy = await LOADERS[by]();
    const made = await sendBy(message, settings, mostSeconds);
    recordMessage(EVENTS[made.outcome], { reference, by, reason: made.reason });
    return made;
  }
  const made = attempts.get(key) ?? attempt();
  attempts.set(key, made);
  try {
    const { outcome } = await made;
    if (outcome !== 'accepted') attempts.delete(key);
    return outcome;
  } catch (error) {
    attempts.delete(key);
    throw error;
  }
}
