import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import type { Attempt } from './attempt.ts';
import { createDestination, type Destination, type DestinationName, destinationNames, pauseOf } from './destination.ts';
import type { StoredMessage } from './message.ts';
import { recordMessage } from './message-events.ts';
import { createOutbox, FolderTaken } from './outbox.ts';

/** RFC 5321 §4.5.3.2.6: a client that gives up on a mail server’s last word sooner sends the mail twice. */
const SENDING_SECONDS = 600;
/** How long a visitor waits for a destination. */
const VISITOR_SECONDS = 10;
/** The shortest and longest pause between attempts, and how often a process looks whether a person has moved a message back. */
const TIMES = { shortestMs: 1_000, longestMs: 300_000, lookMs: 10_000 };
/** RFC 5321 §4.5.4.1: at least four to five days. */
const GIVE_UP_MS = 5 * 24 * 3_600_000;

/** Delivers messages, those of the outbox that the settings name in this process, for as long as it runs. */
export function createDelivery(settings: Config, { shortestMs, longestMs, lookMs } = TIMES) {
  const { outbox: folder } = settings.contact;
  /** A pause as long as something has been in vain, so that pauses double. No clock of the machine is asked, which may be set. */
  const pauseSince = (start: number) => Math.min(Math.max(performance.now() - start, shortestMs), longestMs);
  const destinations = destinationNames(settings.contact).map((name) => createDestination(name, settings, pauseSince));

  /** Sends a message while the visitor waits. `undelivered`: it is not certain that every destination has it. */
  async function sendNow(message: StoredMessage): Promise<'taken' | 'undelivered'> {
    const outcomes = await Promise.all(destinations.map(({ send }) => send(message, VISITOR_SECONDS)));
    if (outcomes.length > 0 && outcomes.every((outcome) => outcome === 'accepted')) return 'taken';
    recordMessage('failed', { reference: message.reference });
    return 'undelivered';
  }

  if (folder === null) {
    return {
      start: async () => {},
      isUsable: () => false,
      take: (_form: string, message: StoredMessage) => sendNow(message),
      counts: async () => null,
    };
  }
  const outbox = createOutbox(folder);
  const path = resolve(/* turbopackIgnore: true */ folder);
  const underWay = new Set<string>();
  /** Why the outbox can't be used, as the last failure has shown; `null` if it can. */
  let failure: string | null = 'not opened';

  /** Logs why the outbox can't be used, once for each reason, and what happens to messages. */
  function failed(error: unknown) {
    const { code, message, path: file } = error as NodeJS.ErrnoException;
    const reason = code ?? message;
    if (failure === reason) return;
    failure = reason;
    const isTaken = error instanceof FolderTaken;
    log('error', isTaken ? 'contact_outbox_taken' : 'contact_outbox_failed', {
      ...(!isTaken && { reason, file }),
      folder: path,
      messages:
        destinations.length > 0
          ? 'sent while the visitor waits; those in the folder once it can be used'
          : 'refused: there is no form, and the page shows the e-mail address',
    });
  }

  /** Sends a message to a destination that lacks it. `refused`: that will never have it, or has not for five days. */
  async function sendOnce(id: string, { name, send }: Destination): Promise<Attempt['outcome']> {
    const message = await outbox.lacking(id, name);
    if (message === undefined) return 'accepted';
    if (message === null) return 'refused';
    const outcome = await send(message, SENDING_SECONDS);
    if (outcome === 'accepted') await outbox.note(id, name);
    const isOver = outcome !== 'accepted' && Date.now() - Date.parse(message.received) > GIVE_UP_MS;
    return isOver ? 'refused' : outcome;
  }

  /** Sends a message to a destination, with pauses, until that has it or never will. */
  async function deliverTo(destination: Destination, id: string): Promise<boolean> {
    for (const start = performance.now(); ; await pauseOf(pauseSince(start))) {
      const outcome = await destination.inTurn(() => sendOnce(id, destination)).catch(failed);
      if (outcome === 'accepted' || outcome === 'refused') return outcome === 'accepted';
    }
  }

  /** Delivers a message until nothing is left to be done: then it is removed, or put aside. */
  async function deliver(id: string) {
    if (underWay.has(id) || destinations.length === 0) return;
    underWay.add(id);
    try {
      const ends = await Promise.all(destinations.map((one) => deliverTo(one, id)));
      const missing = destinations.filter((_, index) => !ends[index]).map(({ name }) => name);
      if (missing.length === 0) await outbox.remove(id);
      else {
        const file = await outbox.fail(id);
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
  async function look() {
    try {
      // On a full disk an empty file still finds room: what waits can be delivered, noted and removed, which makes room.
      if (failure !== null) await outbox.probe('');
      for (const id of await outbox.waiting()) void deliver(id);
      if (failure !== null) await outbox.probe('some text');
      failure = null;
    } catch (error) {
      failed(error);
    }
  }

  return {
    /** Takes the outbox, and delivers from it. Resolves when it is known whether messages can be stored. */
    async start() {
      setInterval(look, lookMs).unref();
      await look();
    },
    /** Whether messages are stored, as the last write has shown. */
    isUsable: () => failure === null,
    /**
     * Takes a form’s message. `taken`: it is in the outbox and delivered from then on, or where that can’t be used, every
     * destination has it. `busy`: the outbox has no room. `undelivered`: it is not certain that every destination has it.
     */
    async take(form: string, message: StoredMessage): Promise<'taken' | 'busy' | 'undelivered'> {
      const { reference } = message;
      const id = `${form}.${reference}`;
      try {
        const acceptance = await outbox.accept(id, message);
        if (acceptance === 'full') {
          log('error', 'contact_outbox_full', { reference });
          return 'busy';
        }
        if (acceptance === 'again') return 'taken';
      } catch (error) {
        failed(error);
        return sendNow(message);
      }
      failure = null;
      recordMessage('kept', { reference });
      void deliver(id);
      return 'taken';
    },
    /** How many messages wait, and how many were given up; `null` while the outbox can't be used. */
    counts: async () => (failure === null ? outbox.counts().catch(() => null) : null),
  };
}

/** The delivery of this process: the middleware takes messages, and what was started with the server delivers them. */
export const delivery = (settings: Config) => processWide('delivery', () => createDelivery(settings));

/** Whether messages are stored, or else sent while the visitor waits; and where they go, if not read in the outbox. */
export type Channel = { readonly isStored: boolean; readonly destinations: readonly DestinationName[] };

/** How this site delivers messages now. `null`: it can’t, and shows no form. */
export function channelOf(settings: Config): Channel | null {
  const isStored = delivery(settings).isUsable();
  const destinations = destinationNames(settings.contact);
  return isStored || destinations.length > 0 ? { isStored, destinations } : null;
}
