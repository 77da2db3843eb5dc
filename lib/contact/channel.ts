import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { isUsable } from './outbox.ts';

/**
 * How messages are delivered: through the outbox, mailed from there or, without a mail server, read there; by mail
 * immediately if nothing can be stored; or not at all, in which case there is no form.
 */
export type Channel =
  | { readonly kind: 'outbox'; readonly isMailed: boolean }
  | { readonly kind: 'smtp' }
  | { readonly kind: 'none' };

type Settings = { readonly smtpUrl: string | null; readonly outbox: string | null };

const unusable = processWide('unusable-outboxes', () => new Set<string>());

/** The channel of this site, as {@link checkOutbox} last found it: no page waits for the disk. */
export function channelOf({ smtpUrl, outbox }: Settings): Channel {
  const isMailed = smtpUrl !== null;
  if (outbox !== null && !unusable.has(outbox)) return { kind: 'outbox', isMailed };
  return { kind: isMailed ? 'smtp' : 'none' };
}

/** Finds out whether messages can be stored, within two seconds. */
export async function checkOutbox({ smtpUrl, outbox }: Settings): Promise<void> {
  if (outbox === null) return;
  // One failure may have been an accident.
  if ((await isUsable(outbox)) || (await isUsable(outbox))) {
    unusable.delete(outbox);
    return;
  }
  if (smtpUrl === null && !unusable.has(outbox)) {
    log('warn', 'contact_form_off', { reason: 'SMTP_URL is not set and CONTACT_OUTBOX is not writable' });
  }
  unusable.add(outbox);
}
