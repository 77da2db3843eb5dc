import { type FeedRequest, readFeed } from '../../lib/projects/read-feed.ts';

/**
 * Takes the place of `readApart` where a test reads many feeds: the same reading, without the half second that a process
 * takes to start from source. `lib/projects/feed-process.test.ts` and the built site have the process.
 */
export async function* readApart(request: FeedRequest): AsyncGenerator<readonly string[], void> {
  const lines: string[] = [];
  await readFeed(structuredClone(request), async (statement) => void lines.push(JSON.stringify(statement)));
  yield lines;
}
