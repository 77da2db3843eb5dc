import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';

/** What can happen to a message, with the level of its log line; docs/contact-form.md explains each. */
const LEVELS = {
  kept: 'info',
  delivered: 'info',
  waiting: 'warn',
  given_up: 'error',
  failed: 'error',
} as const;

type MessageEvent = keyof typeof LEVELS;

const counts = processWide('message-counts', () =>
  Object.fromEntries(Object.keys(LEVELS).map((event) => [event, 0])),
) as Record<MessageEvent, number>;

/** How often each event has happened in this process. */
export const messageCounts = () => counts;

/** Logs and counts what happened to a message, without personal data. */
export function recordMessage(event: MessageEvent, facts: { readonly reference: string } & Record<string, unknown>) {
  counts[event] += 1;
  log(LEVELS[event], `contact_message_${event}`, facts);
}
