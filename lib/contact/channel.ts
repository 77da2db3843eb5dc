import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { type DestinationName, destinationNames } from './destination.ts';
import { logOutboxFailure } from './message-events.ts';
import { outboxAt } from './outbox.ts';
import { probe } from './tidy.ts';

/**
 * How messages are delivered: from the outbox, or while the visitor waits if they can't be stored; to which destinations,
 * or to none, so that they are read in the outbox.
 */
export type Channel = { readonly isStored: boolean; readonly destinations: readonly DestinationName[] };

type Settings = Pick<Config['contact'], 'smtpUrl' | 'webhook' | 'outbox'>;

/** The channel of this site, as {@link checkOutbox} last found it. `null`: there is none, and no form. */
export function channelOf(settings: Settings): Channel | null {
  const isStored = settings.outbox !== null && outboxAt(settings.outbox).isUsable;
  const destinations = destinationNames(settings);
  return isStored || destinations.length > 0 ? { isStored, destinations } : null;
}

/** Finds out whether messages can be stored. */
export async function checkOutbox(settings: Settings): Promise<void> {
  if (settings.outbox === null) return;
  const outbox = outboxAt(settings.outbox);
  // One failure may have been an accident.
  const failure = await probe(outbox)
    .catch(() => probe(outbox))
    .catch((error) => ({ error }));
  if (failure) logOutboxFailure(failure.error);
  if (failure && outbox.isUsable && destinationNames(settings).length === 0) {
    log('warn', 'contact_form_off', {
      reason: 'neither SMTP_URL nor CONTACT_WEBHOOK_URL is set, and CONTACT_OUTBOX is not writable',
    });
  }
  outbox.isUsable = !failure;
}
