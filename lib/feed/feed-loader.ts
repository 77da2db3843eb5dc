import * as z from 'zod';
import type { Config } from '../config.ts';
import { PublicProject } from '../public-project.ts';
import exampleFeed from './example-feed.json' with { type: 'json' };
import { runFeedProcess } from './feed-process.ts';
import { contentOf, type FeedContent, FeedFailure, type FeedResult, type LoadLimits } from './feed-request.ts';

type Options = {
  /** Whether to record which fields of the upstream are not used. */
  readonly inspect?: boolean;
  readonly limits?: Partial<LoadLimits>;
};

const MOST_PAGES = 1_000;
const MOST_ITEMS = 20_000;
const PAGES_SECONDS = 60;
const TRANSFORM_SECONDS = 10;
const LOAD_LIMITS: LoadLimits = {
  maxPages: MOST_PAGES,
  maxItems: MOST_ITEMS,
  pagesSeconds: PAGES_SECONDS,
  transformSeconds: TRANSFORM_SECONDS,
};

/**
 * Creates a function that loads the configured feed, with all its pages and through the transform if there is one. While the
 * upstream says that no page has changed, it gives the same object. Rejects with {@link FeedFailure}, also if no item of a
 * non-empty list is an assignment, except with `inspect`.
 */
export function createFeedLoader(feed: Config['feed'], { inspect = false, limits }: Options = {}) {
  let last: Extract<FeedResult, { readonly content: FeedContent }> | null = null;

  async function load(url: URL): Promise<FeedContent> {
    const settings = { ...feed, ...LOAD_LIMITS, ...limits, url: url.href };
    const result = await runFeedProcess({ feed: settings, known: last?.pages ?? [], inspect });
    if ('failure' in result) throw new FeedFailure(result.failure, result.retryAfterSeconds);
    if ('content' in result) last = result;
    if (last === null) throw new Error('expected content, because no page was known');
    return last.content;
  }

  const { url } = feed;
  if (url !== null) return () => load(url);
  const projects = z.array(PublicProject).parse(exampleFeed.projects);
  const example = contentOf(
    { items: projects.length, projects, dropped: [], duplicates: 0, ignored: [] },
    feed.statuses,
  );
  return async () => example;
}
