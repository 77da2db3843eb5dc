import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { isUsable } from './outbox.ts';

/**
 * How messages are delivered: through the outbox, mailed from there or, without a mail server, read there; by mail
 * immediately if nothing can be stored; or not at all, in which case there is no form.
 */
export type Channel =
  | { readonly kind: 'outbox'; readonly outbox: string; readonly isMailed: boolean }
  | { readonly kind: 'smtp'; readonly smtpUrl: string }
  | { readonly kind: 'none' };

type Settings = { readonly smtpUrl: string | null; readonly outbox: string | null };

const usable = processWide('usable-outboxes', () => new Map<string, Promise<boolean>>());

/** The outbox if messages can be stored in it; checked once per process. */
async function usableOutbox(outbox: string | null): Promise<string | null> {
  if (outbox === null) return null;
  const found = usable.get(outbox) ?? isUsable(outbox);
  usable.set(outbox, found);
  return (await found) ? outbox : null;
}

const told = processWide('form-off', () => ({ once: false }));

/** The channel of this site. */
export async function channelOf(settings: Settings): Promise<Channel> {
  const { smtpUrl } = settings;
  const outbox = await usableOutbox(settings.outbox);
  if (outbox !== null) return { kind: 'outbox', outbox, isMailed: smtpUrl !== null };
  if (smtpUrl !== null) return { kind: 'smtp', smtpUrl };
  if (settings.outbox !== null && !told.once) {
    told.once = true;
    log('warn', 'contact_form_off', { reason: 'SMTP_URL is not set and CONTACT_OUTBOX is not writable' });
  }
  return { kind: 'none' };
}
