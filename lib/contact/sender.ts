import pLimit from 'p-limit';
import type { Destination, DestinationName } from './destination.ts';
import type { StoredMessage } from './message.ts';
import { logOutboxFailure, recordMessage } from './message-events.ts';
import { type MessageFile, placeOf } from './message-file.ts';
import type { Outbox } from './outbox.ts';
import { hasEnded, ownName } from './sender-name.ts';

/** Enough for some to wait ten minutes for a mail server’s last word. A mail server takes twenty connections of one client. */
const MOST_AT_ONCE = 20;
/** More than the most patient attempt takes. */
const LONGEST_DELIVERY_MS = 15 * 60_000;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** RFC 5321 §4.5.4.1: at least four to five days. */
const GIVE_UP_MS = 5 * 24 * 3_600_000;

const keyOf = ({ form, reference }: MessageFile) => `${form}.${reference}`;
const pauseOf = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/** Creates a function that looks at an outbox, and delivers what it finds to all of these destinations. */
export function createSender(
  outbox: Outbox,
  destinations: readonly Destination[],
  { name, isDead } = { name: ownName(), isDead: hasEnded },
) {
  const turn = pLimit(MOST_AT_ONCE);
  /** The messages that this process delivers, or will try again. */
  const underWay = new Set<string>();
  /** Since when this process has seen the claims there are, by a clock that nobody sets. */
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

  /** Sends a claimed message to the destinations that lack it. Gives the file that it then is. */
  async function send(claimed: MessageFile, message: StoredMessage, refusedBy: Set<DestinationName>) {
    let noted = Promise.resolve(claimed);
    const sendTo = async (destination: Destination) => {
      const outcome = await destination.send(message);
      if (outcome === 'refused') refusedBy.add(destination.name);
      if (outcome !== 'accepted') return;
      // At once: the other destination may take its time, and this process may end.
      noted = noted.then(async (file) => (await outbox.move(file, { has: [...file.has, destination.name] })) ?? file);
      await noted;
    };
    const lacking = destinations.filter((one) => !claimed.has.includes(one.name) && !refusedBy.has(one.name));
    await Promise.all(lacking.map(sendTo));
    return noted;
  }

  async function moveToSent(file: MessageFile) {
    const sent = await outbox.move(file, { folder: 'sent', has: [] });
    if (sent !== null) await outbox.write(placeOf(sent), '');
    return null;
  }

  /** Claims a message, sends it, and moves it to where it then belongs. Gives its file if it has to be tried again. */
  async function deliver(file: MessageFile, refusedBy: Set<DestinationName>): Promise<MessageFile | null> {
    const message = await outbox.read(file);
    const claimed = message && (await outbox.move(file, { folder: 'claimed', sender: name }));
    if (!message || !claimed) return null;
    const isCopy = (await outbox.messagesIn('sent')).some((sent) => keyOf(sent) === keyOf(file));
    if (isCopy) return moveToSent(claimed);
    const tried = await send(claimed, message, refusedBy);
    const missing = destinations.map((one) => one.name).filter((one) => !tried.has.includes(one));
    if (missing.length === 0) return moveToSent(tried);
    const isTooOld = Date.now() - Date.parse(message.received) > GIVE_UP_MS;
    const isGivenUp = isTooOld || missing.every((one) => refusedBy.has(one));
    const moved = await outbox.move(tried, { folder: isGivenUp ? 'failed' : 'accepted' });
    if (!isGivenUp || moved === null) return moved;
    recordMessage('given_up', { reference: file.reference, missing: missing.join(), file: placeOf(moved) });
    return null;
  }

  /** Delivers a message, with pauses that grow, until it needs no more attempts or another process has it. */
  async function start(found: MessageFile) {
    const key = keyOf(found);
    underWay.add(key);
    const refusedBy = new Set<DestinationName>();
    let file: MessageFile | null = found;
    for (let pause = SHORTEST_PAUSE_MS; file !== null; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const tried: MessageFile = file;
      file = await turn(deliver, tried, refusedBy).catch((error) => {
        logOutboxFailure(error);
        return tried;
      });
      if (file !== null) await pauseOf(pause);
    }
    underWay.delete(key);
  }

  /** Puts back abandoned claims, and begins to deliver what is accepted. Rejects if the outbox can't be used. */
  return async (): Promise<void> => {
    if (destinations.length === 0) return;
    const claimed = (await stillClaimed()).map(keyOf);
    for (const file of await outbox.messagesIn('accepted')) {
      if (!underWay.has(keyOf(file)) && !claimed.includes(keyOf(file))) void start(file);
    }
  };
}
