import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process-wide.ts';

/** What the layer of `lib/server` learns of an answer while the application makes it. */
export type Answering = {
  /** The status a page asked for; Next lets a page choose none but 200 and 404. */
  status?: number;
  retryAfterSeconds?: number | undefined;
  /** What is worked out once for one answer. */
  readonly held: Map<string, unknown>;
};

const storage = processWide('answering', () => new AsyncLocalStorage<Answering>());

/** Runs what makes an answer, so that it can say more of it than Next passes on. */
export function whileAnswering<T>(answering: Answering, make: () => T): T {
  return storage.run(answering, make);
}

/** Runs what makes a part of an answer, and tells what it said of it, with and without the layer. */
export async function inAnswer<T>(make: () => Promise<T>): Promise<{ made: T; said: Readonly<Answering> }> {
  const said: Answering = { held: storage.getStore()?.held ?? new Map() };
  return { made: await whileAnswering(said, make), said };
}

/**
 * Gives the answer under way a status and, for whom it tells to come back, when. Without the layer nothing takes it
 * down, and the page is 200 with `noindex`.
 */
export function answerWith(said: Pick<Answering, 'status' | 'retryAfterSeconds'>) {
  Object.assign(storage.getStore() ?? {}, said);
}

/** What `make` made for this answer when it was first asked; without the layer it is made each time. */
export function oncePerAnswer<T>(key: string, make: () => T): T {
  const held = storage.getStore()?.held;
  if (held === undefined) return make();
  if (!held.has(key)) held.set(key, make());
  return held.get(key) as T;
}
