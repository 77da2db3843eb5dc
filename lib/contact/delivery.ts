import pLimit from 'p-limit';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { type DestinationName, destinationNames } from './destination.ts';
import type { StoredMessage } from './message.ts';
import { logOutboxFailure, recordMessage } from './message-events.ts';
import { type Entry, FolderTaken, type Outbox, openOutbox } from './outbox.ts';
import { send } from './send.ts';

/** RFC 5321 §4.5.3.2.6: a client that gives up on a mail server’s last word sooner sends the mail twice. */
const SENDING_SECONDS = 600;
const AT_ONCE = 3;
/** The shortest and longest pause between attempts, and how often a process looks whether a person has moved a message back. */
const TIMES = { shortestMs: 1_000, longestMs: 300_000, lookMs: 10_000 };
/** RFC 5321 §4.5.4.1: at least four to five days. */
const GIVE_UP_MS = 5 * 24 * 3_600_000;
/** What the log says of new messages while the outbox can't be used. */
const INSTEAD = 'sent while the visitor waits, or refused if there is no destination';

const longer = (pause: number, { shortestMs, longestMs }: typeof TIMES) =>
  Math.min(Math.max(2 * pause, shortestMs), longestMs);
const pauseOf = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/** A destination, with the pause that all messages share while it takes none. */
function createDestination(name: DestinationName, settings: Config, times: typeof TIMES) {
  const turn = pLimit(AT_ONCE);
  let pause = 0;
  let pausedUntil = 0;
  return {
    name,
    remaining: () => Math.max(0, pausedUntil - performance.now()),
    /** One attempt in its turn, or none while it takes none. */
    attempt: (message: StoredMessage) =>
      turn(async () => {
        if (performance.now() < pausedUntil) return 'later';
        const outcome = await send(name, message, settings, SENDING_SECONDS);
        pause = outcome === 'unreachable' ? longer(pause, times) : 0;
        pausedUntil = performance.now() + pause;
        return outcome;
      }),
  };
}

/** Delivers the messages of the outbox that the settings name, in this process, for as long as it runs. */
export function createDelivery(settings: Config, times = TIMES) {
  const { outbox: root } = settings.contact;
  const destinations = destinationNames(settings.contact).map((name) => createDestination(name, settings, times));
  const underWay = new Set<string>();
  let outbox: Outbox | null = null;
  /** Whether the last write succeeded, and why it didn't. */
  let isUsable = false;
  let failure = '';
  let isLooking = false;

  /** Logs a failure of the disk, once for each reason. */
  function failed(error: unknown) {
    isUsable = false;
    const { code, message } = error as NodeJS.ErrnoException;
    if (failure === (code ?? message)) return;
    failure = code ?? message;
    if (error instanceof FolderTaken) log('error', 'contact_outbox_taken', { folder: root, messages: INSTEAD });
    else logOutboxFailure(error, { messages: INSTEAD });
  }

  /** Sends a message to those that lack it; gives what is to be done next, or `null` if nothing is. */
  async function tryOnce(box: Outbox, entry: Entry, refusedBy: Set<DestinationName>): Promise<Entry | null> {
    const message = await box.read(entry);
    if (message === null) {
      log('error', 'contact_file_not_understood', { file: entry.id });
      return null;
    }
    let noted = Promise.resolve(entry);
    const lacking = destinations.filter(({ name }) => !entry.has.includes(name) && !refusedBy.has(name));
    const attempts = lacking.map(async ({ name, attempt }) => {
      const outcome = await attempt(message);
      if (outcome === 'refused') refusedBy.add(name);
      // At once: the other destination may take its time, and this process may end.
      if (outcome === 'accepted') noted = noted.then((one) => box.note(one, name));
      await noted;
    });
    await Promise.all(attempts);
    const tried = await noted;
    const missing = destinations.map(({ name }) => name).filter((name) => !tried.has.includes(name));
    if (missing.length === 0) {
      await box.remove(tried);
      return null;
    }
    const isTooOld = Date.now() - Date.parse(message.received) > GIVE_UP_MS;
    if (!isTooOld && !missing.every((name) => refusedBy.has(name))) return tried;
    const file = await box.fail(tried);
    recordMessage('given_up', { reference: message.reference, missing: missing.join(), file });
    return null;
  }

  /** Delivers a message, with pauses that grow, until it needs no more attempts. */
  async function deliver(box: Outbox, found: Entry) {
    if (underWay.has(found.id) || destinations.length === 0) return;
    underWay.add(found.id);
    const refusedBy = new Set<DestinationName>();
    let entry: Entry | null = found;
    for (let pause = times.shortestMs; entry !== null; pause = longer(pause, times)) {
      const tried: Entry = entry;
      entry = await tryOnce(box, tried, refusedBy).catch((error) => {
        failed(error);
        return tried;
      });
      // The file may have another name since then; it is found again.
      if (entry === tried && !isUsable) break;
      if (entry !== null) await pauseOf(Math.max(pause, ...destinations.map(({ remaining }) => remaining())));
    }
    underWay.delete(found.id);
  }

  /** Opens the outbox if it is not open, finds out whether it can be written, and delivers what waits. */
  async function look() {
    if (root === null || isLooking) return;
    isLooking = true;
    try {
      outbox ??= await openOutbox(root);
      if (!isUsable) await outbox.probe();
      isUsable = true;
      failure = '';
      for (const entry of await outbox.waiting()) void deliver(outbox, entry);
    } catch (error) {
      failed(error);
    } finally {
      isLooking = false;
    }
  }

  return {
    /** Takes the outbox, and delivers from it. Resolves when it is known whether messages can be stored. */
    async start() {
      setInterval(look, times.lookMs).unref();
      await look();
    },
    /** Whether messages are stored, as the last write has shown. */
    isUsable: () => isUsable,
    /** Has the outbox accept a message. `unusable`: it can't, and nothing is stored. */
    async accept(form: string, message: StoredMessage): Promise<'accepted' | 'full' | 'unusable'> {
      // One failure may have been an accident.
      for (const _ of [1, 2]) {
        if (!isUsable) await look();
        if (outbox === null || !isUsable) return 'unusable';
        const accepted = await outbox.accept(form, message).catch(failed);
        if (accepted === undefined) continue;
        if (accepted === 'full') log('error', 'contact_outbox_full', { reference: message.reference });
        if (accepted === 'full') return accepted;
        if (accepted !== 'again') {
          recordMessage('kept', { reference: message.reference });
          void deliver(outbox, accepted);
        }
        return 'accepted';
      }
      return 'unusable';
    },
    /** The messages that wait and those that were given up; `null` if there is no outbox or it can't be read. */
    async counts() {
      if (outbox === null) return null;
      const found = await Promise.all([outbox.waiting(), outbox.failed()]).catch(() => null);
      return found && { waiting: found[0].length, failed: found[1].length };
    },
  };
}

/** The delivery of this process: the middleware accepts messages, and what was started with the server delivers them. */
export const delivery = (settings: Config) => processWide('delivery', () => createDelivery(settings));

/** Whether messages are stored, or else sent while the visitor waits; and where they go, if not read in the outbox. */
export type Channel = { readonly isStored: boolean; readonly destinations: readonly DestinationName[] };

/** How this site delivers messages now. `null`: it can’t, and shows no form. */
export function channelOf(settings: Config): Channel | null {
  const isStored = settings.contact.outbox !== null && delivery(settings).isUsable();
  const destinations = destinationNames(settings.contact);
  return isStored || destinations.length > 0 ? { isStored, destinations } : null;
}
