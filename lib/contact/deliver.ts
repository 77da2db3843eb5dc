import type { Config } from '../config.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { log } from '../log.ts';
import { checkOutbox } from './channel.ts';
import { type Destination, destinationNames, destinationsOf, type Sending } from './destination.ts';
import { logOutboxFailure, recordMessage } from './message-events.ts';
import { createOnce } from './once.ts';
import { receivedNow, type StoredMessage, type Submission, storeMessage } from './outbox.ts';
import type { Refusal } from './refused-form.ts';
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
 * Stores a message in the outbox, to be delivered or read from there, unless `limited` says that the site takes no more: then
 * it only looks whether the message is there. Gives `null` if it is not, or if the outbox can't be used.
 */
async function store(submission: Submission, { contact }: Config, limited: boolean): Promise<Delivery | null> {
  const { outbox } = contact;
  const { reference } = submission;
  if (outbox === null) return null;
  try {
    const outcome = await storeMessage(outbox, submission, destinationNames(contact), limited);
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

const sendOnce = createOnce<Sending>();

/** Sends a message to a destination, unless this process has sent it there before. */
function sendTo({ name, send }: Destination, message: StoredMessage): Promise<Sending> {
  const { reference } = message;
  return sendOnce(`${name} ${reference}`, async () => {
    const sending = await send(message);
    if (sending.ok) recordMessage('delivered', { reference, by: name });
    else recordMessage('failed', { reference, by: name, reason: sending.reason });
    return sending;
  });
}

/** Delivers a message while the visitor waits, for installations that can't store messages. All destinations have to accept it. */
async function sendNow({ message, reference }: Submission, settings: Config): Promise<Delivery> {
  const destinations = destinationsOf(settings);
  if (destinations.length === 0) recordMessage('failed', { reference, reason: 'not stored' });
  const stored = receivedNow(message, reference);
  const sendings = await Promise.all(destinations.map((destination) => sendTo(destination, stored)));
  const isDelivered = sendings.length > 0 && sendings.every(({ ok }) => ok);
  return isDelivered ? { ok: true, reference } : { ok: false, refusal: 'undelivered' };
}

async function deliverNow(submission: Submission, settings: Config): Promise<Delivery> {
  const limited = await countMessage(settings);
  return (await store(submission, settings, limited !== null)) ?? limited ?? sendNow(submission, settings);
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
