import { resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Config } from '../config/config.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { type Destination, destinationOf, sendTo } from './destination.ts';
import { MOST_AGE_MS } from './form-token.ts';
import type { StoredMessage } from './message.ts';
import { recordMessage } from './message-events.ts';
import { createOutbox } from './outbox.ts';

/** RFC 5321 §4.5.3.2.6: a client that gives up on a mail server's last word sooner sends the mail twice. */
const SENDING_SECONDS = 600;
/** How long a visitor waits for the destination. */
const VISITOR_SECONDS = 10;
/** Messages that are sent at the same time. */
const AT_ONCE = 3;
/** The pauses between attempts, and how often the loop looks at the folder. */
const TIMES = { shortestMs: 1_000, longestMs: 3_600_000, lookMs: 10_000 };
/** What a visitor is told to wait if the outbox is full. */
const FULL = { busySeconds: 600 };
/** RFC 5321 §4.5.4.1: at least four to five days. The attempts are for a process that was down so long, or a clock that was set. */
const GIVE_UP_MS = 5 * 24 * 3_600_000;
const LEAST_ATTEMPTS = 20;
/** More than the messages in a full outbox. */
const MOST_REMEMBERED = 5_000;

/**
 * What becomes of a message. `used`: its form has brought another one. `undelivered`: it is not certain that the destination has it.
 * Or nothing, because there is no room for this time.
 */
type Outcome = 'taken' | 'used' | 'undelivered' | { readonly busySeconds: number };

/** The attempts to send one message. `dueAt` is a time of `performance.now()`. */
type Progress = { isDelivered: boolean; attempts: number; dueAt: number; reason: string | null };

/** The message of a form, and what becomes of it. */
type Taken = { readonly reference: string; readonly outcome: Promise<Outcome> };

const resolved = (folder: string | null) => resolve(/* turbopackIgnore: true */ folder ?? '');
const referenceIn = (id: string) => id.slice(id.lastIndexOf('.') + 1);

