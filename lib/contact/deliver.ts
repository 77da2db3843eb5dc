import type { Config } from '../config.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { log } from '../log.ts';
import { checkOutbox } from './channel.ts';
import { logOutboxFailure, recordMessage } from './message-events.ts';
import { createOnce } from './once.ts';
import { findSubmission, type Submission, storeMessage } from './outbox.ts';
import type { Refusal } from './refused-form.ts';
import { senderOf } from './send.ts';
import { wakeWorker } from './worker.ts';

/** The result for a valid message. `used`: its form already sent a different one; `busy`: the hourly limit is reached. */
export type Delivery =
  | { readonly ok: true; readonly reference: string }
  | {
      readonly ok: false;
      readonly refusal: Extract<Refusal, 'used' | 'full' | 'busy' | 'undelivered'>;
      readonly retryAfterSeconds?: number;
    };

const ceiling = createRateLimit({
  name: 'contact-site',
  seconds: 3600,
  points: ({ contact }) => contact.messagesPerHour,
});

/** Counts a message towards the site's hourly limit. Gives the reason to reject it, or `null`. */
async function countMessage(settings: Config): Promise<Delivery | null> {
  const retryAfterSeconds = await ceiling(settings, 'all');
  if (retryAfterSeconds === null) return null;
  log('error', 'contact_messages_limited', { messages_per_hour: settings.contact.messagesPerHour });
  return { ok: false, refusal: 'busy', retryAfterSeconds };
}

/**
 * Stores a message in the outbox, to be mailed or read from there, unless `limited` says that the site takes no more: then
 * it only looks whether the message is there. Gives `null` if it is not, or if the outbox can't be used.
 */
async function store(submission: Submission, { contact }: Config, limited: boolean): Promise<Delivery | null> {
  const { outbox, smtpUrl } = contact;
  const { reference } = submission;
  if (outbox === null) return null;
  try {
    const outcome = limited
      ? await findSubmission(outbox, submission)
      : await storeMessage(outbox, submission, smtpUrl !== null);
    if (outcome === null) return null;
    if (outcome === 'full') log('error', 'contact_outbox_full', { reference });
    if (outcome === 'full' || outcome === 'used') return { ok: false, refusal: outcome };
    if (outcome === 'stored') recordMessage('kept', { reference });
    wakeWorker();
    return { ok: true, reference };
  } catch (error) {
    logOutboxFailure(error);
    void checkOutbox(contact);
    return null;
  }
}

/** Mails a message while the visitor waits, for installations that can't store messages. */
async function mailNow({ message, reference }: Submission, settings: Config): Promise<Delivery> {
  const send = senderOf(settings);
  const sending = (await send?.({ ...message, reference })) ?? { ok: false, reason: 'not stored' };
  if (sending.ok) {
    recordMessage('delivered', { reference, by: 'smtp' });
    return { ok: true, reference };
  }
  recordMessage('failed', { reference, reason: sending.reason });
  return { ok: false, refusal: 'undelivered' };
}

async function deliverNow(submission: Submission, settings: Config): Promise<Delivery> {
  const limited = await countMessage(settings);
  return (await store(submission, settings, limited !== null)) ?? limited ?? mailNow(submission, settings);
}

const once = createOnce<Delivery>();

/**
 * Delivers a form's message only once, however often the form is sent: across all processes that share the outbox,
 * or within this process if there is none. Only the reference is logged, nothing personal.
 */
export async function deliver(submission: Submission, settings: Config): Promise<Delivery> {
  const delivery = await once(submission.form, () => deliverNow(submission, settings));
  return delivery.ok && delivery.reference !== submission.reference ? { ok: false, refusal: 'used' } : delivery;
}
