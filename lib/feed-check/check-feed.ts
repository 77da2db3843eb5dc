import type { Config } from '../config.ts';
import { FeedFailure } from '../feed/feed-failure.ts';
import { createFeedLoader, type LoadedFeed, NO_ASSIGNMENT } from '../projects/load-feed.ts';
import type { PublicProject } from '../public-project.ts';
import { adviceFor } from './advice.ts';
import { recognise } from './recognise.ts';

/** The result of reading the feed once. */
export type FeedCheck = {
  readonly pages: number;
  /** The number of entries in the upstream's lists, before any transform; `null` if there is no list to count. */
  readonly entries: number | null;
  /** Why the feed can't be read, in our own words; `null` if it can. */
  readonly failure: string | null;
  readonly advice: readonly string[];
  readonly loaded: LoadedFeed | null;
  readonly shown: readonly PublicProject[];
  /** The number of assignments that `PROJECTS_FEED_STATUSES` leaves out, by status. */
  readonly otherStatuses: ReadonlyMap<string, number>;
};

/** The number of entries in a body: of the body itself if it is a list, otherwise of the first list in it. */
function entriesIn(text: string): number | null {
  const value: unknown = JSON.parse(text);
  const list = [value, ...Object.values(value ?? {})].find(Array.isArray);
  return list?.length ?? null;
}

function countEntries(bodies: readonly string[]): number | null {
  const counts = bodies.map(entriesIn);
  return counts.includes(null) ? null : counts.reduce((sum: number, count) => sum + (count ?? 0), 0);
}

function countStatuses(projects: readonly PublicProject[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { status } of projects) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

/** Reads the configured feed once, exactly as the site does. Throws only on bugs. */
export async function checkFeed(feed: Config['feed']): Promise<FeedCheck> {
  const bodies: string[] = [];
  const failed = (failure: string, loaded: LoadedFeed | null = null): FeedCheck => {
    const last = bodies.at(-1);
    const advice = adviceFor(failure, last === undefined ? null : recognise(last), feed);
    const nothing = { entries: null, shown: [], otherStatuses: new Map<string, number>() };
    return { ...nothing, pages: bodies.length, failure, advice, loaded };
  };
  try {
    const load = createFeedLoader(feed, { inspect: true, onBody: (text) => bodies.push(text) });
    const loaded = await load();
    if (loaded.items > 0 && loaded.projects.length === 0) return failed(NO_ASSIGNMENT, loaded);
    const isShown = ({ status }: PublicProject) => feed.statuses?.includes(status) ?? true;
    return {
      pages: bodies.length,
      entries: countEntries(bodies),
      failure: null,
      advice: [],
      loaded,
      shown: loaded.projects.filter(isShown),
      otherStatuses: countStatuses(loaded.projects.filter((project) => !isShown(project))),
    };
  } catch (error) {
    if (error instanceof FeedFailure) return failed(error.message);
    throw error;
  }
}
