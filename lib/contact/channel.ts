import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { destinationNames } from './destination.ts';
import { isUsable } from './outbox.ts';
import type { DestinationName } from './outbox-layout.ts';

/**
 * How messages are delivered: from the outbox, or while the visitor waits if they can't be stored; to which destinations,
 * or to none, so that they are read in the outbox.
 */
export type Channel = { readonly isStored: boolean; readonly destinations: readonly DestinationName[] };

type Settings = Pick<Config['contact'], 'smtpUrl' | 'webhook' | 'outbox'>;

const unusable = processWide('unusable-outboxes', () => new Set<string>());

/**
 * The channel of this site, as {@link checkOutbox} last found it: no page waits for the disk. `null`: there is none, and no
 * form.
 */
export function channelOf(settings: Settings): Channel | null {
  const { outbox } = settings;
  const isStored = outbox !== null && !unusable.has(outbox);
  const destinations = destinationNames(settings);
  return isStored || destinations.length > 0 ? { isStored, destinations } : null;
}

/** Finds out whether messages can be stored, within two seconds. */
export async function checkOutbox(settings: Settings): Promise<void> {
  const { outbox } = settings;
  if (outbox === null) return;
  // One failure may have been an accident.
  if ((await isUsable(outbox)) || (await isUsable(outbox))) {
    unusable.delete(outbox);
    return;
  }
  if (destinationNames(settings).length === 0 && !unusable.has(outbox)) {
    log('warn', 'contact_form_off', {
      reason: 'neither SMTP_URL nor CONTACT_WEBHOOK_URL is set, and CONTACT_OUTBOX is not writable',
    });
  }
  unusable.add(outbox);
}
