import type { Config } from '../config.ts';
import { checkOutbox } from './channel.ts';
import { destinationsOf } from './destination.ts';
import { logOutboxFailure } from './message-events.ts';
import { takeOverOldOutbox } from './old-outbox.ts';
import { outboxAt } from './outbox.ts';
import { createSender } from './sender.ts';
import { tidy } from './tidy.ts';

/** A message may have come back from another process, or from a person. */
const LOOK_MS = 10_000;
const CHECK_MS = 60_000;
const TIDY_MS = 3_600_000;

/** Makes this process look after its outbox, if it has one: now, from time to time, and whenever it is woken. */
export async function startSending(settings: Config): Promise<void> {
  if (settings.contact.outbox === null) return;
  const outbox = outboxAt(settings.contact.outbox);
  const look = createSender(outbox, destinationsOf(settings, 'outbox'));
  const check = () => checkOutbox(settings.contact);
  const cleanUp = () =>
    takeOverOldOutbox(outbox)
      .then(() => tidy(outbox))
      .catch(logOutboxFailure);
  outbox.wake = () => void look().catch(logOutboxFailure);
  setInterval(outbox.wake, LOOK_MS).unref();
  setInterval(check, CHECK_MS).unref();
  setInterval(cleanUp, TIDY_MS).unref();
  await check();
  await cleanUp();
  outbox.wake();
}
