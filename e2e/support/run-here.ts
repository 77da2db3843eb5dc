import { FeedFailure, type FeedRequest, type FeedResult } from '../../lib/feed/feed-request.ts';
import { loadFeed, type WithinSeconds } from '../../lib/feed/load-feed.ts';

const within: WithinSeconds = (seconds, failure, work) =>
  Promise.race([
    work(),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new FeedFailure(failure)), seconds * 1000).unref();
    }),
  ]);

/**
 * Takes the place of the process where a test loads many feeds: the same work, without the half second that a process takes
 * to start from source. `lib/feed/feed-process.test.ts` and the built site have the process.
 */
export async function runFeedProcess(request: FeedRequest): Promise<FeedResult> {
  const result = await loadFeed(structuredClone(request), within);
  return JSON.parse(JSON.stringify(result));
}
