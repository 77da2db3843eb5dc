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

function isWritableOnce(folder: string): Promise<boolean> {
  const known = writable.get(folder);
  if (known) return known;
  const probed = isWritable(folder).then((can) => {
    if (!can) log('warn', 'contact_form_off', { reason: 'SMTP_URL is not set and CONTACT_OUTBOX can’t be written' });
    return can;
  });
  writable.set(folder, probed);
  return probed;
}

/** The channel of this site. Whether the folder can be written is found out once in the life of the process. */
export async function channelOf({ smtpUrl, outbox }: Settings): Promise<Channel> {
  if (smtpUrl !== null) return { kind: 'smtp', smtpUrl };
  if (outbox !== null && (await isWritableOnce(outbox))) return { kind: 'outbox', folder: outbox };
  return { kind: 'none' };
}
