import { resolve } from 'node:path';
import pLimit from 'p-limit';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { type Attempt, type DestinationName, destinationNames } from './destination.ts';
import type { StoredMessage } from './message.ts';
import { recordMessage } from './message-events.ts';
import { createOutbox, FolderTaken, type Outbox } from './outbox.ts';
import { send } from './send.ts';

/** RFC 5321 §4.5.3.2.6: a client that gives up on a mail server’s last word sooner sends the mail twice. */
const SENDING_SECONDS = 600;
const AT_ONCE = 3;
/** The shortest and longest pause between attempts, and how often a process looks whether a person has moved a message back. */
const TIMES = { shortestMs: 1_000, longestMs: 300_000, lookMs: 10_000 };
/** RFC 5321 §4.5.4.1: at least four to five days. */
const GIVE_UP_MS = 5 * 24 * 3_600_000;

/** A pause as long as something has been in vain, so that pauses double. No clock of the machine is asked, which may be set. */
const pauseSince = (start: number, { shortestMs, longestMs }: typeof TIMES) =>
  Math.min(Math.max(performance.now() - start, shortestMs), longestMs);
const pauseOf = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/** A destination, with the pause that all messages share while it takes none. */
function createDestination(name: DestinationName, times: typeof TIMES) {
  const turn = pLimit(AT_ONCE);
  let downSince: number | null = null;
  let pausedUntil = 0;
  return {
    name,
    /** Makes an attempt in its turn, and after the pause. */
    inTurn: (attempt: () => Promise<Attempt['outcome']>) =>
      turn(async () => {
        await pauseOf(pausedUntil - performance.now());
        const outcome = await attempt();
        downSince = outcome === 'unreachable' ? (downSince ?? performance.now()) : null;
        pausedUntil = downSince === null ? 0 : performance.now() + pauseSince(downSince, times);
        return outcome;
      }),
  };
}
type Destination = ReturnType<typeof createDestination>;

/** Delivers the messages of the outbox that the settings name, in this process, for as long as it runs. */
export function createDelivery(settings: Config, times = TIMES) {
  const { outbox: folder } = settings.contact;
  const outbox = folder === null ? null : createOutbox(folder);
  const destinations = destinationNames(settings.contact).map((name) => createDestination(name, times));
  const underWay = new Set<string>();
  /** Why the outbox can't be used, as the last failure has shown; `null` if it can. */
  let failure: string | null = 'not opened';

  /** Logs why the outbox can't be used, once for each reason, and what happens to messages. */
  function failed(error: unknown) {
    const { code, message, path } = error as NodeJS.ErrnoException;
    const reason = code ?? message;
    if (failure === reason) return;
    failure = reason;
    const facts = {
      folder: resolve(/* turbopackIgnore: true */ folder ?? ''),
      messages:
        destinations.length > 0
          ? 'sent while the visitor waits; those in the folder once it can be used'
          : 'refused: there is no form, and the page shows the e-mail address',
    };
    if (error instanceof FolderTaken) log('error', 'contact_outbox_taken', facts);
    else log('error', 'contact_outbox_failed', { reason, file: path, ...facts });
  }

  /** Sends a message to a destination that lacks it. `refused`: that will never have it, or has not for five days. */
  async function sendOnce(box: Outbox, id: string, name: DestinationName): Promise<Attempt['outcome']> {
    const message = await box.lacking(id, name);
    if (message === undefined) return 'accepted';
    if (message === null) return 'refused';
    const outcome = await send(name, message, settings, SENDING_SECONDS);
    if (outcome === 'accepted') await box.note(id, name);
    const isOver = outcome !== 'accepted' && Date.now() - Date.parse(message.received) > GIVE_UP_MS;
    return isOver ? 'refused' : outcome;
  }

  /** Sends a message to a destination, with pauses, until that has it or never will. */
  async function deliverTo({ name, inTurn }: Destination, box: Outbox, id: string): Promise<boolean> {
    for (const start = performance.now(); ; await pauseOf(pauseSince(start, times))) {
      const outcome = await inTurn(() => sendOnce(box, id, name)).catch(failed);
      if (outcome === 'accepted' || outcome === 'refused') return outcome === 'accepted';
    }
  }

  /** Delivers a message until nothing is left to be done: then it is removed, or put aside. */
  async function deliver(box: Outbox, id: string) {
    if (underWay.has(id) || destinations.length === 0) return;
    underWay.add(id);
    try {
      const ends = await Promise.all(destinations.map((one) => deliverTo(one, box, id)));
      const missing = destinations.filter((_, index) => !ends[index]).map(({ name }) => name);
      if (missing.length === 0) await box.remove(id);
      else {
        const file = await box.fail(id);
        recordMessage('given_up', { reference: id.slice(id.lastIndexOf('.') + 1), missing: missing.join(), file });
      }
    } catch (error) {
      // It is found again at the next look.
      failed(error);
    } finally {
      underWay.delete(id);
    }
  }

  /** Delivers what waits, also what a person has moved back, and finds out whether messages can be stored again. */
  async function look(box: Outbox) {
    try {
      // On a full disk an empty file still finds room: what waits can be delivered, noted and removed, which makes room.
      if (failure !== null) await box.probe('');
      for (const id of await box.waiting()) void deliver(box, id);
      if (failure !== null) await box.probe('some text');
      failure = null;
    } catch (error) {
      failed(error);
    }
  }

  return {
    /** Takes the outbox, and delivers from it. Resolves when it is known whether messages can be stored. */
    async start() {
      if (outbox === null) return;
      setInterval(look, times.lookMs, outbox).unref();
      await look(outbox);
    },
    /** Whether messages are stored, as the last write has shown. */
    isUsable: () => failure === null,
    /** Has the outbox accept a message of a form. `unusable`: it can't, and nothing is stored. */
    async accept(form: string, message: StoredMessage): Promise<'accepted' | 'again' | 'full' | 'unusable'> {
      if (outbox === null) return 'unusable';
      const { reference } = message;
      const id = `${form}.${reference}`;
      try {
        const acceptance = await outbox.accept(id, message);
        if (acceptance === 'full') log('error', 'contact_outbox_full', { reference });
        if (acceptance === 'accepted') {
          failure = null;
          recordMessage('kept', { reference });
          void deliver(outbox, id);
        }
        return acceptance;
      } catch (error) {
        failed(error);
        return 'unusable';
      }
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
