import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { checkOutbox } from './channel.ts';
import { destinationsOf } from './destination.ts';
import { logOutboxFailure } from './message-events.ts';
import { takeOverOldOutbox } from './old-outbox.ts';
import { outboxAt } from './outbox.ts';
import { createSender, IDLE_MS } from './sender.ts';
import { tidy } from './tidy.ts';

const TIDY_MS = 3_600_000;

/** Makes this process look after its outbox, if it has one: now, whenever it is woken, and at least once a minute. */
export async function startSending(settings: Config): Promise<void> {
  if (settings.contact.outbox === null) return;
  const outbox = outboxAt(settings.contact.outbox);
  const send = createSender(outbox, destinationsOf(settings, 'outbox'));
  const check = () => checkOutbox(settings.contact);
  const cleanUp = () =>
    takeOverOldOutbox(outbox)
      .then(() => tidy(outbox))
      .catch(logOutboxFailure);
  await check();
  await cleanUp();
  setInterval(check, IDLE_MS).unref();
  setInterval(cleanUp, TIDY_MS).unref();
  for (;;) {
    const woken = new Promise<void>((resolve) => {
      outbox.wake = resolve;
    });
    const pause = await send().catch((error) => {
      logOutboxFailure(error);
      return IDLE_MS;
    });
    await Promise.race([woken, setTimeout(pause, undefined, { ref: false })]);
  }
}
