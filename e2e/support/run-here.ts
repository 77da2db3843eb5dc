import type { FeedRequest, FeedResult } from '../../lib/feed/feed-request.ts';
import { loadFeed } from '../../lib/feed/load-feed.ts';

/**
 * Takes the place of the process where a test loads many feeds: the same work, without the half second that a process takes
 * to start from source. `lib/feed/feed-process.test.ts` and the built site have the process.
 */
export async function runFeedProcess(request: FeedRequest): Promise<FeedResult> {
  const result = await loadFeed(structuredClone(request), (_seconds, _failure, work) => work());
  return JSON.parse(JSON.stringify(result));
}
