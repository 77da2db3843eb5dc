import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { NONE } from '../config/environment.ts';
import exampleFeed from './example-feed.json' with { type: 'json' };
import { type FeedContent, FeedFailure, notShown, type TableNotes } from './feed-content.ts';
import { fetchPages, type PageLimits } from './fetch-pages.ts';
import { createPace } from './pace.ts';
import { parseBody } from './parse-body.ts';
import { type Format, formatOf, namedFormat, sources } from './sources/sources.ts';
import { tableOf } from './sources/table.ts';
import { collect, type Translated, translate, translateAll } from './translate.ts';

/** What loading a feed may take, besides what the operator limits. */
type LoadLimits = PageLimits & {
  /** For parsing and translating all pages. */
  readonly workSeconds: number;
};
const LOAD_LIMITS: LoadLimits = { maxPages: 1_000, pagesSeconds: 60, workSeconds: 60 };
const MAX_ITEMS = 20_000;
const HOUR_MS = 3_600_000;

type ConfiguredFeed = Config['feed'] & { readonly url: URL };
type ParsedPage = { readonly body: unknown; readonly url: string };

/** What a feed contained, and what the next reading needs. */
type Reading = {
  readonly content: FeedContent;
  /** The digest of all pages. */
  readonly digest: string;
  /** What items have become, by their JSON. */
  readonly translated: ReadonlyMap<unknown, Translated>;
};

/** An item as a key; one that is nested too deeply is its own. */
function keyOf(item: unknown, hour: number): unknown {
  try {
    return `${hour} ${JSON.stringify(item)}`;
  } catch {
    return item;
  }
}

/** The items of some pages, and `null` after other work. Returns what a table says besides. */
function* itemsOf(
  name: Format,
  pages: readonly ParsedPage[],
  feed: ConfiguredFeed,
): Generator<unknown, TableNotes | undefined> {
  const { read } = sources[name];
  // The rows of all pages of a table belong together.
  const all = name === 'table' ? [{ body: tableOf(pages.map(({ body }) => body)), url: feed.url.href }] : pages;
  let notes: TableNotes | undefined;
  for (const { body, url } of all) notes = yield* read(body, { ...feed, url });
  return notes;
}

/**
 * Fetches all pages of a feed and translates their items, in steps that leave the thread to others. What is as at the last reading is
 * not translated again. Throws {@link FeedFailure}, also if no item of a list that is not empty is an assignment.
 */
async function readFeed(feed: ConfiguredFeed, limits: LoadLimits, last: Reading | null): Promise<Reading> {
  const pace = createPace(limits.workSeconds);
  // Dates in the future come true, so after each hour everything is read again.
  const hour = Math.floor(Date.now() / HOUR_MS);
  const hash = createHash('sha1').update(`${hour}`);
  const pages: ParsedPage[] = [];
  let format: Format = NONE;
  await fetchPages({ ...feed, ...limits }, async ({ text, url }) => {
    pace.resume();
    const body = await parseBody(text, feed.columns, pace);
    if (pages.length === 0) format = namedFormat(feed) ?? formatOf(body);
    hash.update(text).update('\n');
    pages.push({ body: body.value, url: url.href });
    return sources[format].next?.(body.value, url.href);
  });
  const digest = hash.digest('base64');
  if (last?.digest === digest) return last;

  pace.resume();
  const results: Translated[] = [];
  const translated = new Map<unknown, Translated>();
  const items = itemsOf(format, pages, feed);
  let step = items.next();
  for (; !step.done; step = items.next()) {
    const item = step.value;
    if (item !== null) {
      if (results.length === MAX_ITEMS) throw new FeedFailure(`there are more than ${MAX_ITEMS} items`);
      const key = keyOf(item, hour);
      const result = last?.translated.get(key) ?? translate(item, feed.language);
      translated.set(key, result);
      results.push(result);
    }
    await pace.step();
  }
  const table = step.value ?? null;
  const [first] = results;
  if (first !== undefined && results.every(({ project }) => project === null))
    throw new FeedFailure(`no item is an assignment (item 1: ${first.reasons[0]})`);
  const shown = collect(results, feed.statuses);
  const leftOut = [...notShown('row', table?.hidden), ...shown.leftOut, ...(table?.errors ?? [])];
  const content = { ...shown, leftOut, format, table };
  return { content, digest, translated };
}

/**
 * Creates a function that loads the configured feed, with all its pages. While the upstream has not changed, it gives the same object.
 * Rejects with a {@link FeedFailure}.
 */
export function createFeedLoader(feed: Config['feed'], limits: Partial<LoadLimits> = {}): () => Promise<FeedContent> {
  if (feed.url === null) {
    const content = { ...translateAll(exampleFeed.projects), format: NONE, table: null };
    return async () => content;
  }
  const settings = { ...feed, url: feed.url };
  let last: Reading | null = null;
  return async () => {
    last = await readFeed(settings, { ...LOAD_LIMITS, ...limits }, last);
    return last.content;
  };
}
