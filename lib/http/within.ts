import { once } from 'node:events';

/**
 * Does work within a time in milliseconds. At its end the work's signal is
 * aborted and the promise rejects, even if the work goes on. The work may abort
 * itself earlier. Its own timer, because Node 20 forgets the time limit of a
 * combined signal when it collects garbage (nodejs/node issue 57736).
 */
export async function within<T>(
  ms: number,
  work: (limit: AbortController) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException(`not done in ${ms} ms`, 'TimeoutError')),
    ms,
  );
  const aborted = once(limit.signal, 'abort').then((): never => {
    throw limit.signal.reason;
  });
  try {
    return await Promise.race([work(limit), aborted]);
  } finally {
    clearTimeout(timer);
  }
}
