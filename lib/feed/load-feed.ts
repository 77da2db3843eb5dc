import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';
import type { PublicProject } from '../public-project.ts';
import { FeedFailure } from './feed-failure.ts';
import { fetchPages, type KnownPage } from './fetch-pages.ts';
import { parsePage, parseTransformed } from './parse-page.ts';
import { traceFields } from './trace-fields.ts';
import { createTransform } from './transform.ts';
import { collect, IN_THE_FUTURE, type TranslatedItem, type Translation, translate } from './translate.ts';

/** What loading a feed may take, besides what the operator limits. */
export type LoadLimits = {
  readonly maxPages: number;
  readonly maxItems: number;
  /** For all pages together. */
  readonly pagesSeconds: number;
  /** For the transform of one page. */
  readonly transformSeconds: number;
};

// What translating the last page may take.
const TRANSLATION_SECONDS = 20;

/** The time limit for all of it. */
export const longestSeconds = ({ pagesSeconds, transformSeconds }: LoadLimits) =>
  pagesSeconds + transformSeconds + TRANSLATION_SECONDS;

/** What identifies the content of a feed: its pages as they were fetched, and a digest of what was made of them. */
export type FeedVersion = { readonly pages: readonly KnownPage[]; readonly digest: string };

/** All that loading a feed needs to know, as plain data. */
export type FeedRequest = {
  readonly feed: Omit<Config['feed'], 'url'> & LoadLimits & { readonly url: string };
  /** The version of the last result. */
  readonly last: FeedVersion | null;
  /** Whether to record which fields of the upstream are not used. */
  readonly inspect: boolean;
};

/** What the site knows of a feed. Nothing else of the upstream leaves the process that loads it. */
export type FeedContent = Omit<Translation, 'projects'> & {
  /** The assignments to show: those with one of the configured statuses. */
  readonly projects: readonly PublicProject[];
  /** The number of other assignments, by their status. */
  readonly hidden: Readonly<Record<string, number>>;
  readonly pages: number;
  /** With `inspect`, unused fields of the upstream, such as `client` or `jobs[].notes`. */
  readonly unusedFields: readonly string[];
  /** With `inspect`, unused fields of the transform's output. */
  readonly unusedOutput: readonly string[];
};

/** The result of a request; without content if that is the same as last time. */
export type FeedResult =
  | { readonly version: FeedVersion; readonly content?: FeedContent }
  | { readonly failure: string; readonly retryAfterSeconds: number | null };

/** Does some work, and ends this process if it takes longer. */
export type WithinSeconds = <T>(seconds: number, failure: string, work: () => Promise<T>) => Promise<T>;

/** The failure when no item in the list is an assignment. */
export const NO_ASSIGNMENT = 'no item is an assignment';

// The fields of a top-level list's items are listed without the `[]` prefix.
const fieldsOf = (fields: readonly string[]) => [...new Set(fields.map((field) => field.replace(/^\[\]\./, '')))];

/** Sorts the assignments into those to show and the number of others. */
export function contentOf(
  { projects, ...translation }: Translation,
  statuses: readonly string[] | null,
  more: Pick<FeedContent, 'pages' | 'unusedFields' | 'unusedOutput'> = { pages: 1, unusedFields: [], unusedOutput: [] },
): FeedContent {
  const isShown = ({ status }: PublicProject) => statuses?.includes(status) ?? true;
  const hidden = new Map<string, number>();
  for (const { status } of projects.filter((project) => !isShown(project)))
    hidden.set(status, (hidden.get(status) ?? 0) + 1);
  return { ...translation, projects: projects.filter(isShown), hidden: Object.fromEntries(hidden), ...more };
}

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
