const MOST_KEPT = 1_000;

/**
 * Runs at most one attempt for a key at a time, and none after one that succeeded: whoever asks again gets its result.
 * Remembers the last thousand.
 */
export function createOnce<T extends { readonly ok: boolean }>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const attempts = new Map<string, Promise<T>>();
  return (key, run) => {
    const known = attempts.get(key);
    if (known) return known;
    const attempt = run().then(
      (result) => {
        if (!result.ok) attempts.delete(key);
        return result;
      },
      (error) => {
        attempts.delete(key);
        throw error;
      },
    );
    attempts.set(key, attempt);
    for (const [oldest] of attempts) {
      if (attempts.size <= MOST_KEPT) break;
      attempts.delete(oldest);
    }
    return attempt;
  };
}
