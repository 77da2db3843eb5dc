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
  async function putBack() {
    const now = performance.now();
    const claimed = await outbox.messagesIn('claimed');
    seenSince = new Map(claimed.map((file) => [placeOf(file), seenSince.get(placeOf(file)) ?? now]));
    for (const file of claimed) {
      const { id, sender = '' } = file;
      const isOver = sender === name ? !underWay.has(id) : isDead(sender);
      const isTooOld = now - (seenSince.get(placeOf(file)) ?? now) > LONGEST_DELIVERY_MS;
      if (isOver || isTooOld) await outbox.move(file, { folder: 'accepted' }).catch(logOutboxFailure);
    }
  }

  async function moveToSent(file: MessageFile) {
    const sent = await outbox.move(file, { folder: 'sent', has: [] });
    if (sent !== null) await outbox.write(placeOf(sent), '');
    return null;
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

  /** Claims a message, sends it, and moves it to where it then belongs. Gives its file if it has to be tried again. */
  async function deliver(file: MessageFile, refusedBy: Set<DestinationName>): Promise<MessageFile | null> {
    const message = await outbox.read(file);
    const claimed = message && (await outbox.move(file, { folder: 'claimed', sender: name }));
    if (!message || !claimed) return null;
    // A form that was sent to two instances at the same moment can leave copies. They become one, and are not sent.
    const same = (await outbox.messagesIn('accepted', 'claimed', 'sent')).filter(({ id }) => id === file.id);
    if (same.some(({ folder }) => folder === 'sent')) return moveToSent(claimed);
    if (same.length > 1) {
      const has = [...new Set(same.flatMap((one) => one.has))].sort();
      for (const one of same) if (one.folder === 'accepted') await outbox.move(one, { has });
      return outbox.move(claimed, { folder: 'accepted', has });
    }
    const tried = await send(claimed, message, refusedBy);
    const missing = destinations.map((one) => one.name).filter((one) => !tried.has.includes(one));
    if (missing.length === 0) return moveToSent(tried);
    const isTooOld = Date.now() - Date.parse(message.received) > GIVE_UP_MS;
    const isGivenUp = isTooOld || missing.every((one) => refusedBy.has(one));
    const moved = await outbox.move(tried, { folder: isGivenUp ? 'failed' : 'accepted' });
    if (!isGivenUp || moved === null) return moved;
    recordMessage('given_up', { reference: message.reference, missing: missing.join(), file: placeOf(moved) });
    return null;
  }

  /** Delivers a message, with pauses that grow, until it needs no more attempts or another process has it. */
  async function start(found: MessageFile) {
    underWay.add(found.id);
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
    underWay.delete(found.id);
  }

  /** Puts back abandoned claims, and begins to deliver what is accepted. Rejects if the outbox can't be used. */
  return async (): Promise<void> => {
    if (destinations.length === 0) return;
    await putBack();
    for (const file of await outbox.messagesIn('accepted')) {
      if (!underWay.has(file.id)) void start(file);
    }
  };
}
