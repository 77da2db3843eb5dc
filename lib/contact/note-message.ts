import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';

// `waiting`: a try to mail it failed and is made again; `refused` and `failed`: no mail server will get it.
const LEVELS = {
  kept: 'info',
  delivered: 'info',
  waiting: 'warn',
  refused: 'error',
  failed: 'error',
  quarantined: 'warn',
} as const;

/** What can become of a message. One message may meet several of these. */
export type MessageEvent = keyof typeof LEVELS;

const counts = processWide('message-counts', () => ({
  kept: 0,
  delivered: 0,
  waiting: 0,
  refused: 0,
  failed: 0,
  quarantined: 0,
}));

/** Writes to the log what became of a message, without anything personal, and counts it. */
export function noteMessage(event: MessageEvent, facts: { readonly reference: string } & Record<string, unknown>) {
  counts[event] += 1;
  log(LEVELS[event], `contact_message_${event}`, facts);
}

/** How often each of these happened in this process. */
export function messageCounts(): Readonly<Record<MessageEvent, number>> {
  return counts;
}