/** Delivers messages, including those in the outbox, as long as this process runs. */
export function createDelivery(settings: Config, { shortestMs, longestMs, lookMs } = TIMES) {
  const { outbox: folder, messagesPerHour } = settings.contact;
  const destination = destinationOf(settings.contact);
  const progresses = new LRUCache<string, Progress>({ max: MOST_REMEMBERED });
  /** The forms that were sent, each with its message and what became of that. */
  const forms = new LRUCache<string, Taken>({ max: MOST_REMEMBERED, ttl: MOST_AGE_MS });
  const spendOfSite = createRateLimit();
  /** Counts a message that is sent; gives the seconds until that is allowed, or `null`. */
  const beyondHour = () => spendOfSite({ seconds: 3_600, points: messagesPerHour }, 'all');

  function progressOf(id: string): Progress {
    const progress = progresses.get(id) ?? { isDelivered: false, attempts: 0, dueAt: 0, reason: null };
    progresses.set(id, progress);
    return progress;
  }

  /** Makes an attempt to send a message. Gives whether the destination has it. Logs each change of the reason why it failed. */
  async function attempt(by: Destination, id: string, message: StoredMessage, mostSeconds: number): Promise<boolean> {
    const progress = progressOf(id);
    if (progress.isDelivered) return true;
    const reason = await sendTo(by, message, settings, mostSeconds);
    const { reference } = message;
    if (reason === null) recordMessage('delivered', { reference, by });
    else if (reason !== progress.reason) recordMessage('waiting', { reference, by, reason });
    const dueAt = performance.now() + Math.min(shortestMs * 2 ** progress.attempts, longestMs);
    Object.assign(progress, { isDelivered: reason === null, attempts: progress.attempts + 1, dueAt, reason });
    return reason === null;
  }

  /** Sends a message while the visitor waits. */
  async function sendNow(id: string, message: StoredMessage): Promise<Outcome> {
    const busySeconds = beyondHour();
    if (busySeconds !== null) {
      log('error', 'contact_messages_limited', { messages_per_hour: messagesPerHour });
      return { busySeconds };
    }
    if (destination !== null && (await attempt(destination, id, message, VISITOR_SECONDS))) return 'taken';
    recordMessage('failed', { reference: message.reference });
    return 'undelivered';
  }

  /** Takes one message of a form, however often that is sent. Another one has to come from another form. */
  const takingOnce = (take: (id: string, message: StoredMessage) => Promise<Outcome>) =>
    async function takeOnce(form: string, message: StoredMessage): Promise<Outcome> {
      const { reference } = message;
      const former = forms.get(form);
      if (former?.reference === reference) return former.outcome;
      if (former !== undefined) return (await former.outcome) === 'taken' ? 'used' : takeOnce(form, message);
      const outcome = take(`${form}.${reference}`, message).then((what) => {
        if (what !== 'taken') forms.delete(form);
        return what;
      });
      forms.set(form, { reference, outcome });
      return outcome;
    };

  if (folder === null) {
    return { start: async () => {}, isUsable: () => false, take: takingOnce(sendNow) };
  }
  const outbox = createOutbox(folder);
  const turn = pLimit(AT_ONCE);
  const underWay = new Set<string>();
  /** Why the outbox can't be used, as the last failure has shown; `null` if it can. */
  let failure: string | null = 'not opened';

  /** Logs why the outbox can't be used, once for each reason. */
  function failed(error: unknown) {
    const { code, message, path: file } = error as NodeJS.ErrnoException;
    const reason = code ?? message;
    if (failure === reason) return;
    failure = reason;
    log('error', 'contact_outbox_failed', { reason, file, folder: resolved(folder) });
  }

  /** Puts a message aside for a person, who may move it back: then its attempts begin again. */
  async function giveUp(id: string) {
    const reference = referenceIn(id);
    const file = await outbox.fail(id);
    if (file !== null) progresses.delete(id);
    else progressOf(id).dueAt = performance.now() + longestMs;
    if (file) recordMessage('given_up', { reference, file });
    else if (file === null) log('error', 'contact_failed_full', { reference, folder: resolved(folder) });
  }

  /** Makes an attempt for a message in the outbox, which is removed when the destination has it. */
  async function deliver(by: Destination, id: string) {
    const message = await outbox.read(id);
    if (message === undefined) return;
    if (message === null) return giveUp(id);
    // One that could not be removed is not sent again.
    if (await attempt(by, id, message, SENDING_SECONDS)) return outbox.remove(id);
    const isOld = Date.now() - Date.parse(message.received) > GIVE_UP_MS;
    if (isOld && progressOf(id).attempts >= LEAST_ATTEMPTS) await giveUp(id);
  }

  /** Has a message wait until the bound of an hour allows it. */
  function hold(by: Destination, id: string, seconds: number) {
    const progress = progressOf(id);
    const reason = 'CONTACT_MESSAGES_PER_HOUR';
    if (progress.reason !== reason) recordMessage('waiting', { reference: referenceIn(id), by, reason });
    Object.assign(progress, { dueAt: performance.now() + seconds * 1_000, reason });
  }

  /** Starts the attempts that are due. */
  async function look() {
    try {
      await outbox.open();
      const waiting = await outbox.waiting();
      failure = null;
      if (destination === null) return;
      for (const id of waiting) {
        const progress = progressOf(id);
        if (underWay.has(id) || (!progress.isDelivered && progress.dueAt > performance.now())) continue;
        const seconds = progress.attempts === 0 ? beyondHour() : null;
        if (seconds !== null) {
          hold(destination, id, seconds);
          continue;
        }
        underWay.add(id);
        turn(() => deliver(destination, id))
          .catch(failed)
          .finally(() => underWay.delete(id));
      }
    } catch (error) {
      failed(error);
    }
  }

  return {
    /** Looks at the outbox again and again from now on. Resolves when it is known whether messages can be stored. */
    async start() {
      setInterval(look, lookMs).unref();
      await look();
    },
    /** Whether messages are stored, as the last use of the disk has shown. */
    isUsable: () => failure === null,
    /** Takes a form’s message: into the outbox, from which it is delivered, or where that can’t be used, to the destination. */
    take: takingOnce(async (id, message) => {
      const { reference } = message;
      try {
        const isAccepted = await outbox.accept(id, message);
        if (isAccepted) recordMessage('kept', { reference });
        else log('error', 'contact_outbox_full', { reference });
        void look();
        return isAccepted ? 'taken' : FULL;
      } catch (error) {
        failed(error);
        return sendNow(id, message);
      }
    }),
  };
}

/** The delivery of this process: the middleware takes messages, and what was started with the server delivers them. */
export const delivery = (settings: Config) => processWide('delivery', () => createDelivery(settings));

/** Whether messages are stored, or else sent while the visitor waits; and where they go, if not read in the outbox. */
export type Channel = { readonly isStored: boolean; readonly destination: Destination | null };

/** How this site delivers messages now. `null`: it can’t, and shows no form. */
export function channelOf(settings: Config): Channel | null {
  const isStored = delivery(settings).isUsable();
  const destination = destinationOf(settings.contact);
  return isStored || destination !== null ? { isStored, destination } : null;
}
