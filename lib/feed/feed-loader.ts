import * as z from 'zod';
import type { Config } from '../config/config.ts';
import { PublicProject } from '../public-project/public-project.ts';
import exampleFeed from './example-feed.json' with { type: 'json' };
import { contentOf, type FeedContent } from './feed-content.ts';
import { OURS } from './feed-formats.ts';
import { type LoadLimits, loadFeed, type Reading } from './load-feed.ts';
import { sheetAddress } from './sheet-address.ts';

const LOAD_LIMITS: LoadLimits = { maxPages: 1_000, maxItems: 20_000, pagesSeconds: 60, workSeconds: 60 };

/**
 * Creates a function that loads the configured feed, with all its pages. While the upstream says that its only page has not
 * changed, it gives the same object. Rejects with a `FeedFailure`, also if no item of a non-empty list is an assignment, except
 * with `inspect`, which records the fields of the upstream that are not used.
 */
export function createFeedLoader(
  feed: Config['feed'],
  { inspect = false, ...limits }: Partial<LoadLimits> & { readonly inspect?: boolean } = {},
): () => Promise<FeedContent> {
  let last: Reading | null = null;

  async function load(url: URL): Promise<FeedContent> {
    const known = last;
    const settings = { feed: { ...feed, url }, limits: { ...LOAD_LIMITS, ...limits }, inspect };
    try {
      last = (await loadFeed({ ...settings, last: known })) ?? known;
    } catch (error) {
      // After a failure everything is fetched again.
      last = known && { ...known, conditions: {} };
      throw error;
    }
    if (last === null) throw new Error('expected content, because the request had no conditions');
    return last.content;
  }

  const url = feed.url && sheetAddress(feed.url);
  if (url !== null) return () => load(url);
  const projects = z.array(PublicProject).parse(exampleFeed.projects);
  const example = contentOf(
    { items: projects.length, projects, dropped: [], duplicates: 0, ignored: [] },
    feed.statuses,
    { pages: 1, format: OURS.words, unusedFields: [], table: null },
  );
  return async () => example;
}
