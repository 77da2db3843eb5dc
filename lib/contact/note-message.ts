import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';

// `waiting`: an attempt to mail it failed and will be repeated; `refused` and `failed`: it will not be mailed.
const LEVELS = {
  kept: 'info',
  delivered: 'info',
  waiting: 'warn',
  refused: 'error',
  failed: 'error',
  quarantined: 'warn',
} as const;

/** What can happen to a message; several of these may. */
export type MessageEvent = keyof typeof LEVELS;

const counts = processWide('message-counts', () => ({
  kept: 0,
  delivered: 0,
  waiting: 0,
  refused: 0,
  failed: 0,
  quarantined: 0,
}));

/** Logs and counts what happened to a message, without personal data. */
export function noteMessage(event: MessageEvent, facts: { readonly reference: string } & Record<string, unknown>) {
  counts[event] += 1;
  log(LEVELS[event], `contact_message_${event}`, facts);
}

/** How often each event has happened in this process. */
export function messageCounts(): Readonly<Record<MessageEvent, number>> {
  return counts;
}

/** Logs that the outbox could not be read or written, and why: the code of the error. */
export function noteOutboxFailure(error: unknown) {
  log('error', 'contact_outbox_failed', {
    reason: error instanceof Error && 'code' in error ? error.code : String(error),
  });
}
