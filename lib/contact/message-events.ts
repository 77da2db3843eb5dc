import { log } from '../log.ts';

/** What can happen to a message, with the level of its log line; docs/contact-form.md explains each. */
const LEVELS = {
  kept: 'info',
  delivered: 'info',
  waiting: 'warn',
  given_up: 'error',
  failed: 'error',
} as const;

type MessageEvent = keyof typeof LEVELS;

/** Logs what happened to a message, without personal data. */
export function recordMessage(event: MessageEvent, facts: { readonly reference: string } & Record<string, unknown>) {
  log(LEVELS[event], `contact_message_${event}`, facts);
}
