import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { isObject } from '../http/json.ts';
import { contentOf, type FeedContent, FeedFailure, NO_ASSIGNMENT, type TableNotes } from './feed-content.ts';
import { type Format, namedFormat, OURS } from './feed-formats.ts';
import type { Conditions } from './fetch-page.ts';
import { fetchPages } from './fetch-pages.ts';
import { createPace } from './pace.ts';
import { parseBody } from './parse-body.ts';
import { parsePage } from './parse-page.ts';
import type { NextPage, SourceContext } from './sources/fields.ts';
import { formatOfBody, sources } from './sources/sources.ts';
import { NOT_YET } from './sources/table-rows.ts';
import { traceFields } from './trace-fields.ts';
import { createTranslation, IN_THE_FUTURE, type Translated, translate } from './translate.ts';

/** What loading a feed may take, besides what the operator limits. */
export type LoadLimits = {
  readonly maxPages: number;
  readonly maxItems: number;
  /** For fetching all pages together. */
  readonly pagesSeconds: number;
  /** For parsing and translating them. */
  readonly workSeconds: number;
};

export type FeedRequest = {
  readonly feed: Config['feed'] & { readonly url: URL };
  readonly limits: LoadLimits;
  /** The last reading: what has not changed since is not read again. */
  readonly last: Reading | null;
  /** Whether to record which fields of the upstream are not used. */
  readonly inspect: boolean;
};

/** A page by the digest of its text, with what it says about the next one. */
type KnownPage = { readonly digest: string; readonly next: string | null | undefined };

/** What the pages contain, and what the next reading needs. */
export type Reading = {
  readonly content: FeedContent;
  readonly conditions: Conditions;
  /** The pages; none if time alone may change what they mean. */
  readonly pages: readonly KnownPage[];
  /** What items have become, by their JSON. */
  readonly translated: ReadonlyMap<string, Translated>;
};

const digestOf = (text: string) => createHash('sha1').update(text).digest('base64');

/** The format of a body whose address and settings name none. */
function formatOf(isTable: boolean, body: unknown): Format {
  if (isTable) return { name: 'table', words: 'table, because the feed is a table (CSV)' };
  const name = formatOfBody(body);
  return name === null ? OURS : { name, words: `${name}, because of what the feed sends` };
}

/** Our own format. */
const ours: { read: (body: unknown, context: SourceContext) => Iterable<unknown>; next: NextPage } = {
  read: (body) => parsePage(body).items,
  next: (body) => parsePage(body).next,
};

/** An item as a key; empty if it is nested too deeply for one. */
function keyOf(item: unknown): string {
  try {
    return JSON.stringify(item);
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

/**
 * Fetches all pages of a feed and translates their items, in steps that leave the thread to others. `null` if the conditions say
 * that the only page has not changed. Throws {@link FeedFailure}.
 */
export async function loadFeed({ feed, limits, last, inspect }: FeedRequest): Promise<Reading | null> {
  const pace = createPace(limits.workSeconds);
  const traced = <T>(value: T) => (inspect ? traceFields(value) : { value, unused: () => [] });
  const translation = createTranslation();
  const known = new Map<string, Translated>();
  const unused = new Set<string>();
  const records: unknown[] = [];
  let count = 0;
  let notes: TableNotes | null = null;
  const named = namedFormat(feed);
  let format = named ?? OURS;

  const countMore = (more: number) => {
    count += more;
    if (count > limits.maxItems) throw new FeedFailure(`there are more than ${limits.maxItems} items`);
  };

  function translated(item: unknown): Translated {
    if (inspect) return translate(item, feed.language);
    const key = keyOf(item);
    const result = last?.translated.get(key) ?? known.get(key) ?? translate(item, feed.language);
    // A date that is in the future now may have come the next time.
    if (key !== '' && !result.troubles.some(({ reason }) => reason === IN_THE_FUTURE)) known.set(key, result);
    return result;
  }

  async function takeItems(items: Iterable<unknown>) {
    for (const item of items) {
      if (item !== null || format.name === null) {
        countMore(1);
        translation.add(translated(item));
      }
      if (pace.isDue()) await pace.rest();
    }
  }

  async function takeBody(body: unknown, url: string) {
    const { value, unused: unusedNow } = traced(body);
    const context: SourceContext = {
      url,
      columns: feed.columns,
      statuses: feed.statuses,
      language: feed.language,
      note: (more) => {
        notes = more;
      },
    };
    const { read, next } = format.name === null ? ours : sources[format.name];
    await takeItems(read(value, context));
    const following = next?.(value, url);
    if (format.name !== 'table') for (const field of unusedNow()) unused.add(field.replace(/^projects\[\]\./, ''));
    return following;
  }

  async function readPage(text: string, url: URL) {
    pace.resume();
    const { kind, value } = await parseBody(text, feed.columns, pace);
    format = named ?? formatOf(kind === 'table', value);
    // Pages of Airtable are one table: its rows belong together, and a box that nobody has ticked on a page is not on that page.
    if (format.name === 'table' && isObject(value) && Array.isArray(value.records)) {
      if (records.length + value.records.length > limits.maxItems) countMore(limits.maxItems + 1);
      records.push(...value.records);
      return sources.table.next?.(value, url.href);
    }
    const isOwnTable = kind === 'table' && format.name === null && isObject(value) && Array.isArray(value.rows);
    return takeBody(isOwnTable ? (value.rows as { cells: unknown }[]).map(({ cells }) => cells) : value, url.href);
  }

  const pages: KnownPage[] = [];
  /** All pages so far, while they are those of the last reading. */
  let same: (readonly [text: string, url: URL])[] | null = [];
  async function readSame() {
    const earlier = same ?? [];
    same = null;
    for (const [text, url] of earlier) await readPage(text, url);
  }

  async function take(text: string, url: URL) {
    const digest = digestOf(text);
    const known = last?.pages[pages.length];
    if (same !== null && known?.digest === digest) {
      same.push([text, url]);
      pages.push(known);
      return known.next;
    }
    await readSame();
    const next = await readPage(text, url);
    pages.push({ digest, next });
    return next;
  }

  const fetched = await fetchPages({ ...feed, ...limits }, last?.conditions ?? {}, take);
  if (fetched === null) return null;
  if (last !== null && same?.length === last.pages.length && same.length > 0)
    return { ...last, conditions: fetched.conditions };
  await readSame();
  if (records.length > 0) await takeBody({ records }, feed.url.href);
  const { projects, ...rest } = translation.result();
  // An empty list is valid; a list in which nothing is an assignment means that the feed is broken.
  if (rest.items > 0 && projects.length === 0 && !inspect) throw new FeedFailure(NO_ASSIGNMENT);
  const content = contentOf({ projects, ...rest }, feed.statuses, {
    pages: fetched.pages,
    format: format.words,
    unusedFields: [...unused],
    table: notes,
  });
  // A date in the future is shown once it has come, so the feed is read again even if it has not changed.
  const awaitsDate = rest.ignored.some(({ reason }) => reason === IN_THE_FUTURE) || content.table?.hidden.has(NOT_YET);
  const next = awaitsDate ? { conditions: {}, pages: [] } : { conditions: fetched.conditions, pages };
  return { content, ...next, translated: known };
}
