import { contentOf, FeedFailure, type FeedRequest, type FeedResult, NO_ASSIGNMENT } from './feed-request.ts';
import { fetchPages } from './fetch-pages.ts';
import { parseBody, parsePage, parseTransformed } from './parse-page.ts';
import { traceFields } from './trace-fields.ts';
import { createTransform } from './transform.ts';
import { IN_THE_FUTURE, translateAll } from './translate.ts';

/** Does some work, and ends this process if it takes longer. */
export type WithinSeconds = <T>(seconds: number, failure: string, work: () => Promise<T>) => Promise<T>;

async function load({ feed, conditions, inspect }: FeedRequest, within: WithinSeconds): Promise<FeedResult> {
  const transform = feed.transform === null ? null : createTransform(feed.transform, feed.maxBytes, feed.language);
  const traced = <T>(value: T) => (inspect ? traceFields(value) : { value, unused: () => [] });
  const items: unknown[] = [];
  const unread = new Set<string>();

  async function parse(text: string, url: URL) {
    const body = parseBody(text);
    if (transform === null) return parsePage(body);
    const { value, unused } = traced(body);
    const late = 'the transform gave no result in time';
    const result = await within(feed.transformSeconds, late, () => transform(value, url.href));
    for (const field of unused()) unread.add(field);
    return parseTransformed(result);
  }

  async function take(text: string, url: URL) {
    const page = await parse(text, url);
    if (items.length + page.items.length > feed.maxItems)
      throw new FeedFailure(`there are more than ${feed.maxItems} items`);
    items.push(...page.items);
    return page.next;
  }

  const late = `the pages took longer than ${feed.pagesSeconds} seconds`;
  const fetched = await within(feed.pagesSeconds, late, () =>
    fetchPages({ ...feed, url: new URL(feed.url) }, conditions, take),
  );
  if (fetched === null) return { isUnchanged: true };
  const { value, unused } = traced(items);
  const translation = translateAll(value, feed.language);
  // An empty list is valid; a list in which nothing is an assignment means that the feed is broken.
  if (items.length > 0 && translation.projects.length === 0 && !inspect) throw new FeedFailure(NO_ASSIGNMENT);
  const content = contentOf(translation, feed.statuses, {
    pages: fetched.pages,
    unusedFields: transform === null ? unused() : [...unread],
    unusedOutput: transform === null ? [] : unused(),
  });
  // A date in the future is shown once it has come, so the feed is read again even if it has not changed.
  const awaitsDate = translation.ignored.some(({ reason }) => reason === IN_THE_FUTURE);
  return { conditions: awaitsDate ? {} : fetched.conditions, content };
}

/** Fetches all pages of a feed, through the transform if there is one, and translates their items. Throws only on bugs. */
export async function loadFeed(request: FeedRequest, within: WithinSeconds): Promise<FeedResult> {
  try {
    return await load(request, within);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    return { failure: error.message, retryAfterSeconds: error.retryAfterSeconds };
  }
}
