import { resolve } from 'node:path';
import pLimit from 'p-limit';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { type DestinationName, destinationNames } from './destination.ts';
import type { StoredMessage } from './message.ts';
import { recordMessage } from './message-events.ts';
import { FolderTaken, type Outbox, openOutbox } from './outbox.ts';
import { send } from './send.ts';

/** RFC 5321 §4.5.3.2.6: a client that gives up on a mail server’s last word sooner sends the mail twice. */
const SENDING_SECONDS = 600;
const AT_ONCE = 3;
/** The shortest and longest pause between attempts, and how often a process looks whether a person has moved a message back. */
const TIMES = { shortestMs: 1_000, longestMs: 300_000, lookMs: 10_000 };
/** RFC 5321 §4.5.4.1: at least four to five days. */
const GIVE_UP_MS = 5 * 24 * 3_600_000;

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
  /** Why the outbox can't be used, as the last failure has shown; `null` if it can. */
  let failure: string | null = 'not opened';
  let looking: Promise<void> | null = null;

  /** Logs why the outbox can't be used, once for each reason, and what happens to messages. */
  function failed(error: unknown) {
    const { code, message, path } = error as NodeJS.ErrnoException;
    const reason = code ?? message;
    if (failure === reason) return;
    failure = reason;
    const facts = {
      folder: resolve(/* turbopackIgnore: true */ root ?? ''),
      messages:
        destinations.length > 0
          ? 'sent while the visitor waits; those in the folder once it can be used'
          : 'refused: there is no form, and the page shows the e-mail address',
    };
    if (error instanceof FolderTaken) log('error', 'contact_outbox_taken', facts);
    else log('error', 'contact_outbox_failed', { reason, file: path, ...facts });
  }

  /** Sends a message to those that lack it. Tells whether nothing is left to be done. */
  async function tryOnce(box: Outbox, id: string, refusedBy: Set<DestinationName>): Promise<boolean> {
    const message = await box.read(id);
    if (message === undefined) return true;
    if (message === null) {
      log('error', 'contact_file_not_understood', { file: await box.fail(id) });
      return true;
    }
    const known = await box.notes(id);
    const lacking = destinations.filter(({ name }) => !known.includes(name) && !refusedBy.has(name));
    const attempts = lacking.map(async ({ name, attempt }) => {
      const outcome = await attempt(message);
      if (outcome === 'refused') refusedBy.add(name);
      // At once: the other destination may take its time, and this process may end.
      if (outcome === 'accepted') await box.note(id, name);
    });
    await Promise.all(attempts);
    const notes = await box.notes(id);
    const missing = destinations.map(({ name }) => name).filter((name) => !notes.includes(name));
    if (missing.length === 0) {
      await box.remove(id);
      return true;
    }
    const isTooOld = Date.now() - Date.parse(message.received) > GIVE_UP_MS;
    if (!isTooOld && !missing.every((name) => refusedBy.has(name))) return false;
    const file = await box.fail(id);
    recordMessage('given_up', { reference: message.reference, missing: missing.join(), file });
    return true;
  }

  /** Delivers a message, with pauses that grow, until it needs no more attempts or the disk fails. */
  async function deliver(box: Outbox, id: string) {
    if (underWay.has(id) || destinations.length === 0) return;
    underWay.add(id);
    const refusedBy = new Set<DestinationName>();
    try {
      for (let pause = times.shortestMs; !(await tryOnce(box, id, refusedBy)); pause = longer(pause, times)) {
        await pauseOf(Math.max(pause, ...destinations.map(({ remaining }) => remaining())));
      }
    } catch (error) {
      // It is found again when the folder is looked at.
      failed(error);
    } finally {
      underWay.delete(id);
    }
  }

  /** Opens the outbox if it is not open, delivers what waits, and finds out whether messages can be stored. */
  async function lookOnce(folder: string) {
    try {
      outbox ??= await openOutbox(folder);
      // On a full disk an empty file still finds room: what waits can be delivered, noted and removed, which makes room.
      if (failure !== null) await outbox.probe('');
      for (const id of await outbox.waiting()) void deliver(outbox, id);
      if (failure !== null) await outbox.probe('some text');
      failure = null;
    } catch (error) {
      failed(error);
    }
  }
  async function look() {
    if (root === null) return;
    looking ??= lookOnce(root).finally(() => {
      looking = null;
    });
    await looking;
  }

  return {
    /** Takes the outbox, and delivers from it. Resolves when it is known whether messages can be stored. */
    async start() {
      setInterval(look, times.lookMs).unref();
      await look();
    },
    /** Whether messages are stored, as the last write has shown. */
    isUsable: () => failure === null,
    /** Has the outbox accept a message of a form. `unusable`: it can't, and nothing is stored. */
    async accept(form: string, message: StoredMessage): Promise<'accepted' | 'again' | 'full' | 'unusable'> {
      const { reference } = message;
      const id = `${form}.${reference}`;
      // One failure may have been an accident.
      for (const _ of [1, 2]) {
        if (failure !== null) await look();
        if (outbox === null || failure !== null) break;
        const acceptance = await outbox.accept(id, message).catch(failed);
        if (acceptance === undefined) continue;
        if (acceptance === 'full') log('error', 'contact_outbox_full', { reference });
        if (acceptance === 'accepted') {
          recordMessage('kept', { reference });
          void deliver(outbox, id);
        }
        return acceptance;
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
  const isStored = delivery(settings).isUsable();
  const destinations = destinationNames(settings.contact);
  return isStored || destinations.length > 0 ? { isStored, destinations } : null;
}
