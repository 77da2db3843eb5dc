import { setTimeout } from 'node:timers/promises';
import type { Destination, DestinationName } from './destination.ts';
import type { StoredMessage } from './message.ts';
import { logOutboxFailure, recordMessage } from './message-events.ts';
import { type MessageFile, placeOf } from './message-file.ts';
import type { Outbox } from './outbox.ts';
import { hasEnded, ownName } from './sender-name.ts';

/** The longest pause between two looks at the outbox: it may have failed, and another process may have left something. */
export const IDLE_MS = 60_000;
/** The same while there are claims. */
const LOOK_MS = 5_000;
/** Enough for some to wait ten minutes for a mail server’s last word. A mail server takes twenty connections of one client. */
const MOST_AT_ONCE = 20;
/** More than the most patient attempt takes. */
const LONGEST_DELIVERY_MS = 15 * 60_000;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** RFC 5321 §4.5.4.1: at least four to five days. */
const GIVE_UP_MS = 5 * 24 * 3_600_000;

/** What this process has tried in vain with a message. Times are those of a clock that nobody sets. */
type Trial = { attempts: number; retryAt: number; readonly refusedBy: Set<DestinationName> };

const keyOf = ({ form, reference }: MessageFile) => `${form}.${reference}`;

/** Creates a function that delivers the messages of an outbox to all of these destinations. */
export function createSender(
  outbox: Outbox,
  destinations: readonly Destination[],
  { name, isDead } = { name: ownName(), isDead: hasEnded },
) {
  let trials = new Map<string, Trial>();
  const underWay = new Set<string>();
  /** Since when this process has seen the claims there are. */
  let seenSince = new Map<string, number>();

  /** Puts back what nobody is sending any more: the sender is dead, or its claim is older than the longest delivery. */
  async function stillClaimed(): Promise<readonly MessageFile[]> {
    const now = performance.now();
    const claimed = await outbox.messagesIn('claimed');
    seenSince = new Map(claimed.map((file) => [placeOf(file), seenSince.get(placeOf(file)) ?? now]));
    const isOver = ({ sender = '', ...file }: MessageFile) =>
      sender === name ? !underWay.has(keyOf(file)) : isDead(sender);
    const isTooOld = (file: MessageFile) => now - (seenSince.get(placeOf(file)) ?? now) > LONGEST_DELIVERY_MS;
    const ended = claimed.filter((file) => isOver(file) || isTooOld(file));
    for (const file of ended) await outbox.move(file, { folder: 'accepted' });
    return claimed.filter((file) => !ended.includes(file));
  }

  function retryLater(trial: Trial) {
    trial.retryAt = performance.now() + Math.min(SHORTEST_PAUSE_MS * 2 ** trial.attempts, LONGEST_PAUSE_MS);
    trial.attempts += 1;
  }

  /** Sends a claimed message to the destinations that lack it. Gives the file that it then is. */
  async function send(claimed: MessageFile, message: StoredMessage, trial: Trial): Promise<MessageFile> {
    let noted = Promise.resolve(claimed);
    const sendTo = async (destination: Destination) => {
      const outcome = await destination.send(message);
      if (outcome === 'refused') trial.refusedBy.add(destination.name);
      if (outcome !== 'accepted') return;
      // At once: the other destination may take its time, and this process may end.
      noted = noted.then(async (file) => (await outbox.move(file, { has: [...file.has, destination.name] })) ?? file);
      await noted;
    };
    const lacking = destinations.filter((one) => !claimed.has.includes(one.name) && !trial.refusedBy.has(one.name));
    await Promise.all(lacking.map(sendTo));
    return noted;
  }

  async function moveToSent(file: MessageFile) {
    const sent = await outbox.move(file, { folder: 'sent', has: [] });
    if (sent !== null) await outbox.write(placeOf(sent), '');
  }

  /** Delivers a message as far as its destinations take it, and moves it to where it then belongs. */
  async function deliver(file: MessageFile, trial: Trial) {
    const message = await outbox.read(file);
    const claimed = message && (await outbox.move(file, { folder: 'claimed', sender: name }));
    if (!message || !claimed) return retryLater(trial);
    const isCopy = (await outbox.messagesIn('sent')).some((sent) => keyOf(sent) === keyOf(file));
    if (isCopy) return moveToSent(claimed);
    const tried = await send(claimed, message, trial);
    const missing = destinations.map((one) => one.name).filter((one) => !tried.has.includes(one));
    if (missing.length === 0) return moveToSent(tried);
    const isTooOld = Date.now() - Date.parse(message.received) > GIVE_UP_MS;
    const isGivenUp = isTooOld || missing.every((one) => trial.refusedBy.has(one));
    const moved = await outbox.move(tried, { folder: isGivenUp ? 'failed' : 'accepted' });
    retryLater(trial);
    if (!isGivenUp || moved === null) return;
    recordMessage('given_up', { reference: file.reference, missing: missing.join(), file: placeOf(moved) });
  }

  async function start(file: MessageFile, trial: Trial) {
    underWay.add(keyOf(file));
    try {
      await Promise.race([deliver(file, trial), setTimeout(LONGEST_DELIVERY_MS, undefined, { ref: false })]);
    } catch (error) {
      logOutboxFailure(error);
      retryLater(trial);
    }
    underWay.delete(keyOf(file));
    outbox.wake();
  }

  /**
   * Looks at the outbox once, and begins to deliver what is due. Gives the milliseconds until the next look, unless the end
   * of a delivery wakes it. Rejects if the outbox can't be used.
   */
  return async (): Promise<number> => {
    if (destinations.length === 0) return IDLE_MS;
    const claimed = await stillClaimed();
    const accepted = await outbox.messagesIn('accepted');
    const taken = new Set([...underWay, ...claimed.map(keyOf)]);
    const known = [...accepted, ...claimed].map(keyOf);
    trials = new Map(known.map((key) => [key, trials.get(key) ?? { attempts: 0, retryAt: 0, refusedBy: new Set() }]));
    const waiting = accepted.flatMap((file) => ({ file, trial: trials.get(keyOf(file)) as Trial }));
    waiting.sort((a, b) => a.trial.attempts - b.trial.attempts);
    const now = performance.now();
    for (const { file, trial } of waiting) {
      if (trial.retryAt > now || underWay.size >= MOST_AT_ONCE || taken.has(keyOf(file))) continue;
      taken.add(keyOf(file));
      void start(file, trial);
    }
    return Math.min(
      claimed.length > 0 ? LOOK_MS : IDLE_MS,
      ...waiting.map(({ trial }) => trial.retryAt - now).filter((wait) => wait > 0),
    );
  };
}
