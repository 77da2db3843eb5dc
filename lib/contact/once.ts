import { LRUCache } from 'lru-cache';

const MOST_KEPT = 2_000;

/** Runs one attempt per key at a time, and none after a success: further calls get its result. Remembers the last keys. */
export function createOnce<T>(isSuccess: (result: T) => boolean) {
  const attempts = new LRUCache<string, Promise<T>>({ max: MOST_KEPT });
  return async (key: string, run: () => Promise<T>): Promise<T> => {
    const known = attempts.get(key);
    if (known) return known;
    const attempt = run();
    attempts.set(key, attempt);
    const succeeded = await attempt.then(isSuccess, () => false);
    if (!succeeded) attempts.delete(key);
    return attempt;
  };
}
