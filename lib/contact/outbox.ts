import { join } from 'node:path';
import { countFiles, writeDurably } from './durable-file.ts';
import type { Message } from './message.ts';

const MOST_QUARANTINED = 1_000;

const fileOf = (message: Message, reference: string, now: Date) =>
  `${JSON.stringify({ reference, received: now.toISOString(), ...message }, null, 2)}\n`;

/** Keeps a message as a file of its own, named by its reference; the same message twice is one file. */
export async function writeToOutbox(folder: string, message: Message, reference: string): Promise<void> {
  await writeDurably(folder, `${reference}.json`, fileOf(message, reference, new Date()));
}

/** Keeps a message that looked automated apart from the others; `false` when there are too many already or it can't be written. */
export async function quarantine(outbox: string, message: Message, reference: string): Promise<boolean> {
  const folder = join(/* turbopackIgnore: true */ outbox, 'quarantine');
  try {
    if ((await countFiles(folder)) >= MOST_QUARANTINED) return false;
    await writeToOutbox(folder, message, reference);
    return true;
  } catch {
    return false;
  }
}
