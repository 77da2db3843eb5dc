import type { Config } from '../config/config.ts';
import examples from './example-feed.json' with { type: 'json' };
import {
  createNotes,
  type FeedContent,
  FeedFailure,
  notShown,
  type TableNotes,
} from './feed-content.ts';
import type { FeedSource } from './fetch-page.ts';
import { bodyOf, fetchPages, type Pages, type Reading } from './fetch-pages.ts';
import { createPace } from './pace.ts';
import type { SourceItem } from './sources/source.ts';
import { sources } from './sources/sources.ts';
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
 * What a feed contained; and for the next reading its pages, when they were
 * read, and what items have become, by their JSON.
 */
type LastReading = {
  readonly content: FeedContent;
  readonly pages: Pages;
  readonly hour: string;
  readonly translated: ReadonlyMap<unknown, Translated>;
};

/** The items of all pages, in steps that leave the thread to others. */
async function* itemsIn(pages: Pages, reading: Reading, notes: TableNotes) {
  const { feed, pace } = reading;
  let parts = [];
  for (const page of pages.values()) {
    const { format, fetched } = page;
    const body = page.body ?? (await bodyOf(fetched, reading));
    page.body = undefined;
    parts.push({ format, body, url: fetched.url });
  }
  const [first] = parts;
  // The rows of all pages of a table belong together.
  if (first?.format === 'table')
    parts = [{ ...first, body: parts.flatMap(({ body }) => rowsOf(body)) }];
  for (const { format, body, url } of parts) {
    for (const item of sources[format].read(body, { ...feed, url, notes })) {
      await pace.step();
      if (item) yield item;
    }
  }
}

/** An item as a key; one that is nested too deeply is its own. */
function keyOf(item: SourceItem): unknown {
  try {
    return JSON.stringify(item);
  } catch {
    return item;
  }
}

/**
 * Reads a feed in steps. What is as at the last reading is not translated
 * again, but for once an hour, because dates in the future come true.
 */
async function readFeed(
  feed: FeedSource,
  limits: typeof LIMITS,
  before: LastReading | null,
): Promise<LastReading> {
  const pace = createPace(limits.workSeconds);
  const reading = { ...limits, feed, pace };
  const pages = await fetchPages(reading, before?.pages);
  const hour = new Date().toISOString().slice(0, 13);
  const last = before?.hour === hour ? before : null;
  if (last && [...pages].every(([at, page]) => page === last.pages.get(at)))
    return last;

  const notes = createNotes();
  const results: Translated[] = [];
  const translated = new Map<unknown, Translated>();
  for await (const item of itemsIn(pages, reading, notes)) {
    if (results.length === limits.maxItems)
      throw new FeedFailure(`there are more than ${limits.maxItems} items`);
    const key = keyOf(item);
    const result = last?.translated.get(key) ?? translate(item, feed);
    translated.set(key, result);
    results.push(result);
  }
  const [first] = results;
  if (first && results.every(({ project }) => !project))
    throw new FeedFailure(
      `no item is an assignment (item 1: ${first.reasons[0]})`,
    );
  const { projects, leftOut } = collect(results, feed.statuses);
  const content = {
    projects,
    leftOut: [notShown('row', notes.hidden), leftOut, notes.errors].flat(),
    notes,
  };
  return { content, pages, hour, translated };
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
  let last: LastReading | null = null;
  return async (): Promise<FeedContent> => {
    if (!url) return { ...translateAll(examples), notes: createNotes() };
    last = await readFeed({ ...feed, url }, { ...LIMITS, ...limits }, last);
    return last.content;
  };
}
