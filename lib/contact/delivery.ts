import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { attempt } from './channel.ts';
import { MOST_AGE_MS } from './form-token.ts';
import type { StoredMessage } from './message.ts';
import { createOutboxDelivery } from './outbox-delivery.ts';
import type { RefusedForm } from './refused-form.ts';

/** How long a visitor waits for the destination. */
const VISITOR_SECONDS = 10;
/** When a visitor may try again after the outbox was full. */
const FULL_SECONDS = 600;
/** How often the outbox is read. */
const ROUND_MS = 1_000;
/** Forms that are remembered: more than the messages in a full outbox. */
const MOST_FORMS = 5_000;

/** What becomes of a message: it is accepted, or its form is refused. */
type Outcome = 'accepted' | Pick<RefusedForm, 'refusal' | 'retryAfterSeconds'>;
type Submission = {
  readonly reference: string;
  readonly outcome: Promise<Outcome>;
};

type Accept = (form: string, message: StoredMessage) => Promise<Outcome>;

/**
 * Accepts the message of a form once, however often the form is submitted. A
 * second message needs a new form, unless the first was refused.
 */
function onceForEachForm(accept: Accept): Accept {
  const submissions = new LRUCache<string, Submission>({
    max: MOST_FORMS,
    ttl: MOST_AGE_MS,
  });

  const submit: Accept = async (form, message) => {
    const { reference } = message;
    const previous = submissions.get(form);
    if (previous?.reference === reference) return previous.outcome;
    if (previous !== undefined) {
      const isTaken = (await previous.outcome) === 'accepted';
      return isTaken ? { refusal: 'used' } : submit(form, message);
    }
    const outcome = accept(form, message);
    submissions.set(form, { reference, outcome });
    const result = await outcome;
    if (result === 'accepted') return result;
    const reason = result.refusal;
    log('error', 'contact_message_refused', { reference, reason });
    submissions.delete(form);
    return result;
  };
  return submit;
}

/** Creates what delivers messages, including those in the outbox. */
export function createDelivery(settings: Config) {
  const { outbox: folder, messagesPerHour } = settings.contact;
  const spend = createRateLimit();
  /**
   * Counts a message against the site's limit. Returns `null` if it may be sent
   * now, otherwise the seconds until it may.
   */
  const secondsToWait = () =>
    spend({ seconds: 3_600, points: messagesPerHour }, 'all');
  const outbox =
    folder === null
      ? null
      : createOutboxDelivery(folder, settings, secondsToWait);

  /**
   * Stores a message, or if that is not possible, sends it while the visitor
   * waits.
   */
  const accept: Accept = async (form, message) => {
    const id = `${form}.${message.reference}`;
    const isStored = await outbox?.store(id, message);
    if (isStored) return 'accepted';
    const isFull = isStored === false;
    const retryAfterSeconds = isFull ? FULL_SECONDS : secondsToWait();
    if (retryAfterSeconds !== null)
      return { refusal: 'busy', retryAfterSeconds };
    const isSent = await attempt(message, settings, VISITOR_SECONDS);
    return isSent ? 'accepted' : { refusal: 'undelivered' };
  };

  return {
    submit: onceForEachForm(accept),
    /** Delivers what is in the outbox, now and every `ROUND_MS`. */
    async start() {
      await outbox?.deliver();
      setInterval(() => outbox?.deliver(), ROUND_MS).unref();
    },
  };
}

/**
 * The delivery of this process: the middleware submits messages to it, and
 * `lib/start/start.ts` starts it.
 */
export function delivery(settings: Config) {
  return processWide('delivery', () => createDelivery(settings));
}
