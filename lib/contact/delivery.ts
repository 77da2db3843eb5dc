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
const SCAN_INTERVAL_MS = 10_000;
/** Forms that are remembered: more than the messages in a full outbox. */
const MOST_FORMS = 5_000;

/** What becomes of a message: it is accepted, or its form is refused. */
type Outcome = 'accepted' | Pick<RefusedForm, 'refusal' | 'retryAfterSeconds'>;

const isTooOld = ({ received }: StoredMessage) =>
  Date.now() - Date.parse(received) > GIVE_UP_MS;

/**
 * Creates what delivers messages, including those in the outbox, until it is
 * stopped.
 */
export function createDelivery(settings: Config) {
  const { outbox: folder, messagesPerHour } = settings.contact;
  const hasDestination = channelOf(settings)?.destination;
  // Not used without a folder.
  const outbox = createOutbox(folder ?? '');
  const limitSending = pLimit(MESSAGES_AT_ONCE);
  const stopping = new AbortController();
  const { signal } = stopping;
  // Each message in the outbox may listen.
  setMaxListeners(0, signal);
  /** Waits, at most until the delivery is stopped. */
  const pause = (ms: number) =>
    wait(ms, undefined, { signal }).catch((error) => {
      if (!signal.aborted) throw error;
    });
  const spendOfSite = createRateLimit();
  /**
   * Counts a message against the site's limit. Returns `null` if it may be sent
   * now, otherwise the seconds until it may.
   */
  const secondsToWait = () =>
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
   * Tries to send a message in the outbox until its destination has accepted it,
   * or it is put aside for a person.
   */
  async function deliver(id: string) {
    for (
      let seconds = secondsToWait();
      seconds !== null;
      seconds = secondsToWait()
    ) {
      log('warn', 'contact_messages_limited', { seconds });
      await pause(seconds * 1_000);
      if (signal.aborted) return;
    }
    let isDelivered = false;
    /** Makes one attempt. Returns whether the message has left the outbox. */
    async function tryOnce(): Promise<boolean> {
      const message = await outbox.read(id);
      if (message === undefined) return true;
      // One that could not be removed is not sent again.
      isDelivered ||= message !== null && (await attempt(message, settings));
      if (isDelivered) {
        await outbox.remove(id);
        return true;
      }
      if (message !== null && !isTooOld(message)) return false;
      const moved = await outbox.fail(id);
      log('error', 'contact_message_given_up', {
        id,
        folder: outbox.failed,
        moved,
      });
      return moved;
    }
    let pauseMs = SHORTEST_PAUSE_MS;
    while (!signal.aborted) {
      const hasLeft = await limitSending(tryOnce).catch(failed);
      if (hasLeft) return;
      await pause(pauseMs);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  }

  /** The work for which `stop` waits. */
  const running = new Set<Promise<void>>();
  function track(work: Promise<void>): Promise<void> {
    running.add(work);
    return work.finally(() => running.delete(work));
  }
  const inProgress = new Set<string>();

  /**
   * Starts delivering what is new in the outbox, including messages that an
   * earlier process has left or a person has moved back.
   */
  async function scan() {
    const waiting = await outbox.open().catch(failed);
    if (waiting === undefined) return;
    failure = undefined;
    for (const id of waiting) {
      if (!hasDestination || signal.aborted || inProgress.has(id)) continue;
      inProgress.add(id);
      track(deliver(id)).finally(() => inProgress.delete(id));
    }
  }

  /**
   * Stores a message, or if that is not possible, sends it while the visitor
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
        void track(scan());
        return isAccepted
          ? 'accepted'
          : { refusal: 'busy', retryAfterSeconds: 600 };
      }
    } catch (error) {
      failed(error);
    }
    const retryAfterSeconds = secondsToWait();
    if (retryAfterSeconds !== null)
      return { refusal: 'busy', retryAfterSeconds };
    return (await attempt(message, settings, VISITOR_SECONDS))
      ? 'accepted'
      : { refusal: 'undelivered' };
  }

  /**
   * The forms that were submitted, each with its message's reference and outcome.
   */
  const forms = new LRUCache<
    string,
    { reference: string; outcome: Promise<Outcome> }
  >({
    max: MOST_FORMS,
    ttl: MOST_AGE_MS,
  });

  /**
   * Accepts the message of a form once, however often the form is submitted. A
   * second message needs a new form, unless the first was refused.
   */
  async function submit(
    form: string,
    message: StoredMessage,
  ): Promise<Outcome> {
    const { reference } = message;
    const previous = forms.get(form);
    if (previous?.reference === reference) return previous.outcome;
    if (previous !== undefined)
      return (await previous.outcome) === 'accepted'
        ? { refusal: 'used' }
        : submit(form, message);
    const outcome = accept(form, message);
    forms.set(form, { reference, outcome });
    const result = await outcome;
    if (result === 'accepted') return result;
    log('error', 'contact_message_refused', {
      reference,
      reason: result.refusal,
    });
    forms.delete(form);
    return result;
  }

  return {
    submit,
    /** Scans the outbox now, and then every `SCAN_INTERVAL_MS`. */
    async start() {
      if (folder === null) return;
      const timer = setInterval(() => track(scan()), SCAN_INTERVAL_MS).unref();
      signal.addEventListener('abort', () => clearInterval(timer));
      await track(scan());
    },
    /** Starts nothing more, and waits for work in progress. */
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/**
 * The delivery of this process: the middleware submits messages to it, and
 * `lib/start.ts` starts it.
 */
export const delivery = (settings: Config) =>
  processWide('delivery', () => createDelivery(settings));
