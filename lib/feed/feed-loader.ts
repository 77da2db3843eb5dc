import type { Config } from '../config/config.ts';
import { NONE } from '../config/environment.ts';
import examples from './example-feed.json' with { type: 'json' };
import {
  createNotes,
  type FeedContent,
  FeedFailure,
  notShown,
} from './feed-content.ts';
import { type FeedSource, fetchPage } from './fetch-page.ts';
import { createPace, type Pace } from './pace.ts';
import { parseBody } from './parse-body.ts';
import { nextLink, nextUrl } from './sources/next-page.ts';
import {
  type Format,
  formatOf,
  namedFormat,
  sources,
} from './sources/sources.ts';
import { rowsOf } from './sources/table.ts';
import {
  collect,
  type Translated,
  translate,
  translateAll,
} from './translate.ts';

/**
 * What a reading may take besides what the operator limits: the pages, the time
 * to fetch them all, the work on them, and the items.
 */
const LIMITS = {
  maxPages: 1_000,
  pagesSeconds: 60,
  workSeconds: 60,
  maxItems: 20_000,
};

/**
 * What a feed contained; and for the next reading the text of all pages, and
 * what items have become, by their JSON.
 */
type Reading = {
  readonly content: FeedContent;
  readonly text: string;
  readonly translated: ReadonlyMap<unknown, Translated>;
};

/**
 * Fetches and parses all pages of a feed in order, within limits on bytes and
 * time for all of them together.
 */
async function readPages(
  feed: FeedSource,
  { maxPages, pagesSeconds }: typeof LIMITS,
  pace: Pace,
) {
  const deadline = performance.now() + pagesSeconds * 1000;
  const pages: {
    readonly text: string;
    readonly body: unknown;
    readonly url: string;
  }[] = [];
  const seen = new Set<string>();
  let bytesLeft = feed.maxBytes;
  let format: Format = NONE;
  for (let url: URL | null = feed.url; url !== null; ) {
    if (seen.has(url.href))
      throw new FeedFailure('the pages go round in a circle');
    if (performance.now() > deadline)
      throw new FeedFailure(
        `the pages took longer than ${pagesSeconds} seconds`,
      );
    if (seen.size === maxPages)
      throw new FeedFailure(`there are more than ${maxPages} pages`);
    seen.add(url.href);
    const page = await fetchPage({ ...feed, url, maxBytes: bytesLeft });
    bytesLeft -= page.size;
    pace.resume();
    const body = await parseBody(page.text, feed.columns, pace);
    if (pages.length === 0) format = namedFormat(feed) ?? formatOf(body);
    pages.push({ text: page.text, body: body.value, url: page.url.href });
    const stated = sources[format].next?.(body.value, page.url.href);
    url = nextUrl(stated ?? nextLink(page.link), page.url, feed.url.origin);
  }
  return { format, pages };
}

/** An item as a key; one that is nested too deeply is its own. */
function keyOf(item: unknown, hour: string): unknown {
  try {
    return `${hour} ${JSON.stringify(item)}`;
  } catch {
    return item;
  }
}

/**
 * Reads a feed in steps that leave the thread to others. What is as at the last
 * reading is not translated again.
 */
async function readFeed(
  feed: FeedSource,
  limits: typeof LIMITS,
  last: Reading | null,
): Promise<Reading> {
  const pace = createPace(limits.workSeconds);
  const { format, pages } = await readPages(feed, limits, pace);
  // Dates in the future come true, so after each hour everything is read again.
  const hour = new Date().toISOString().slice(0, 13);
  const text = [hour, ...pages.map((page) => page.text)].join('\n');
  if (last?.text === text) return last;

  const notes = createNotes();
  const results: Translated[] = [];
  const translated = new Map<unknown, Translated>();
  // The rows of all pages of a table belong together.
  const parts =
    format === 'table'
      ? [
          {
            body: pages.flatMap((page) => rowsOf(page.body)),
            url: feed.url.href,
          },
        ]
      : pages;
  for (const { body, url } of parts) {
    for (const item of sources[format].read(body, { ...feed, url, notes })) {
      await pace.step();
      if (item === undefined) continue;
      if (results.length === limits.maxItems)
        throw new FeedFailure(`there are more than ${limits.maxItems} items`);
      const key = keyOf(item, hour);
      const result =
        last?.translated.get(key) ?? translate(item, feed.language);
      translated.set(key, result);
      results.push(result);
    }
  }
  if (results.length > 0 && results.every(({ project }) => project === null))
    throw new FeedFailure(
      `no item is an assignment (item 1: ${results[0]?.reasons[0]})`,
    );
  const { projects, leftOut } = collect(results, feed.statuses);
  const content = {
    projects,
    leftOut: [...notShown('row', notes.hidden), ...leftOut, ...notes.errors],
    format,
    notes,
  };
  return { content, text, translated };
}

/**
 * Creates a function that loads the configured feed, with all its pages;
 * without an address the examples. Rejects with a {@link FeedFailure}, also if
 * no item of a list that is not empty is an assignment.
 */
export function createFeedLoader(
  feed: Config['feed'],
  limits: Partial<typeof LIMITS> = {},
) {
  const { url } = feed;
  let last: Reading | null = null;
  return async (): Promise<FeedContent> => {
    if (url === null)
      return { ...translateAll(examples), format: NONE, notes: createNotes() };
    last = await readFeed({ ...feed, url }, { ...LIMITS, ...limits }, last);
    return last.content;
  };
}
