import * as z from 'zod';
import type { Config } from '../config/config.ts';
import { PublicProject } from '../public-project/public-project.ts';
import exampleFeed from './example-feed.json' with { type: 'json' };
import { runFeedProcess } from './feed-process.ts';
import { contentOf, type FeedContent, FeedFailure, type FeedResult, type LoadLimits } from './feed-request.ts';

const LOAD_LIMITS: LoadLimits = {
  maxPages: 1_000,
  maxItems: 20_000,
  pagesSeconds: 60,
  transformSeconds: 10,
};

/**
 * Creates a function that loads the configured feed, with all its pages and through the transform if there is one. While the
 * upstream says that its only page has not changed, it gives the same object. Rejects with {@link FeedFailure}, also if no item of a
 * non-empty list is an assignment, except with `inspect`, which records the fields of the upstream that are not used.
 */
export function createFeedLoader(
  feed: Config['feed'],
  { inspect = false, ...limits }: Partial<LoadLimits> & { readonly inspect?: boolean } = {},
) {
  let last: Extract<FeedResult, { readonly content: FeedContent }> | null = null;

  async function load(url: URL): Promise<FeedContent> {
    const settings = { ...feed, ...LOAD_LIMITS, ...limits, url: url.href };
    const known = last;
    // After a failure everything is read again.
    last = null;
    const result = await runFeedProcess({ feed: settings, conditions: known?.conditions ?? {}, inspect });
    if ('failure' in result) throw new FeedFailure(result.failure, result.retryAfterSeconds);
    last = 'content' in result ? result : known;
    if (last === null) throw new Error('expected content, because the request had no conditions');
    return last.content;
  }

  const { url } = feed;
  if (url !== null) return () => load(url);
  const projects = z.array(PublicProject).parse(exampleFeed.projects);
  const example = contentOf(
    { items: projects.length, projects, dropped: [], duplicates: 0, ignored: [] },
    feed.statuses,
    { pages: 1, format: feed.format, unusedFields: [], unusedOutput: [] },
  );
  return async () => example;
}
