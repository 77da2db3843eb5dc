import { FeedFailure } from '../../lib/feed/feed-content.ts';

/**
 * The failure of a reading that is expected to fail. Throws what else happens.
 */
export async function feedFailure(
  reading: Promise<unknown>,
): Promise<FeedFailure> {
  const outcome = await reading.then(
    (read) => new Error(`was read: ${JSON.stringify(read)}`),
    (error: unknown) => error,
  );
  if (outcome instanceof FeedFailure) return outcome;
  throw outcome;
}
