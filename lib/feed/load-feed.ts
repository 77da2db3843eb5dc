import { createHash } from 'node:crypto';
import { contentOf, FeedFailure, type FeedRequest, type FeedResult, NO_ASSIGNMENT } from './feed-request.ts';
import { fetchPages } from './fetch-pages.ts';
import { parsePage, parseTransformed } from './parse-page.ts';
import { traceFields } from './trace-fields.ts';
import { createTransform } from './transform.ts';
import { collect, IN_THE_FUTURE, type TranslatedItem, translate } from './translate.ts';

/** Does some work, and ends this process if it takes longer. */
export type WithinSeconds = <T>(seconds: number, failure: string, work: () => Promise<T>) => Promise<T>;

// The fields of a top-level list's items are listed without the `[]` prefix.
const fieldsOf = (fields: readonly string[]) => [...new Set(fields.map((field) => field.replace(/^\[\]\./, '')))];

async function load({ feed, last, inspect }: FeedRequest, within: WithinSeconds): Promise<FeedResult> {
  const transform = feed.transform === null ? null : createTransform(feed.transform, { ...feed, inspect });
  const items: TranslatedItem[] = [];
  const unusedFields: string[] = [];
  const unusedOutput: string[] = [];

  async function parse(text: string, url: URL) {
    if (transform === null) return parsePage(text);
    const { json, unusedFields: unused } = await within(
      feed.transformSeconds,
      'the transform gave no result in time',
      () => transform(text, url.href),
    );
    unusedFields.push(...unused);
    return parseTransformed(json);
  }

  async function take(text: string, url: URL) {
    const page = await parse(text, url);
    if (items.length + page.items.length > feed.maxItems)
      throw new FeedFailure(`there are more than ${feed.maxItems} items`);
    const traced = inspect ? traceFields(page.items) : { value: page.items, unused: () => [] };
    for (const item of traced.value) items.push(translate(item, feed.language));
    (transform === null ? unusedFields : unusedOutput).push(...traced.unused());
    return page.next;
  }

  const pages = await fetchPages({ ...feed, url: new URL(feed.url) }, last?.pages ?? [], take);
  if (pages === null && last !== null) return { version: last };
  const translation = collect(items);
  // An empty list is valid; a list in which nothing is an assignment means that the feed is broken.
  if (items.length > 0 && translation.projects.length === 0 && !inspect) throw new FeedFailure(NO_ASSIGNMENT);
  const unused = { unusedFields: fieldsOf(unusedFields), unusedOutput: fieldsOf(unusedOutput) };
  const content = contentOf(translation, feed.statuses, { pages: pages?.length ?? 0, ...unused });
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64');
  // A date in the future is shown once it has come, so the pages are read again even if they have not changed.
  const awaitsDate = translation.ignored.some(({ reason }) => reason === IN_THE_FUTURE);
  const version = { pages: awaitsDate ? [] : (pages ?? []), digest };
  return digest === last?.digest ? { version } : { version, content };
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
