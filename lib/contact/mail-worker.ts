import { setTimeout } from 'node:timers/promises';
import { type Config, config } from '../config.ts';
import { processWide } from '../process-wide.ts';
import { lookAtOutbox } from './channel.ts';
import { mailOf } from './mail.ts';
import { change, forget, nameOf, readWaiting, setAside, type Waiting, waitingMessages } from './mail-queue.ts';
import { noteMessage, noteOutboxFailure } from './note-message.ts';
import { tidyOutbox } from './outbox.ts';
import type { Sending, sendMail } from './send-mail.ts';
import { createSightings } from './sightings.ts';

/** The longest pause between two looks at the outbox: it may have failed, and another process may have left something. */
const IDLE_MS = 60_000;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** How long a claim holds that is not renewed. */
const TAKEN_MS = 20_000;
const RENEWED_MS = 5_000;
/** RFC 5321 §4.5.3.2.6 */
const ANSWER_SECONDS = 600;

const pauseAfter = (attempts: number) => Math.min(SHORTEST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/** The milliseconds until a time; 0 if that is further ahead than any pause, because a clock is or was wrong. */
function until(time: number): number {
  const left = time - Date.now();
  return left > LONGEST_PAUSE_MS ? 0 : left;
}

type Send = typeof sendMail;
type Settings = Pick<Config, 'siteName' | 'baseUrl' | 'contact'>;
/** A mail server and the outbox it sends from. */
type Post = { readonly outbox: string; readonly smtpUrl: string; readonly send: Send };
/** A message that this process is mailing. */
type Taken = Extract<Waiting, { renewals: number }>;

/** Renews the claim on a message while `run` works on it; `signal` aborts once another process may have taken it over. */
async function whileTaken<T>(outbox: string, taken: Taken, run: (signal: AbortSignal) => Promise<T>) {
  let held = taken;
  let renewedAt = performance.now();
  const lost = new AbortController();
  let renewal = Promise.resolve();
  const renew = async () => {
    const next = { ...held, renewals: held.renewals + 1 };
    // Another attempt follows, unless the claim has run out.
    const isOurs = await change(outbox, held, next).catch(() => null);
    if (isOurs) [held, renewedAt] = [next, performance.now()];
    if (isOurs === false || performance.now() - renewedAt >= TAKEN_MS) lost.abort();
  };
  const timer = setInterval(() => {
    renewal = renewal.then(renew);
  }, RENEWED_MS);
  try {
    return { result: await run(lost.signal), held: () => held };
  } finally {
    clearInterval(timer);
    await renewal;
  }
}

/**
 * Creates a function that mails the messages that are due, one after the other, until the mail server fails. It gives
 * the milliseconds until the next call is due, and rejects if the outbox can't be used.
 */
export function createMailer({ outbox, smtpUrl, send }: Post, settings: Settings): () => Promise<number> {
  const sightings = createSightings();
  // Mailed, but perhaps not removed yet, because the disk failed.
  const mailed = new Set<string>();

  async function mail(taken: Taken, signal: AbortSignal): Promise<Sending> {
    if (mailed.has(taken.reference)) return { ok: true };
    const message = await readWaiting(outbox, taken);
    if (message === null) return { ok: false, reason: 'not a message', isFinal: true };
    const written = mailOf(message, taken.reference, { ...settings, ...settings.contact });
    return send(written, { smtpUrl, answerSeconds: ANSWER_SECONDS, signal });
  }

  /** Tries to mail a message claimed by this process. Gives the milliseconds to wait before using the mail server again. */
  async function attempt(taken: Taken): Promise<number> {
    const { reference, attempts } = taken;
    const { result, held } = await whileTaken(outbox, taken, (signal) => mail(taken, signal));
    if (result.ok) {
      if (!mailed.has(reference)) noteMessage('delivered', { reference, by: 'smtp', attempts });
      mailed.add(reference);
      await forget(outbox, held());
      mailed.delete(reference);
      return 0;
    }
    const { reason, isFinal } = result;
    if (isFinal) {
      await setAside(outbox, held());
      noteMessage('refused', { reference, reason });
      return 0;
    }
    const pause = pauseAfter(attempts);
    await change(outbox, held(), { reference, attempts, notBefore: Date.now() + pause });
    noteMessage('waiting', { reference, reason, attempts, retry_in_seconds: pause / 1000 });
    return pause;
  }

  return async () => {
    const messages = await waitingMessages(outbox);
    const seenFor = sightings(messages.map(nameOf));
    const due = messages
      .map((message) => ({
        message,
        wait: 'renewals' in message ? TAKEN_MS - seenFor(nameOf(message)) : until(message.notBefore),
      }))
      .sort((a, b) => a.wait - b.wait);
    for (const { message, wait } of due) {
      if (wait > 0) return Math.min(wait, IDLE_MS);
      const { reference, attempts } = message;
      const taken = { reference, attempts: attempts + 1, renewals: 0 };
      try {
        const pause = (await change(outbox, message, taken)) ? await attempt(taken) : 0;
        if (pause > 0) return pause;
      } catch (error) {
        // It is tried again: by the next call, or once the claim has run out.
        noteOutboxFailure(error);
      }
    }
    return IDLE_MS;
  };
}

// Loaded only when there is something to send.
const sendByLibrary: Send = async (...mail) => (await import('./send-mail.ts')).sendMail(...mail);

/** Creates a function that looks after an outbox, and gives the milliseconds until it should be called again. */
function createCaretaker(outbox: string, settings: Config): () => Promise<number> {
  const { smtpUrl } = settings.contact;
  const sightings = createSightings();
  const mailWaiting = smtpUrl === null ? null : createMailer({ outbox, smtpUrl, send: sendByLibrary }, settings);
  return async () => {
    await lookAtOutbox(settings.contact);
    await tidyOutbox(outbox, smtpUrl !== null, sightings).catch(noteOutboxFailure);
    return mailWaiting === null ? IDLE_MS : mailWaiting();
  };
}

const worker = processWide<{ wake?: () => void }>('mail-worker', () => ({}));

async function work(lookAfterOutbox: () => Promise<number>): Promise<never> {
  for (;;) {
    const woken = new Promise<void>((resolve) => {
      worker.wake = resolve;
    });
    const pause = await lookAfterOutbox().catch((error) => {
      noteOutboxFailure(error);
      return IDLE_MS;
    });
    await Promise.race([woken, setTimeout(Math.min(pause, IDLE_MS), undefined, { ref: false })]);
  }
}

/** Makes this process handle the outbox, if there is one, now and from now on. */
export function wakeMailWorker() {
  const settings = config();
  const { outbox } = settings.contact;
  if (worker.wake) worker.wake();
  else if (outbox !== null) void work(createCaretaker(outbox, settings));
}
