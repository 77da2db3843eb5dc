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
  let loggedReasons: readonly string[] = [];
  let loggedFailure: string | null | undefined;

  function logLeftOut(leftOut: readonly string[]) {
    const reasons = firstLines(leftOut, MOST_REASONS);
    if (reasons.length > 0 && !isDeepStrictEqual(reasons, loggedReasons))
      log('warn', 'feed_left_out', { count: leftOut.length, reasons });
    loggedReasons = reasons;
  }

  async function listAfter(earlier: ProjectList | null): Promise<ProjectList> {
    const { projects, leftOut } = await loadFeed();
    logLeftOut(leftOut);
    const now = new Date();
    const open = projects.filter((project) => !isOver(project, now.getTime()));
    if (earlier && isDeepStrictEqual(open, earlier.all)) return earlier;
    const list = createProjectList(open, earlier, now);
    await prepare?.(list);
    return list;
  }

  // A new reason is a change too: operators want to know when “refused” becomes
  // “not JSON”.
  function logFailure(reason: string | null, assignments = 0) {
    if (reason === loggedFailure) return;
    const { name } = feed;
    if (reason === null) log('info', 'feed_read', { feed: name, assignments });
    else
      log('error', 'feed_unavailable', {
        feed: name,
        reason,
        more: 'npm run feed:check',
      });
    loggedFailure = reason;
  }

  return async (earlier: ProjectList | null): Promise<ProjectList | null> => {
    try {
      const list = await listAfter(earlier);
      logFailure(null, list.all.length);
      return list;
    } catch (error) {
      const isExpected = error instanceof FeedFailure;
      logFailure(isExpected ? error.message : String(error));
      return null;
    }
  };
}
