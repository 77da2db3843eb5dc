import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';

/** What can happen to a message, with the level of its log line; several of these may. */
const LEVELS = {
  kept: 'info',
  delivered: 'info',
  /** An attempt to deliver it failed and will be repeated. */
  waiting: 'warn',
  /** It will not be delivered. */
  refused: 'error',
  failed: 'error',
  quarantined: 'warn',
} as const;

type MessageEvent = keyof typeof LEVELS;
type Counts = Record<MessageEvent, number>;

const counts = processWide('message-counts', () =>
  Object.fromEntries(Object.keys(LEVELS).map((event) => [event, 0])),
) as Counts;

/** Logs and counts what happened to a message, without personal data. */
export function recordMessage(event: MessageEvent, facts: { readonly reference: string } & Record<string, unknown>) {
  counts[event] += 1;
  log(LEVELS[event], `contact_message_${event}`, facts);
}

/** How often each event has happened in this process. */
export function messageCounts(): Readonly<Counts> {
  return counts;
}

/** Logs that the outbox could not be read or written, and why: the code of the error. */
export function logOutboxFailure(error: unknown) {
  log('error', 'contact_outbox_failed', {
    reason: error instanceof Error && 'code' in error ? error.code : String(error),
  });
}
