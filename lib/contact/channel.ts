import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { isWritable } from './durable-file.ts';

/** How messages leave the form: by mail, into a local folder, or not at all, so that there is no form. */
export type Channel =
  | { readonly kind: 'smtp'; readonly smtpUrl: string }
  | { readonly kind: 'outbox'; readonly folder: string }
  | { readonly kind: 'none' };

type Settings = { readonly smtpUrl: string | null; readonly outbox: string | null };

const writable = processWide('writable-folders', () => new Map<string, Promise<boolean>>());

/** Whether messages can be kept in a folder, found out once in the life of the process. */
export function canKeep(outbox: string | null): Promise<boolean> {
  if (outbox === null) return Promise.resolve(false);
  const known = writable.get(outbox);
  if (known) return known;
  const probed = isWritable(outbox);
  writable.set(outbox, probed);
  return probed;
}

const told = processWide('form-off', () => ({ once: false }));

/** The channel of this site. */
export async function channelOf({ smtpUrl, outbox }: Settings): Promise<Channel> {
  if (smtpUrl !== null) return { kind: 'smtp', smtpUrl };
  if (outbox !== null && (await canKeep(outbox))) return { kind: 'outbox', folder: outbox };
  if (outbox !== null && !told.once) {
    told.once = true;
    log('warn', 'contact_form_off', { reason: 'SMTP_URL is not set and CONTACT_OUTBOX can’t be written' });
  }
  return { kind: 'none' };
}
