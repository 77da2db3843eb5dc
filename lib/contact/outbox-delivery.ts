import type { Config } from '../config/config.ts';
import { log } from '../log.ts';
import { attempt, channelOf } from './channel.ts';
import type { StoredMessage } from './message.ts';
import { createOutbox } from './outbox.ts';

const MESSAGES_AT_ONCE = 3;
/** The pauses between attempts double from the shortest to the longest. */
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** RFC 5321 §4.5.4.1: at least four to five days. */
const GIVE_UP_MS = 5 * 24 * 3_600_000;

function isTooOld({ received }: StoredMessage) {
  const age = Date.now() - Date.parse(received);
  return age > GIVE_UP_MS;
}

type Outbox = ReturnType<typeof createOutbox>;
/**
 * Creates what makes one attempt, and gives whether the message has left the
 * outbox.
 */
function createAttempt(outbox: Outbox, settings: Config) {
  /** Messages whose destination has accepted them, until they are removed. */
  const delivered = new Set<string>();

  async function giveUp(id: string) {
    const moved = await outbox.fail(id);
    const { failed: folder } = outbox;
    log('error', 'contact_message_given_up', { id, folder, moved });
    return moved;
  }

  return async (id: string): Promise<boolean> => {
    const message = await outbox.read(id);
    if (message === undefined) return true;
    if (message === null) return giveUp(id);
    if (!delivered.has(id) && !(await attempt(message, settings)))
      return isTooOld(message) && giveUp(id);
    delivered.add(id);
    await outbox.remove(id);
    delivered.delete(id);
    return true;
  };
}

/** When a message is tried next, and how long the pause after that is. */
type Schedule = { dueAt: number; pauseMs: number };

/**
 * Creates what tries each message when it is due. `secondsToWait` gives how
 * long one that is new has to wait, or `null`.
 */
function createSchedule(
  tryOnce: (id: string) => Promise<unknown>,
  secondsToWait: () => number | null,
) {
  const schedules = new Map<string, Schedule>();
  let attempts = 0;
  let opensAt = 0;

  function scheduleOf(id: string): Schedule | undefined {
    const known = schedules.get(id);
    if (known !== undefined || Date.now() < opensAt) return known;
    const seconds = secondsToWait();
    if (seconds !== null) {
      log('warn', 'contact_messages_limited', { seconds });
      opensAt = Date.now() + seconds * 1_000;
      return undefined;
    }
    const schedule = { dueAt: 0, pauseMs: SHORTEST_PAUSE_MS };
    schedules.set(id, schedule);
    return schedule;
  }

  async function tryNow(id: string, schedule: Schedule) {
    attempts += 1;
    schedule.dueAt = Number.POSITIVE_INFINITY;
    const hasLeft = await tryOnce(id);
    if (hasLeft) schedules.delete(id);
    schedule.dueAt = Date.now() + schedule.pauseMs;
    schedule.pauseMs = Math.min(2 * schedule.pauseMs, LONGEST_PAUSE_MS);
    attempts -= 1;
  }

  /** Tries what is due of these messages, a few at once. */
  return async (ids: readonly string[]) => {
    const present = new Set(ids);
    // What a person has moved away needs no time any more.
    for (const id of schedules.keys())
      if (!present.has(id)) schedules.delete(id);
    const started: Promise<void>[] = [];
    for (const id of ids) {
      if (attempts >= MESSAGES_AT_ONCE) break;
      const schedule = scheduleOf(id);
      if (schedule && schedule.dueAt <= Date.now())
        started.push(tryNow(id, schedule));
    }
    await Promise.all(started);
  };
}

/**
 * Creates the outbox in a folder with what delivers its messages, at least once
 * each. `secondsToWait` gives how long the next message has to wait, or `null`.
 */
export function createOutboxDelivery(
  folder: string,
  settings: Config,
  secondsToWait: () => number | null,
) {
  const outbox = createOutbox(folder);
  let failure: string | undefined;
  /** Logs why the outbox can't be used, once for each reason. */
  function failed(error: unknown) {
    const { code, message, path } = error as NodeJS.ErrnoException;
    const reason = code ?? message;
    if (failure !== reason)
      log('error', 'contact_outbox_failed', { reason, path });
    failure = reason;
  }

  const attemptOnce = createAttempt(outbox, settings);
  const tryDue = createSchedule(
    (id) => attemptOnce(id).catch(failed),
    secondsToWait,
  );

  return {
    /**
     * Stores a message. Returns `false` if the outbox is full, `undefined` if
     * it can't be used.
     */
    store: (id: string, message: StoredMessage) =>
      outbox.accept(id, message).catch(failed),
    /**
     * Tries what is due, including messages that an earlier process has left or
     * a person has moved back.
     */
    async deliver() {
      const ids = await outbox.open().catch(failed);
      if (ids === undefined) return;
      failure = undefined;
      if (channelOf(settings)?.destination) await tryDue(ids);
    },
  };
}
