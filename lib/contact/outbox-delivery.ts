import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
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
const SCAN_INTERVAL_MS = 10_000;

const isTooOld = ({ received }: StoredMessage) =>
  Date.now() - Date.parse(received) > GIVE_UP_MS;

/**
 * Creates the outbox in a folder with what delivers its messages, at least once
 * each, until it is stopped. `secondsToWait` gives how long the next message
 * has to wait, or `null`.
 */
export function createOutboxDelivery(
  folder: string,
  settings: Config,
  secondsToWait: () => number | null,
) {
  const outbox = createOutbox(folder);
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

  let failure: string | undefined;
  /** Logs why the outbox can't be used, once for each reason. */
  function failed(error: unknown) {
    const { code, message, path } = error as NodeJS.ErrnoException;
    const reason = code ?? message;
    if (failure !== reason)
      log('error', 'contact_outbox_failed', { reason, path });
    failure = reason;
  }

  /** Messages whose destination has accepted them, until they are removed. */
  const delivered = new Set<string>();

  /** Makes one attempt. Returns whether the message has left the outbox. */
  async function tryOnce(id: string): Promise<boolean> {
    const message = await outbox.read(id);
    if (message === undefined) return true;
    if (message === null) return giveUp(id);
    if (!delivered.has(id) && !(await attempt(message, settings)))
      return isTooOld(message) && giveUp(id);
    delivered.add(id);
    await outbox.remove(id);
    delivered.delete(id);
    return true;
  }

  async function giveUp(id: string): Promise<boolean> {
    const moved = await outbox.fail(id);
    const { failed: folder } = outbox;
    log('error', 'contact_message_given_up', { id, folder, moved });
    return moved;
  }

  /** Waits until the site's limit allows another message. */
  async function waitForLimit() {
    while (!signal.aborted) {
      const seconds = secondsToWait();
      if (seconds === null) return;
      log('warn', 'contact_messages_limited', { seconds });
      await pause(seconds * 1_000);
    }
  }

  /**
   * Tries to send a message until its destination has accepted it, or it is put
   * aside for a person.
   */
  async function deliver(id: string) {
    await waitForLimit();
    let pauseMs = SHORTEST_PAUSE_MS;
    while (!signal.aborted) {
      const hasLeft = await limitSending(() => tryOnce(id)).catch(failed);
      if (hasLeft) return;
      await pause(pauseMs);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  }

  /** The deliveries in progress, by the ids of their messages. */
  const inProgress = new Map<string, Promise<void>>();

  /**
   * Starts delivering what is new in the outbox, including messages that an
   * earlier process has left or a person has moved back.
   */
  async function scan() {
    const waiting = await outbox.open().catch(failed);
    if (waiting === undefined) return;
    failure = undefined;
    if (!channelOf(settings)?.destination) return;
    for (const id of waiting) {
      if (signal.aborted || inProgress.has(id)) continue;
      const delivery = deliver(id).finally(() => inProgress.delete(id));
      inProgress.set(id, delivery);
    }
  }

  let scanning = Promise.resolve();
  const scanAgain = () => {
    scanning = scanning.then(scan);
    return scanning;
  };

  return {
    /**
     * Stores a message. Returns `false` if the outbox is full, `undefined` if
     * it can't be used.
     */
    async store(id: string, message: StoredMessage) {
      const isStored = await outbox.accept(id, message).catch(failed);
      if (isStored) void scanAgain();
      return isStored;
    },
    /** Scans the outbox now, and then every `SCAN_INTERVAL_MS`. */
    async start() {
      const timer = setInterval(scanAgain, SCAN_INTERVAL_MS).unref();
      signal.addEventListener('abort', () => clearInterval(timer));
      await scanAgain();
    },
    /** Starts nothing more, and waits for work in progress. */
    async stop() {
      stopping.abort();
      await scanning;
      await Promise.all(inProgress.values());
    },
  };
}
