import { setTimeout } from 'node:timers/promises';
import { type Config, config } from '../config.ts';
import { processWide } from '../process-wide.ts';
import { checkOutbox } from './channel.ts';
import { createFirstSeen } from './first-seen.ts';
import { createMailer, IDLE_MS } from './mailer.ts';
import { logOutboxFailure } from './message-events.ts';
import { tidyOutbox } from './outbox.ts';
import { senderOf } from './send.ts';

const worker = processWide<{ wake?: () => void }>('mail-worker', () => ({}));

/** Looks after an outbox from now on: whenever it is woken, something is due, or a minute has passed. */
async function work(outbox: string, settings: Config): Promise<never> {
  const firstSeen = createFirstSeen();
  const send = senderOf(settings);
  const mailDue = send === null ? async () => IDLE_MS : createMailer(outbox, send);
  for (;;) {
    const woken = new Promise<void>((resolve) => {
      worker.wake = resolve;
    });
    await checkOutbox(settings.contact);
    await tidyOutbox(outbox, send !== null, firstSeen).catch(logOutboxFailure);
    const pause = await mailDue().catch((error) => {
      logOutboxFailure(error);
      return IDLE_MS;
    });
    await Promise.race([woken, setTimeout(Math.min(pause, IDLE_MS), undefined, { ref: false })]);
  }
}

/** Makes this process look after the outbox, if there is one, now and from now on. */
export function wakeWorker() {
  const settings = config();
  const { outbox } = settings.contact;
  if (worker.wake) worker.wake();
  else if (outbox !== null) void work(outbox, settings);
}
