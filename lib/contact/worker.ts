import { setTimeout } from 'node:timers/promises';
import { type Config, config } from '../config.ts';
import { processWide } from '../process-wide.ts';
import { checkOutbox } from './channel.ts';
import { createDeliverer, IDLE_MS } from './deliver-waiting.ts';
import { destinationNames, destinationsOf } from './destination.ts';
import { createFirstSeen } from './first-seen.ts';
import { logOutboxFailure } from './message-events.ts';
import { tidyOutbox } from './outbox.ts';

/** A task that is repeated, and gives the milliseconds until it is due again. */
type Task = () => Promise<number>;

/** Ends the pause of each task. Empty until this process looks after its outbox. */
const wakers = processWide('outbox-tasks', () => new Map<Task, () => void>());

/** Runs a task whenever it is woken or due, and at least once a minute. */
async function repeat(task: Task): Promise<never> {
  for (;;) {
    const woken = new Promise<void>((resolve) => wakers.set(task, resolve));
    const pause = await task().catch((error) => {
      logOutboxFailure(error);
      return IDLE_MS;
    });
    await Promise.race([woken, setTimeout(Math.min(pause, IDLE_MS), undefined, { ref: false })]);
  }
}

function createCaretaker(outbox: string, { contact }: Config): Task {
  const firstSeen = createFirstSeen();
  return async () => {
    await checkOutbox(contact);
    await tidyOutbox(outbox, destinationNames(contact), firstSeen);
    return IDLE_MS;
  };
}

/** Makes this process look after the outbox, if there is one, now and from now on. */
export function wakeWorker() {
  const settings = config();
  const { outbox } = settings.contact;
  if (outbox === null) return;
  if (wakers.size > 0) {
    for (const wake of wakers.values()) wake();
    return;
  }
  const deliverers = destinationsOf(settings).map((destination) => createDeliverer(outbox, destination));
  for (const task of [createCaretaker(outbox, settings), ...deliverers]) void repeat(task);
}
