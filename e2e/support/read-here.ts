import { type FeedRequest, type IndexRequest, readFeed } from '../../lib/projects/read-feed.ts';

/**
 * Takes the place of `readApart` where a test reads many feeds: the same reading, without the half second that a process
 * takes to start from source. `lib/projects/feed-process.test.ts` and the built site have the process.
 */
export async function* readApart(
  request: FeedRequest,
  toIndex: () => readonly IndexRequest[],
): AsyncGenerator<readonly string[], void> {
  const lines: string[] = [];
  let index = (_: readonly IndexRequest[]) => {};
  const requests = new Promise<readonly IndexRequest[]>((resolve) => {
    index = resolve;
  });
  let reading = Promise.resolve();
  const pagesRead = new Promise<void>((resolve) => {
    const toIndex = () => {
      resolve();
      return requests;
    };
    reading = readFeed(
      structuredClone(request),
      async (statement) => void lines.push(JSON.stringify(statement)),
      toIndex,
    );
  });
  await Promise.race([pagesRead, reading]);
  yield lines.splice(0);
  index(toIndex());
  await reading;
  yield lines;
}
