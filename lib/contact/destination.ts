import type { Config } from '../config.ts';
import { processWide } from '../process-wide.ts';
import type { StoredMessage } from './message.ts';
import { recordMessage } from './message-events.ts';
import { createOnce } from './once.ts';

/** `refused`: it will never take this message; `later`: everything else that is not an acceptance. */
export type Outcome = 'accepted' | 'refused' | 'later';

/** What came of an attempt, and why, in our own words. `patience`: that of a visitor who waits, or of the outbox. */
export type Attempt = { readonly outcome: Outcome; readonly reason?: string };
export type Patience = 'visitor' | 'outbox';

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

const EVENTS = {
  visitor: { accepted: 'delivered', refused: 'failed', later: 'failed' },
  outbox: { accepted: 'delivered', refused: 'refused', later: 'waiting' },
} as const;

/** This process sends no message again that was accepted, even if that could not be noted. */
const sendOnce = processWide('sendings', () => createOnce<Outcome>((outcome) => outcome === 'accepted'));

/** The names of the destinations that are configured. */
export function destinationNames({ smtpUrl, webhook }: Pick<Config['contact'], 'smtpUrl' | 'webhook'>) {
  const names: readonly DestinationName[] = ['smtp', 'webhook'];
  return names.filter((name) => (name === 'smtp' ? smtpUrl : webhook) !== null);
}

export function destinationsOf(settings: Config, patience: Patience): readonly Destination[] {
  return destinationNames(settings.contact).map((name) => ({
    name,
    send: (message) =>
      sendOnce(`${name} ${message.reference}`, async () => {
        const attempt = await LOADERS[name]();
        const { outcome, reason } = await attempt(message, settings, patience);
        recordMessage(EVENTS[patience][outcome], { reference: message.reference, by: name, reason });
        return outcome;
      }),
  }));
}
