import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { channelOf } from './channel.ts';
import { mailOf } from './mail.ts';
import type { Message } from './message.ts';
import { createOnce } from './once.ts';
import { writeToOutbox } from './outbox.ts';
import { type Sending, sendMail } from './send-mail.ts';

async function send(message: Message, reference: string, settings: Config): Promise<Sending> {
  const channel = await channelOf(settings.contact);
  if (channel.kind === 'none') return { ok: false, reason: 'no channel' };
  if (channel.kind === 'smtp') {
    const mail = mailOf(message, reference, { ...settings, ...settings.contact });
    return sendMail(mail, { smtpUrl: channel.smtpUrl, timeoutSeconds: settings.contact.smtpTimeoutSeconds });
  }
  try {
    await writeToOutbox(channel.folder, message, reference);
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: error instanceof Error && 'code' in error ? String(error.code) : 'not written' };
  }
}

const once = createOnce<Sending>();

/** Delivers a message, once however often the same form is sent. The log gets the reference and nothing personal. */
export function deliver(message: Message, reference: string, settings: Config): Promise<Sending> {
  return once(reference, async () => {
    const sending = await send(message, reference, settings);
    if (sending.ok)
      log('info', 'contact_message_delivered', { reference, by: settings.contact.smtpUrl ? 'smtp' : 'outbox' });
    else log('error', 'contact_message_failed', { reference, reason: sending.reason });
    return sending;
  });
}
