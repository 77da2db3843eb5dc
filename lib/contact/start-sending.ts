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
  let checkAt = 0;
  let tidyAt = 0;

  async function look(): Promise<number> {
    if (performance.now() >= checkAt) {
      checkAt = performance.now() + IDLE_MS;
      await checkOutbox(settings.contact);
    }
    if (performance.now() >= tidyAt) {
      tidyAt = performance.now() + TIDY_MS;
      await takeOverOldOutbox(outbox).catch(logOutboxFailure);
      await tidy(outbox).catch(logOutboxFailure);
    }
    return send();
  }

  for (;;) {
    const woken = new Promise<void>((resolve) => {
      outbox.wake = resolve;
    });
    const pause = await look().catch((error) => {
      logOutboxFailure(error);
      return IDLE_MS;
    });
    await Promise.race([woken, setTimeout(pause, undefined, { ref: false })]);
  }
}
