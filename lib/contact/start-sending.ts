import type { Config } from '../config.ts';
import { destinationsOf } from './destination.ts';
import { logOutboxFailure } from './message-events.ts';
import { takeOverOldOutbox } from './old-outbox.ts';
import { outboxAt } from './outbox.ts';
import { createSender } from './sender.ts';
import { probe, tidy } from './tidy.ts';

/** A message may have come back from another process, or from a person. */
const LOOK_MS = 10_000;
const PROBE_MS = 60_000;
const TIDY_MS = 3_600_000;
/** RFC 5321 §4.5.3.2.6: a client that gives up on a mail server’s last word sooner sends the mail twice. */
const SENDING_SECONDS = 600;

/**
 * Makes this process look after its outbox, if it has one: from time to time, and whenever it is woken. Resolves when the
 * outbox was found usable or not, which takes a disk that hangs two seconds.
 */
export async function startSending(settings: Config): Promise<void> {
  if (settings.contact.outbox === null) return;
  const outbox = outboxAt(settings.contact.outbox);
  const look = createSender(outbox, destinationsOf(settings, SENDING_SECONDS));
  const cleanUp = () => tidy(outbox).catch(logOutboxFailure);
  outbox.wake = () => void look().catch(logOutboxFailure);
  setInterval(outbox.wake, LOOK_MS).unref();
  setInterval(probe, PROBE_MS, outbox).unref();
  setInterval(cleanUp, TIDY_MS).unref();
  await probe(outbox);
  void takeOverOldOutbox(outbox).catch(logOutboxFailure).then(cleanUp).then(outbox.wake);
}
