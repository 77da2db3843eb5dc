import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process-wide.ts';

/** What the application tells the layer in `lib/server` about a response while rendering it. */
export type Answering = {
  /** The status a page set with {@link answerWith}; Next itself lets pages choose only 200 or 404. */
  status?: number;
  retryAfterSeconds?: number | undefined;
  /** Values computed once per response. */
  readonly held: Map<string, unknown>;
};

const storage = processWide('answering', () => new AsyncLocalStorage<Answering>());

/** Runs the code that creates a response, so that it can set more properties of it than Next allows. */
export function whileAnswering<T>(answering: Answering, make: () => T): T {
  return storage.run(answering, make);
}

/** Creates a part of a response and also gives what it set with {@link answerWith}; works with and without the layer. */
export async function inAnswer<T>(make: () => Promise<T>): Promise<{ made: T; said: Readonly<Answering> }> {
  const said: Answering = { held: storage.getStore()?.held ?? new Map() };
  return { made: await whileAnswering(said, make), said };
}

/**
 * Sets the status and `Retry-After` of the current response. Without the layer this has no effect: the page is served
 * with status 200 and `noindex`.
 */
export function answerWith(said: Pick<Answering, 'status' | 'retryAfterSeconds'>) {
  Object.assign(storage.getStore() ?? {}, said);
}

/** Computes a value once per response; without the layer, on each call. */
export function oncePerAnswer<T>(key: string, make: () => T): T {
  const held = storage.getStore()?.held;
  if (held === undefined) return make();
  if (!held.has(key)) held.set(key, make());
  return held.get(key) as T;
}
