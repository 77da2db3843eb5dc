import type { Config } from '../config/config.ts';
import { log } from '../log.ts';
import { attempt, channelOf } from './channel.ts';
import type { StoredMessage } from './message.ts';
import { createOutbox } from './outbox.ts';

/** A message waits as long again as it has waited so far, within these. */
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** RFC 5321 §4.5.4.1: at least four to five days. */
const GIVE_UP_MS = 5 * 24 * 3_600_000;

type Outbox = ReturnType<typeof createOutbox>;
type SecondsToWait = () => number | null;

/** Creates what tries messages of an outbox, each when it is due. */
function createAttempts(
  outbox: Outbox,
  settings: Config,
  secondsToWait: SecondsToWait,
) {
  /** When each message is tried next: never, once it is delivered. */
  const dueAt = new Map<string, number>();

  async function giveUp(name: string) {
    const moved = await outbox.fail(name);
    const { failed: folder } = outbox;
    log('error', 'contact_message_given_up', { name, folder, moved });
  }

  async function tryOnce(name: string) {
    const seconds = secondsToWait();
    const wait = seconds === null ? LONGEST_PAUSE_MS : seconds * 1_000;
    dueAt.set(name, Date.now() + wait);
    if (seconds !== null)
      return log('warn', 'contact_messages_limited', { seconds });
    const message = await outbox.read(name);
    if (message === null) return giveUp(name);
    if (await attempt(message, settings)) {
      dueAt.set(name, Number.POSITIVE_INFINITY);
      return outbox.remove(name);
    }
    const age = Date.now() - Date.parse(message.received);
    if (age > GIVE_UP_MS) return giveUp(name);
    const pause = Math.max(SHORTEST_PAUSE_MS, Math.min(age, LONGEST_PAUSE_MS));
    dueAt.set(name, Date.now() + pause);
  }

  /** Tries those of these messages that are due, one after the other. */
  return async (names: readonly string[]) => {
    for (const name of dueAt.keys())
      if (!names.includes(name)) dueAt.delete(name);
    for (const name of names)
      if ((dueAt.get(name) ?? 0) <= Date.now()) await tryOnce(name);
  };
}

/**
 * Creates the outbox in a folder with what delivers its messages, at least once
 * each. `secondsToWait` gives how long the next attempt has to wait, or `null`.
 */
export function createOutboxDelivery(
  folder: string,
  settings: Config,
  secondsToWait: SecondsToWait,
) {
  const outbox = createOutbox(folder);
  const tryDue = createAttempts(outbox, settings, secondsToWait);
  let isDelivering = false;
  let failure: string | undefined;

  /** Logs why the outbox can't be used, once for each reason. */
  function failed(error: unknown) {
    const { code, message, path } = error as NodeJS.ErrnoException;
    const reason = code ?? message;
    if (failure !== reason)
      log('error', 'contact_outbox_failed', { reason, path });
    failure = reason;
  }

  async function deliverDue() {
    const names = await outbox.open();
    failure = undefined;
    if (channelOf(settings)?.destination) await tryDue(names);
  }

  return {
    /**
     * Stores a message. Returns `false` if the outbox is full, `undefined` if
     * it can't be used.
     */
    store: (id: string, message: StoredMessage) =>
      outbox.accept(id, message).catch(failed),
    /**
     * Tries what is due, including messages that an earlier process has left or
     * a person has moved back. Does nothing while it does so already.
     */
    async deliver() {
      if (isDelivering) return;
      isDelivering = true;
      await deliverDue().catch(failed);
      isDelivering = false;
    },
  };
}
