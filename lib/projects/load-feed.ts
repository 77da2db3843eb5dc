import type { Config } from '../config.ts';
import exampleFeed from '../feed/example-feed.json' with { type: 'json' };
import { FeedFailure } from '../feed/feed-failure.ts';
import type { PageRecord } from '../feed/read-pages.ts';
import { readApart } from './feed-process.ts';
import { collect, fromFeed, type TranslatedItem, type Translation } from './from-feed.ts';
import type { ReadingLimits, Statement, Unused } from './read-feed.ts';

type Options = {
  /** Whether to record which fields of the upstream are not used. */
  readonly inspect?: boolean;
  readonly limits?: Partial<ReadingLimits>;
};

/** An item and the line that states it. If the next reading states it again, the item is the same object. */
type Entry = { readonly line: string; readonly item: TranslatedItem };
type Page = { readonly record: PageRecord; readonly entries: readonly Entry[]; readonly unused: Unused };

/** The result of reading the feed. */
export type LoadedFeed = Translation & {
  readonly pages: number;
  /** With `inspect`, unused fields of the upstream, such as `client` or `jobs[].notes`. */
  readonly unusedFields: readonly string[];
  /** With `inspect`, unused fields of the transform's output. */
  readonly unusedOutput: readonly string[];
};

/** The last complete reading. */
type Last = {
  readonly pages: readonly Page[];
  readonly known: ReadonlyMap<string, Entry>;
  readonly loaded: LoadedFeed;
};

/** The failure when no item in the list is an assignment. */
export const NO_ASSIGNMENT = 'no item is an assignment';
const MOST_ITEMS = 20_000;
const MOST_PAGES = 1_000;
const READING_SECONDS = 60;
const TRANSFORM_SECONDS = 10;
const LIMITS: ReadingLimits = {
  maxPages: MOST_PAGES,
  readingSeconds: READING_SECONDS,
  transformSeconds: TRANSFORM_SECONDS,
};
const NOTHING: Unused = { fields: [], output: [] };

/** Collects the pages of a reading from its statements; `held` are those of the last reading. */
function createCollector({ pages: held, known }: Last) {
  const pages: Page[] = [];
  let entries: Entry[] = [];
  let unused = NOTHING;
  let count = 0;

  function addEntry(entry: Entry) {
    count += 1;
    entries.push(entry);
  }

  function finishPage(record: PageRecord, isUnchanged: boolean) {
    const before = isUnchanged ? held.find((page) => page.record.address === record.address) : undefined;
    count += before?.entries.length ?? 0;
    pages.push({ ...(before ?? { entries, unused }), record });
    entries = [];
    unused = NOTHING;
  }

  function take(line: string) {
    const entry = known.get(line);
    const statement: Statement = entry ?? JSON.parse(line);
    if ('item' in statement) addEntry(entry ?? { line, item: statement.item });
    else if ('page' in statement) finishPage(statement.page, statement.isUnchanged);
    else if ('unused' in statement) unused = statement.unused;
    else if ('failure' in statement) throw new FeedFailure(statement.failure, statement.retryAfterSeconds);
    if (count > MOST_ITEMS) throw new FeedFailure(`there are more than ${MOST_ITEMS} items`);
  }

  return { pages, take };
}

// The fields of a top-level list's items are listed without the `[]` prefix.
const fieldsOf = (fields: readonly string[]) => [...new Set(fields.map((field) => field.replace(/^\[\]\./, '')))];

function readingOf(pages: readonly Page[], inspect: boolean): Last {
  const entries = pages.flatMap((page) => page.entries);
  const translation = collect(entries.map(({ item }) => item));
  // An empty list is valid; a list in which nothing is an assignment means that the feed is broken.
  if (entries.length > 0 && translation.projects.length === 0 && !inspect) throw new FeedFailure(NO_ASSIGNMENT);
  const loaded = {
    ...translation,
    pages: pages.length,
    unusedFields: fieldsOf(pages.flatMap(({ unused }) => unused.fields)),
    unusedOutput: fieldsOf(pages.flatMap(({ unused }) => unused.output)),
  };
  return { pages, known: new Map(entries.map((entry) => [entry.line, entry])), loaded };
}

/**
 * Creates a function that reads the configured feed, with all its pages and through the transform if there is one. It
 * gives the same object as before if nothing has changed upstream, and the same assignments where they have not. Rejects
 * with {@link FeedFailure}, also if no item of a non-empty list is an assignment, except with `inspect`.
 */
export function createFeedLoader(feed: Config['feed'], { inspect = false, limits }: Options = {}) {
  const { url } = feed;
  const example = { ...fromFeed(exampleFeed.projects), pages: 1, unusedFields: [], unusedOutput: [] };
  let last: Last = { pages: [], known: new Map(), loaded: example };
  return async (): Promise<LoadedFeed> => {
    if (url === null) return example;
    const { pages, take } = createCollector(last);
    const request = {
      feed: { ...feed, ...LIMITS, ...limits, url: url.href },
      last: last.pages.map(({ record }) => record),
      inspect,
    };
    for await (const lines of readApart(request)) lines.forEach(take);
    const isSame =
      pages.length === last.pages.length && pages.every(({ entries }, at) => entries === last.pages[at]?.entries);
    last = isSame ? { ...last, pages } : readingOf(pages, inspect);
    return last.loaded;
  };
}
