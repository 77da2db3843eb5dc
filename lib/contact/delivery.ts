import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Config } from '../config/config.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { attempt, channelOf } from './channel.ts';
import { MOST_AGE_MS } from './form-token.ts';
import type { StoredMessage } from './message.ts';
import { createOutbox } from './outbox.ts';
import type { RefusedForm } from './refused-form.ts';

/** How long a visitor waits for the destination. */
const VISITOR_SECONDS = 10;
const MESSAGES_AT_ONCE = 3;
/** The pauses between attempts double from the shortest to the longest. */
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** RFC 5321 §4.5.4.1: at least four to five days. */
const GIVE_UP_MS = 5 * 24 * 3_600_000;
const LOOK_PAUSE_MS = 10_000;
/** Forms whose messages are known. More than the messages in a full outbox. */
const MOST_FORMS = 5_000;

/** What becomes of a message: it is taken, or its form is refused. */
type Outcome = 'taken' | Pick<RefusedForm, 'refusal' | 'retryAfterSeconds'>;

/**
 * Delivers messages, including those in the outbox, until it is stopped.
 */
export function createDelivery(settings: Config) {
  const { outbox: folder, messagesPerHour } = settings.contact;
  const hasDestination = channelOf(settings)?.destination;
  // Without a folder nothing of it is used.
  const outbox = createOutbox(folder ?? '');
  const inTurn = pLimit(MESSAGES_AT_ONCE);
  const stopping = new AbortController();
  const { signal } = stopping;
  // As many as there are messages in the outbox.
  setMaxListeners(0, signal);
  /** Waits, at most until the delivery is stopped. */
  const pause = (ms: number) =>
    wait(ms, undefined, { signal }).catch((error) => {
      if (!signal.aborted) throw error;
    });
  const spendOfSite = createRateLimit();
  /**
   * Counts a message that is to be sent; gives the seconds until that is
   * allowed, or `null`.
   */
  const beyondHour = () =>
    spendOfSite({ seconds: 3_600, points: messagesPerHour }, 'all');

  let failure: string | undefined;
  /** Logs why the outbox can't be used, once for each reason. */
  function failed(error: unknown) {
    const { code, message, path } = error as NodeJS.ErrnoException;
    const reason = code ?? message;
    if (failure !== reason)
      log('error', 'contact_outbox_failed', { reason, path });
    failure = reason;
  }

  /**
   * Makes attempts for a message in the outbox until the destination has it, or
   * a person has to.
   */
  async function deliver(id: string) {
    for (let seconds = beyondHour(); seconds !== null; seconds = beyondHour()) {
      log('warn', 'contact_messages_limited', { seconds });
      await pause(seconds * 1_000);
      if (signal.aborted) return;
    }
    let isDelivered = false;
    /** Makes one attempt. Gives whether the message has left the outbox. */
    async function step(): Promise<boolean> {
      const message = await outbox.read(id);
      if (message === undefined) return true;
      // One that could not be removed is not sent again.
      isDelivered ||= message !== null && (await attempt(message, settings));
      if (isDelivered) return outbox.remove(id).then(() => true);
      if (
        message !== null &&
        Date.now() - Date.parse(message.received) <= GIVE_UP_MS
      )
        return false;
      const moved = await outbox.fail(id);
      log('error', 'contact_message_given_up', {
        id,
        folder: outbox.failed,
        moved,
      });
      return moved;
    }
    for (
      let ms = SHORTEST_PAUSE_MS;
      !signal.aborted && !(await inTurn(step).catch(failed));
      ms = Math.min(2 * ms, LONGEST_PAUSE_MS)
    )
      await pause(ms);
  }

  /** What has not ended when the delivery is stopped. */
  const running = new Set<Promise<void>>();
  function track(work: Promise<void>): Promise<void> {
    running.add(work);
    return work.finally(() => running.delete(work));
  }
  const underWay = new Set<string>();

  /**
   * Begins to deliver what is new in the outbox: also what an earlier process
   * has left, or a person has moved back.
   */
  async function look() {
    const waiting = await outbox.open().catch(failed);
    if (waiting === undefined) return;
    failure = undefined;
    for (const id of waiting) {
      if (!hasDestination || signal.aborted || underWay.has(id)) continue;
      underWay.add(id);
      track(deliver(id)).finally(() => underWay.delete(id));
    }
  }

  /**
   * Stores a message, or where that is not possible, sends it while the visitor
   * waits.
   */
  async function accept(
    form: string,
    message: StoredMessage,
  ): Promise<Outcome> {
    try {
      if (folder !== null) {
        const isAccepted = await outbox.accept(
          `${form}.${message.reference}`,
          message,
        );
        void track(look());
        return isAccepted
          ? 'taken'
          : { refusal: 'busy', retryAfterSeconds: 600 };
      }
    } catch (error) {
      failed(error);
    }
    const retryAfterSeconds = beyondHour();
    if (retryAfterSeconds !== null)
      return { refusal: 'busy', retryAfterSeconds };
    return (await attempt(message, settings, VISITOR_SECONDS))
      ? 'taken'
      : { refusal: 'undelivered' };
  }

  /**
   * The forms that were sent, each with its message and what becomes of that.
   */
  const forms = new LRUCache<
    string,
    { reference: string; outcome: Promise<Outcome> }
  >({
    max: MOST_FORMS,
    ttl: MOST_AGE_MS,
  });

  /**
   * Takes the message of a form, once however often that is sent. Another one
   * has to come from another form, unless it was not taken.
   */
  async function take(form: string, message: StoredMessage): Promise<Outcome> {
    const { reference } = message;
    const former = forms.get(form);
    if (former?.reference === reference) return former.outcome;
    if (former !== undefined)
      return (await former.outcome) === 'taken'
        ? { refusal: 'used' }
        : take(form, message);
    const outcome = accept(form, message);
    forms.set(form, { reference, outcome });
    const result = await outcome;
    if (result === 'taken') return result;
    log('error', 'contact_message_refused', {
      reference,
      reason: result.refusal,
    });
    forms.delete(form);
    return result;
  }

  return {
    take,
    /** Looks at the outbox, now and again and again. */
    async start() {
      if (folder === null) return;
      const timer = setInterval(() => track(look()), LOOK_PAUSE_MS).unref();
      signal.addEventListener('abort', () => clearInterval(timer));
      await track(look());
    },
    /** Begins nothing more, and waits for what is under way. */
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/**
 * The delivery of this process: the middleware takes messages, and what was
 * started with the server delivers them.
 */
export const delivery = (settings: Config) =>
  processWide('delivery', () => createDelivery(settings));
