import type { Config } from '../config.ts';
import { mailOf } from './mail.ts';
import type { StoredMessage } from './outbox.ts';
import type { DestinationName } from './outbox-layout.ts';
import { webhookPayload } from './webhook-payload.ts';

/**
 * Whether a message was accepted, or why that is unknown, in our own words. `isFinal`: this message was rejected
 * permanently. `retryAfterSeconds`: for so long, no message is wanted.
 */
export type Sending =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly isFinal: boolean;
      readonly retryAfterSeconds?: number;
    };

/**
 * Makes one attempt to send a message. `signal`, which ends the attempt, is that of the queue; without it a visitor is
 * waiting for the result.
 */
export type Send = (message: StoredMessage, signal?: AbortSignal) => Promise<Sending>;

export type Destination = { readonly name: DestinationName; readonly send: Send };

/** RFC 5321 §4.5.3.2.6 */
const MAIL_ANSWER_SECONDS = 600;
/** Standard Webhooks recommends 15 to 30 seconds, which is too long for a visitor. */
const WEBHOOK_SECONDS = 30;
const WEBHOOK_SECONDS_FOR_VISITOR = 10;

/** Shorter limits, for tests. */
type Limits = { readonly smtpSeconds?: number };

type Channels = Pick<Config['contact'], 'smtpUrl' | 'webhook'>;

/** Where messages are delivered. */
export function destinationNames({ smtpUrl, webhook }: Channels): readonly DestinationName[] {
  return [...(smtpUrl === null ? [] : ['smtp' as const]), ...(webhook === null ? [] : ['webhook' as const])];
}

function mailDestination(settings: Config, smtpUrl: string, { smtpSeconds }: Limits): Destination {
  return {
    name: 'smtp',
    send: async (message, signal) => {
      // Loaded only when there is something to send.
      const { sendMail } = await import('./send-mail.ts');
      const patience = signal && { signal, answerSeconds: MAIL_ANSWER_SECONDS };
      const timeout = smtpSeconds === undefined ? {} : { timeoutSeconds: smtpSeconds };
      return sendMail(mailOf(message, settings), { smtpUrl, ...timeout, ...patience });
    },
  };
}

function webhookDestination(settings: Config, webhook: NonNullable<Channels['webhook']>): Destination {
  return {
    name: 'webhook',
    send: async (message, signal) => {
      const { sendWebhook } = await import('./send-webhook.ts');
      const body = JSON.stringify(webhookPayload(message, settings));
      const timeoutSeconds = signal === undefined ? WEBHOOK_SECONDS_FOR_VISITOR : WEBHOOK_SECONDS;
      return sendWebhook(webhook, { id: message.reference, body, timeoutSeconds, signal });
    },
  };
}

/** The destinations of {@link destinationNames}, with how a message is sent there. */
export function destinationsOf(settings: Config, limits: Limits = {}): readonly Destination[] {
  const { smtpUrl, webhook } = settings.contact;
  return [
    ...(smtpUrl === null ? [] : [mailDestination(settings, smtpUrl, limits)]),
    ...(webhook === null ? [] : [webhookDestination(settings, webhook)]),
  ];
}
