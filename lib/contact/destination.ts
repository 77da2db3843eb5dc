import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import { processWide } from '../process-wide.ts';
import type { StoredMessage } from './message.ts';
import { recordMessage } from './message-events.ts';
import { outboxAt } from './outbox.ts';

/** `refused`: it will never take this message; `later`: everything else that is not an acceptance. */
export type Outcome = 'accepted' | 'refused' | 'later';

/** What came of an attempt, and why, in our own words. */
export type Attempt = { readonly outcome: Outcome; readonly reason?: string };

/** Loaded only when there is something to send. */
const LOADERS = {
  smtp: async () => (await import('./send-mail.ts')).sendMail,
  webhook: async () => (await import('./send-webhook.ts')).sendWebhook,
};

export type DestinationName = keyof typeof LOADERS;

/** Where messages are delivered. `send` makes one attempt, which ends by itself and is logged. */
export type Destination = {
  readonly name: DestinationName;
  readonly send: (message: StoredMessage) => Promise<Outcome>;
};

const EVENTS = { accepted: 'delivered', refused: 'refused', later: 'waiting' } as const;
const MOST_ATTEMPTS = 2_000;

/** Makes one attempt per key at a time, and none after an acceptance, even if that could not be noted. */
export function createOnce() {
  const attempts = new LRUCache<string, Promise<Outcome>>({ max: MOST_ATTEMPTS });
  return async (key: string, send: () => Promise<Outcome>): Promise<Outcome> => {
    const known = attempts.get(key);
    if (known) return known;
    const attempt = send();
    attempts.set(key, attempt);
    if ((await attempt.catch(() => null)) !== 'accepted') attempts.delete(key);
    return attempt;
  };
}

const once = processWide('attempts', createOnce);

/** The names of the destinations that are configured. */
export function destinationNames({ smtpUrl, webhook }: Config['contact']) {
  const names: readonly DestinationName[] = ['smtp', 'webhook'];
  return names.filter((name) => (name === 'smtp' ? smtpUrl : webhook) !== null);
}

/** Whether messages are stored, or else sent while the visitor waits; and where they go, if not read in the outbox. */
export type Channel = { readonly isStored: boolean; readonly destinations: readonly DestinationName[] };

/** How this site delivers messages, as the last probe found it. `null`: it can’t, and shows no form. */
export function channelOf(settings: Config['contact']): Channel | null {
  const isStored = settings.outbox !== null && outboxAt(settings.outbox).isUsable;
  const destinations = destinationNames(settings);
  return isStored || destinations.length > 0 ? { isStored, destinations } : null;
}

/** The destinations that are configured, with the time for an attempt in seconds. */
export function destinationsOf(settings: Config, mostSeconds: number): readonly Destination[] {
  return destinationNames(settings.contact).map((name) => ({
    name,
    send: (message) =>
      once(`${name} ${message.reference}`, async () => {
        const attempt = await LOADERS[name]();
        const { outcome, reason } = await attempt(message, settings, mostSeconds);
        recordMessage(EVENTS[outcome], { reference: message.reference, by: name, reason });
        return outcome;
      }),
  }));
}
