import type { Config } from '../config.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { log } from '../log.ts';
import { checkOutbox } from './channel.ts';
import { destinationsOf } from './destination.ts';
import { logOutboxFailure, recordMessage } from './message-events.ts';
import { createOnce } from './once.ts';
import { outboxAt, type Submission } from './outbox.ts';
import type { RefusedForm } from './refused-form.ts';

type Refused = Pick<RefusedForm, 'refusal' | 'retryAfterSeconds'>;

/** The result for a valid message: its reference, or why it was not delivered. */
export type Delivery = { readonly reference: string } | Refused;

const ceiling = createRateLimit();

/** Counts a message towards the site's hourly limit. Gives the reason to reject it, or `null`. */
async function countMessage({ contact, rateLimitRedisUrl: redisUrl }: Config): Promise<Refused | null> {
  const limit = { name: 'contact-site', seconds: 3600, points: contact.messagesPerHour, redisUrl };
  const retryAfterSeconds = await ceiling(limit, 'all');
  if (retryAfterSeconds === null) return null;
  log('error', 'contact_messages_limited', { messages_per_hour: contact.messagesPerHour });
  return { refusal: 'busy', retryAfterSeconds };
}

/** Has the outbox accept a message; gives `null` if it can't be used. */
async function store(submission: Submission, { contact }: Config, busy: Refused | null): Promise<Delivery | null> {
  const { reference } = submission.message;
  if (contact.outbox === null) return busy;
  const outbox = outboxAt(contact.outbox);
  try {
    const acceptance = await outbox.accept(submission, busy !== null);
    if (acceptance === 'closed') return busy;
    if (acceptance === 'full') log('error', 'contact_outbox_full', { reference });
    if (acceptance === 'full' || acceptance === 'used') return { refusal: acceptance };
    if (acceptance === 'accepted') recordMessage('kept', { reference });
    outbox.wake();
    return { reference };
  } catch (error) {
    logOutboxFailure(error);
    void checkOutbox(contact);
    return busy;
  }
}

/** Sends a message while the visitor waits, where it can't be stored. All destinations have to accept it. */
async function sendNow({ message }: Submission, settings: Config): Promise<Delivery> {
  const { reference } = message;
  const destinations = destinationsOf(settings, 'visitor');
  if (destinations.length === 0) recordMessage('failed', { reference, reason: 'not stored' });
  const outcomes = await Promise.all(destinations.map(({ send }) => send(message)));
  const isDelivered = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'accepted');
  return isDelivered ? { reference } : { refusal: 'undelivered' };
}

const once = createOnce<Delivery>((delivery) => 'reference' in delivery);

/**
 * Delivers a form's message once, however often the form is sent: across all processes that share the outbox, or within
 * this process if there is none.
 */
export async function deliver(submission: Submission, settings: Config): Promise<Delivery> {
  const delivery = await once(submission.form, async () => {
    const busy = await countMessage(settings);
    return (await store(submission, settings, busy)) ?? sendNow(submission, settings);
  });
  const isOther = 'reference' in delivery && delivery.reference !== submission.message.reference;
  return isOther ? { refusal: 'used' } : delivery;
}
