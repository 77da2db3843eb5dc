import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';
import exampleFeed from './example-feed.json' with { type: 'json' };
import { type FeedContent, FeedFailure, NO_ASSIGNMENT, type Translation } from './feed-content.ts';
import { fetchPages, type PageLimits } from './fetch-pages.ts';
import { createPace } from './pace.ts';
import { parseBody } from './parse-body.ts';
import { sheetAddress } from './sheet-address.ts';
import { formatOf, namedFormat, OURS, sources } from './sources/sources.ts';
import { tableOf } from './sources/table-rows.ts';
import { collect, type Translated, translate, translateAll, unreadFields } from './translate.ts';

/** What loading a feed may take, besides what the operator limits. */
type LoadLimits = PageLimits & {
  readonly maxItems: number;
  /** For parsing and translating all pages. */
  readonly workSeconds: number;
};
const LOAD_LIMITS: LoadLimits = { maxPages: 1_000, maxItems: 20_000, pagesSeconds: 60, workSeconds: 60 };
const MOST_UNUSED = 1_000;

/** What a feed contained, and what the next reading needs. */
type Reading = {
  readonly content: FeedContent;
  /** The digest of all pages. */
  readonly digest: string;
  /** What items have become, by their JSON. */
  readonly translated: ReadonlyMap<string, Translated>;
  /** Dates in the future come true, so after each hour everything is read again. */
  readonly hour: number;
};

const hourNow = () => Math.floor(Date.now() / 3_600_000);

/** An item as a key; empty if it is nested too deeply for one. */
function keyOf(item: unknown): string {
  try {
    return JSON.stringify(item);
  } catch {
    return '';
  }
}

/** Separates the assignments to show from the number of others, by their status. */
function withStatuses({ projects, ...rest }: Translation, statuses: readonly string[] | null) {
  const allowed = statuses && new Set(statuses.map((status) => status.toLowerCase()));
  const hidden = new Map<string, number>();
  const shown = projects.filter(({ status }) => {
    const isShown = allowed === null || allowed.has(status.toLowerCase());
    if (!isShown) hidden.set(status, (hidden.get(status) ?? 0) + 1);
    return isShown;
  });
  return { ...rest, projects: shown, hidden: [...hidden] };
}

/**
 * Fetches all pages of a feed and translates their items, in steps that leave the thread to others. What is as at the last reading is
 * not translated again. Throws {@link FeedFailure}.
 */
async function readFeed(
  feed: Config['feed'] & { readonly url: URL },
  limits: LoadLimits,
  last: Reading | null,
): Promise<Reading> {
  const pace = createPace(limits.workSeconds);
  const hash = createHash('sha1');
  const pages: { readonly body: unknown; readonly url: string }[] = [];
  let format = OURS;
  await fetchPages({ ...feed, ...limits }, async ({ text, url }) => {
    pace.resume();
    const body = await parseBody(text, feed.columns, pace);
    if (pages.length === 0) format = namedFormat(feed) ?? formatOf(body);
    hash.update(text).update('\n');
    pages.push({ body: body.value, url: url.href });
    return sources[format.name].next?.(body.value, url.href);
  });
  const digest = hash.digest('base64');
  if (last?.digest === digest) return last;

  const results: Translated[] = [];
  const translated = new Map<string, Translated>();
  const unusedFields = new Set<string>();
  function take(item: unknown) {
    if (results.length === limits.maxItems) throw new FeedFailure(`there are more than ${limits.maxItems} items`);
    const key = keyOf(item);
    const result = last?.translated.get(key) ?? translate(item, feed.language);
    if (key !== '') translated.set(key, result);
    results.push(result);
    if (format.name === OURS.name && unusedFields.size < MOST_UNUSED)
      for (const name of unreadFields(item)) unusedFields.add(name);
  }

  pace.resume();
  const isTable = format.name === 'table';
  let table: FeedContent['table'] = null;
  // The rows of all pages belong together.
  const bodies = isTable ? [{ body: tableOf(pages.map(({ body }) => body)), url: feed.url.href }] : pages;
  for (const { body, url } of bodies) {
    const steps = sources[format.name].read(body, { ...feed, url })[Symbol.iterator]();
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      if (step.value !== null) take(step.value);
      await pace.step();
    }
    table = step.value ?? null;
  }
  const content = {
    ...withStatuses(collect(results), feed.statuses),
    pages: pages.length,
    format: format.words,
    unusedFields: [...unusedFields],
    table,
  };
  return { content, digest, translated, hour: hourNow() };
}

/**
 * Creates a function that loads the configured feed, with all its pages. While the upstream has not changed, it gives the same object.
 * Rejects with a {@link FeedFailure}, also if no item of a non-empty list is an assignment, except with `inspect`.
 */
export function createFeedLoader(
  feed: Config['feed'],
  { inspect = false, ...limits }: Partial<LoadLimits> & { readonly inspect?: boolean } = {},
): () => Promise<FeedContent> {
  if (feed.url === null) {
    const shown = withStatuses(translateAll(exampleFeed.projects), feed.statuses);
    const example = { ...shown, pages: 1, format: OURS.words, unusedFields: [], table: null };
    return async () => example;
  }
  const settings = { ...feed, url: sheetAddress(feed.url) };
  let last: Reading | null = null;
  return async () => {
    last = await readFeed(settings, { ...LOAD_LIMITS, ...limits }, last?.hour === hourNow() ? last : null);
    const { content } = last;
    if (content.items > content.dropped.length || content.items === 0 || inspect) return content;
    throw new FeedFailure(NO_ASSIGNMENT);
  };
}
