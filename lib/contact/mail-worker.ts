import { type Config, config } from '../config.ts';
import { log } from '../log.ts';
import { processWide } from '../process-wide.ts';
import { mailOf } from './mail.ts';
import {
  destinationOf,
  forget,
  readWaiting,
  reschedule,
  setAside,
  type Waiting,
  waitingMessages,
} from './mail-queue.ts';
import { noteMessage } from './note-message.ts';
import { tidyOutbox } from './outbox.ts';
import type { Sending, sendMail } from './send-mail.ts';

/** The pause while nothing is waiting: another process may still have queued a message and ended. */
const IDLE_MS = 60_000;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** How long a claim on a message lasts; it is renewed while this process works on the message. */
const TAKEN_MS = 20_000;
const RENEWED_MS = 5_000;
/** RFC 5321 §4.5.3.2.6 */
const ANSWER_SECONDS = 600;

const pauseAfter = (attempts: number) => Math.min(SHORTEST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

type Send = typeof sendMail;
type Settings = Pick<Config, 'siteName' | 'baseUrl' | 'contact'>;
/** A mail server and the outbox it sends from. */
type Post = { readonly outbox: string; readonly smtpUrl: string; readonly send: Send };

const takenAgain = (waiting: Waiting): Waiting => ({ ...waiting, notBefore: Date.now() + TAKEN_MS });

/** Renews the claim on a message while `run` works on it; `signal` aborts if another process has taken the message over. */
async function whileTaken<T>(outbox: string, taken: Waiting, run: (signal: AbortSignal) => Promise<T>) {
  let held = taken;
  const lost = new AbortController();
  let renewal = Promise.resolve();
  const renew = async () => {
    const next = takenAgain(held);
    if (await reschedule(outbox, held, next)) held = next;
    else lost.abort();
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

async function send(
  taken: Waiting,
  { outbox, smtpUrl, send }: Post,
  settings: Settings,
  signal: AbortSignal,
): Promise<Sending> {
  const message = await readWaiting(outbox, taken);
  if (message === null) return { ok: false, reason: 'not readable', isFinal: true };
  const mail = mailOf(message, taken.reference, { ...settings, ...settings.contact });
  const timeoutSeconds = settings.contact.smtpTimeoutSeconds;
  return send(mail, { smtpUrl, timeoutSeconds, answerSeconds: ANSWER_SECONDS, signal });
}

/** Tries to mail a message claimed by this process. Gives the milliseconds to wait before using the mail server again. */
async function attempt(taken: Waiting, post: Post, settings: Settings): Promise<number> {
  const { reference, attempts } = taken;
  const { result, held } = await whileTaken(post.outbox, taken, (signal) => send(taken, post, settings, signal));
  if (result.ok) {
    await forget(post.outbox, held());
    noteMessage('delivered', { reference, by: 'smtp', attempts });
    return 0;
  }
  const { reason, isFinal } = result;
  if (isFinal) {
    await setAside(post.outbox, held());
    noteMessage('refused', { reference, reason });
    return 0;
  }
  const pause = pauseAfter(attempts);
  await reschedule(post.outbox, held(), { ...taken, notBefore: Date.now() + pause });
  noteMessage('waiting', { reference, reason, attempts, retry_in_seconds: pause / 1000 });
  return pause;
}

/**
 * Mails the messages that are due, one after the other, until one has to wait. Gives the milliseconds until the next
 * call is due.
 */
export async function mailWaiting(post: Post, settings: Settings): Promise<number> {
  for (const waiting of await waitingMessages(post.outbox)) {
    const now = Date.now();
    if (waiting.notBefore > now) return Math.min(waiting.notBefore - now, IDLE_MS);
    const taken = takenAgain({ ...waiting, attempts: waiting.attempts + 1 });
    if (!(await reschedule(post.outbox, waiting, taken))) continue;
    const pause = await attempt(taken, post, settings);
    if (pause > 0) return pause;
  }
  return IDLE_MS;
}

// Loaded only when there is something to send.
const sendByLibrary: Send = async (...mail) => (await import('./send-mail.ts')).sendMail(...mail);

async function lookAfterOutbox(): Promise<number> {
  const settings = config();
  const { outbox, smtpUrl } = settings.contact;
  if (outbox === null) return IDLE_MS;
  await tidyOutbox(outbox, destinationOf(outbox, smtpUrl !== null));
  return smtpUrl === null ? IDLE_MS : mailWaiting({ outbox, smtpUrl, send: sendByLibrary }, settings);
}

type Worker = { isAtWork: boolean; isCalled: boolean; timer?: NodeJS.Timeout };

const worker = processWide<Worker>('mail-worker', () => ({ isAtWork: false, isCalled: false }));

async function work() {
  worker.isAtWork = true;
  worker.isCalled = false;
  const pause = await lookAfterOutbox().catch((error) => {
    log('error', 'contact_outbox_failed', { reason: error instanceof Error ? error.message : String(error) });
    return IDLE_MS;
  });
  worker.isAtWork = false;
  worker.timer = setTimeout(work, worker.isCalled ? 0 : pause).unref();
}

/** Makes this process handle the outbox, now and from now on. */
export function wakeMailWorker() {
  worker.isCalled = true;
  if (worker.isAtWork) return;
  clearTimeout(worker.timer);
  void work();
}
