import type { Config } from '../config.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { log } from '../log.ts';
import { lookAtOutbox } from './channel.ts';
import { mailOf } from './mail.ts';
import { wakeMailWorker } from './mail-worker.ts';
import type { Message } from './message.ts';
import { noteMessage, noteOutboxFailure } from './note-message.ts';
import { createOnce } from './once.ts';
import { broughtBefore, keepMessage } from './outbox.ts';
import { referenceOf } from './reference.ts';
import { sendMail } from './send-mail.ts';

/** The result for a valid message. `used`: its form already sent a different one; `busy`: the hourly limit is reached. */
export type Delivery =
  | { readonly ok: true; readonly reference: string }
  | {
      readonly ok: false;
      readonly refusal: 'used' | 'full' | 'busy' | 'undelivered';
      readonly retryAfterSeconds?: number;
    };

type Order = { readonly message: Message; readonly form: string; readonly reference: string };

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

function undelivered(reference: string, reason: string): Delivery {
  noteMessage('failed', { reference, reason });
  return { ok: false, refusal: 'undelivered' };
}

/**
 * Stores a message in the outbox, to be mailed or read from there, unless `limited` says that the site takes no more: then
 * it only looks whether the message is there. Gives `null` if it is not, or if the outbox can't be used.
 */
async function keep(
  { message, form, reference }: Order,
  { contact }: Config,
  limited: boolean,
): Promise<Delivery | null> {
  const { outbox, smtpUrl } = contact;
  if (outbox === null) return null;
  try {
    const acceptance = limited
      ? await broughtBefore(outbox, form, reference)
      : await keepMessage(outbox, message, { form, reference, isMailed: smtpUrl !== null });
    if (acceptance === null) return null;
    if (acceptance === 'full') log('error', 'contact_outbox_full', { reference });
    if (acceptance === 'full' || acceptance === 'used') return { ok: false, refusal: acceptance };
    if (acceptance === 'kept') noteMessage('kept', { reference });
    wakeMailWorker();
    return { ok: true, reference };
  } catch (error) {
    noteOutboxFailure(error);
    void lookAtOutbox(contact);
    return null;
  }
}

/** Mails a message while the visitor waits, for installations that can't store messages. */
async function mailNow({ message, reference }: Order, smtpUrl: string, settings: Config): Promise<Delivery> {
  const mail = mailOf(message, reference, { ...settings, ...settings.contact });
  const sending = await sendMail(mail, { smtpUrl });
  if (!sending.ok) return undelivered(reference, sending.reason);
  noteMessage('delivered', { reference, by: 'smtp' });
  return { ok: true, reference };
}

async function deliverNow(order: Order, settings: Config): Promise<Delivery> {
  const limited = await countMessage(settings);
  const kept = (await keep(order, settings, limited !== null)) ?? limited;
  if (kept !== null) return kept;
  const { smtpUrl } = settings.contact;
  return smtpUrl === null ? undelivered(order.reference, 'not stored') : mailNow(order, smtpUrl, settings);
}

const once = createOnce<Delivery>();

/**
 * Delivers a form's message only once, however often the form is sent: across all processes that share the outbox,
 * or within this process if there is none. Only the reference is logged, nothing personal.
 */
export async function deliver(message: Message, form: string, settings: Config): Promise<Delivery> {
  const order = { message, form, reference: referenceOf(form, message) };
  const delivery = await once(form, () => deliverNow(order, settings));
  return delivery.ok && delivery.reference !== order.reference ? { ok: false, refusal: 'used' } : delivery;
}
