import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Config } from '../config/config.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { attemptTo, type Destination, destinationOf } from './destination.ts';
import { MOST_AGE_MS } from './form-token.ts';
import type { StoredMessage } from './message.ts';
import { createOutbox } from './outbox.ts';
import type { RefusedForm } from './refused-form.ts';

/** RFC 5321 §4.5.3.2.6: a client that gives up on a mail server's last word sooner sends the mail twice. */
const SENDING_SECONDS = 600;
/** How long a visitor waits for the destination. */
const VISITOR_SECONDS = 10;
/** Messages that are sent at the same time. */
const AT_ONCE = 3;
/** The pauses between attempts double from the shortest to the longest. */
const SHORTEST_MS = 1_000;
const LONGEST_MS = 3_600_000;
/** RFC 5321 §4.5.4.1: at least four to five days. The attempts are for a process that was down so long, or a clock that was set. */
const GIVE_UP_MS = 5 * 24 * 3_600_000;
const LEAST_ATTEMPTS = 20;
/** Forms whose messages are known. More than the messages in a full outbox. */
const MOST_FORMS = 5_000;

const PAUSES = {
  wait: (ms: number): Promise<unknown> => sleep(ms, undefined, { ref: false }),
  /** How often the folder is looked at. */
  lookMs: 10_000,
};

/** What becomes of a message: it is taken, or its form is refused. */
type Outcome = 'taken' | Pick<RefusedForm, 'refusal' | 'retryAfterSeconds'>;

/** Delivers messages, including those in the outbox, as long as this process runs. */
export function createDelivery(settings: Config, { wait, lookMs } = PAUSES) {
  const { outbox: folder, messagesPerHour } = settings.contact;
  const by = destinationOf(settings.contact);
  // Without a folder nothing of it is used.
  const outbox = createOutbox(folder ?? '');
  const turn = pLimit(AT_ONCE);
  const spendOfSite = createRateLimit();
  /** Counts a message that is sent; gives the seconds until that is allowed, or `null`. */
  const beyondHour = () => spendOfSite({ seconds: 3_600, points: messagesPerHour }, 'all');

  /** Sends a message while the visitor waits. */
  async function sendNow(message: StoredMessage): Promise<Outcome> {
    const retryAfterSeconds = beyondHour();
    if (retryAfterSeconds !== null) {
      log('error', 'contact_messages_limited', { messages_per_hour: messagesPerHour });
      return { refusal: 'busy', retryAfterSeconds };
    }
    if (by !== null && (await attemptTo(by, message, settings, VISITOR_SECONDS)) === null) return 'taken';
    log('error', 'contact_message_failed', { reference: message.reference });
    return { refusal: 'undelivered' };
  }

  /** Why the outbox can't be used, as the last failure has shown; `null` if it can. */
  let failure: string | null = 'not opened';
  const location = { folder: resolve(/* turbopackIgnore: true */ folder ?? '') };

  /** Logs why the outbox can't be used, once for each reason. */
  function failed(error: unknown) {
    const { code, message, path: file } = error as NodeJS.ErrnoException;
    const reason = code ?? message;
    if (failure !== reason) log('error', 'contact_outbox_failed', { reason, file, ...location });
    failure = reason;
  }

  /** Stores a message, or where that is not possible, sends it. */
  async function store(id: string, message: StoredMessage): Promise<Outcome> {
    const { reference } = message;
    try {
      if (!(await outbox.accept(id, message))) {
        log('error', 'contact_outbox_full', { reference });
        return { refusal: 'busy', retryAfterSeconds: 600 };
      }
    } catch (error) {
      failed(error);
      return sendNow(message);
    }
    log('info', 'contact_message_kept', { reference });
    void look();
    return 'taken';
  }

  /** Puts a message aside for a person, unless there is no room. Gives whether it has left the outbox. */
  async function giveUp(id: string, reference: string): Promise<boolean> {
    const file = await outbox.fail(id);
    if (file === null) log('error', 'contact_failed_full', { reference, ...location });
    else if (file) log('error', 'contact_message_given_up', { reference, file });
    return file !== null;
  }

  /** Makes attempts for a message in the outbox until the destination has it, or a person has to. */
  async function deliver(by: Destination, id: string) {
    const reference = id.slice(id.lastIndexOf('.') + 1);
    /** Why the last attempt has failed; `null` once one has not. */
    let reason: string | null | undefined;
    for (let seconds = beyondHour(); seconds !== null; seconds = beyondHour()) {
      log('warn', 'contact_message_waiting', { reference, by, reason: 'CONTACT_MESSAGES_PER_HOUR' });
      await wait(seconds * 1_000);
    }
    /** Makes one attempt. Gives whether the message has left the outbox. */
    async function step(attempts: number): Promise<boolean> {
      const message = await outbox.read(id);
      if (message === undefined) return true;
      if (message === null) return giveUp(id, reference);
      // One that could not be removed is not sent again.
      if (reason !== null) reason = await attemptTo(by, message, settings, SENDING_SECONDS, reason);
      if (reason === null) return outbox.remove(id).then(() => true);
      const isOld = Date.now() - Date.parse(message.received) > GIVE_UP_MS;
      return isOld && attempts >= LEAST_ATTEMPTS && giveUp(id, reference);
    }
    for (let attempts = 1; ; attempts += 1) {
      const isGone = await turn(step, attempts).catch(failed);
      if (isGone) return;
      await wait(Math.min(SHORTEST_MS * 2 ** (attempts - 1), LONGEST_MS));
    }
  }

  const underWay = new Set<string>();

  /** Begins to deliver what is new in the outbox: also what an earlier process has left, or a person has moved back. */
  async function look() {
    try {
      const waiting = await outbox.open();
      failure = null;
      for (const id of waiting) {
        if (by === null || underWay.has(id)) continue;
        underWay.add(id);
        deliver(by, id).finally(() => underWay.delete(id));
      }
    } catch (error) {
      failed(error);
    }
  }

  /** The forms that were sent, each with its message and what becomes of that. */
  const forms = new LRUCache<string, { reference: string; outcome: Promise<Outcome> }>({
    max: MOST_FORMS,
    ttl: MOST_AGE_MS,
  });

  /** Takes the message of a form, once however often that is sent. Another one has to come from another form, unless it was not taken. */
  async function take(form: string, message: StoredMessage): Promise<Outcome> {
    const { reference } = message;
    const former = forms.get(form);
    if (former?.reference === reference) return former.outcome;
    if (former !== undefined) return (await former.outcome) === 'taken' ? { refusal: 'used' } : take(form, message);
    const outcome = folder === null ? sendNow(message) : store(`${form}.${reference}`, message);
    forms.set(form, { reference, outcome });
    if ((await outcome) !== 'taken') forms.delete(form);
    return outcome;
  }

  return {
    take,
    /** Whether messages are stored, as the last use of the disk has shown. */
    isUsable: () => failure === null,
    /** Looks at the outbox again and again from now on. Resolves when it is known whether messages can be stored. */
    async start() {
      if (folder === null) return;
      setInterval(look, lookMs).unref();
      await look();
    },
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
