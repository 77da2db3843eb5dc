import { basename } from 'node:path';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';

/** What can happen to a message, with the level of its log line; several of these may. */
const LEVELS = {
  kept: 'info',
  delivered: 'info',
  /** An attempt to deliver it failed and will be repeated. */
  waiting: 'warn',
  /** A destination will never take it. */
  refused: 'error',
  /** It was moved to `failed`, for a person. */
  given_up: 'error',
  /** The visitor, who waited for it, was told that it was not delivered. */
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

/** Logs that the outbox could not be read or written: the code of the error, and the file or folder. */
export function logOutboxFailure(error: unknown) {
  const { code, path } = error as NodeJS.ErrnoException;
  log('error', 'contact_outbox_failed', { reason: code ?? String(error), ...(path && { file: basename(path) }) });
}

const MOST_NAMED = 1_000;
const named = new Set<string>();

/** Logs once that a file of the outbox can't be understood. */
export function nameInLog(file: string) {
  if (named.has(file) || named.size >= MOST_NAMED) return;
  named.add(file);
  log('error', 'contact_file_not_understood', { file });
}
