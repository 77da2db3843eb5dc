import type { Config } from '../config.ts';
import { type DestinationName, destinationNames } from './destination.ts';
import { logOutboxFailure } from './message-events.ts';
import { outboxAt } from './outbox.ts';
import { probe } from './tidy.ts';

/** Whether messages are stored, or else sent while the visitor waits; and where they go, if not read in the outbox. */
export type Channel = { readonly isStored: boolean; readonly destinations: readonly DestinationName[] };

type Settings = Pick<Config['contact'], 'smtpUrl' | 'webhook' | 'outbox'>;

/** How this site delivers messages, as {@link checkOutbox} last found it. `null`: it can’t, and shows no form. */
export function channelOf(settings: Settings): Channel | null {
  const isStored = settings.outbox !== null && outboxAt(settings.outbox).isUsable;
  const destinations = destinationNames(settings);
  return isStored || destinations.length > 0 ? { isStored, destinations } : null;
}

/** Finds out whether messages can be stored. */
export async function checkOutbox(settings: Settings): Promise<void> {
  if (settings.outbox === null) return;
  const outbox = outboxAt(settings.outbox);
  try {
    // One failure may have been an accident.
    await probe(outbox).catch(() => probe(outbox));
    outbox.isUsable = true;
  } catch (error) {
    outbox.isUsable = false;
    logOutboxFailure(error);
  }
}
