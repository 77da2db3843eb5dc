import { once } from 'node:events';

/**
 * Runs `work` for at most `ms` milliseconds. After that, its signal is aborted
 * and the promise rejects with a `TimeoutError`, even if the work goes on. The
 * work may abort itself earlier.
 */
export async function within<T>(
  ms: number,
  work: (limit: AbortController) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  // Not `AbortSignal.timeout`: Node 20 loses the time limit of a combined
  // signal when it collects garbage (nodejs/node issue 57736).
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
