import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../config/config.ts';
import { FeedFailure, firstLines } from '../feed/feed-content.ts';
import { createFeedLoader } from '../feed/feed-loader.ts';
import { log } from '../log.ts';
import { isOver } from '../public-project/stated-date.ts';
import { createProjectList, type ProjectList } from './project-list.ts';

const MOST_REASONS = 20;

/** Called with every new list before it is shown, to build its index. */
export type Prepare = (list: ProjectList) => Promise<void>;

/**
 * Creates a reader of the configured feed, which logs what has changed since it
 * last read. It gives the list of what is open, which is the earlier list if the
 * assignments are the same, and `null` if the feed can't be read.
 */
export function createListReader(feed: Config['feed'], prepare?: Prepare) {
  const loadFeed = createFeedLoader(feed);
  const logged = new Map<string, unknown>();

  /** Whether a value of this name is another than the last time. */
  function isNew(name: string, value: unknown): boolean {
    const isSame = isDeepStrictEqual(value, logged.get(name));
    logged.set(name, value);
    return !isSame;
  }

  async function listAfter(earlier: ProjectList | null): Promise<ProjectList> {
    const { projects, leftOut } = await loadFeed();
    const reasons = firstLines(leftOut, MOST_REASONS);
    if (isNew('reasons', reasons) && reasons.length > 0)
      log('warn', 'feed_left_out', { count: leftOut.length, reasons });
    const now = new Date();
    const open = projects.filter((project) => !isOver(project, now.getTime()));
    if (earlier && isDeepStrictEqual(open, earlier.all)) return earlier;
    const list = createProjectList(open, earlier, now);
    await prepare?.(list);
    return list;
  }

  return async (earlier: ProjectList | null): Promise<ProjectList | null> => {
    try {
      const list = await listAfter(earlier);
      if (isNew('failure', null))
        log('info', 'feed_read', {
          feed: feed.name,
          assignments: list.all.length,
        });
      return list;
    } catch (error) {
      const reason =
        error instanceof FeedFailure ? error.message : String(error);
      // A new reason is a change too: operators want to know when “refused”
      // becomes “not JSON”.
      const more = 'npm run feed:check';
      if (isNew('failure', reason))
        log('error', 'feed_unavailable', { feed: feed.name, reason, more });
      return null;
    }
  };
}
