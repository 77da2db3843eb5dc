import type { Config } from '../config.ts';
import exampleFeed from '../feed/example-feed.json' with { type: 'json' };
import { FeedFailure } from '../feed/feed-failure.ts';
import type { PageRecord } from '../feed/read-pages.ts';
import type { PublicProject } from '../public-project.ts';
import { createProjectList, NO_PROJECTS, type ProjectList } from '../search/project-list.ts';
import { readApart } from './feed-process.ts';
import { collect, fromFeed, IN_THE_FUTURE, type TranslatedItem, type Translation } from './from-feed.ts';
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
  /** The assignments to show: those with one of the configured statuses. */
  readonly list: ProjectList;
  readonly pages: number;
  /** With `inspect`, unused fields of the upstream, such as `client` or `jobs[].notes`. */
  readonly unusedFields: readonly string[];
  /** With `inspect`, unused fields of the transform's output. */
  readonly unusedOutput: readonly string[];
};

/** The last complete reading, and its entries by their lines. */
type Last = {
  readonly pages: readonly Page[];
  readonly known: ReadonlyMap<string, Entry>;
  readonly loaded: LoadedFeed;
};
type Unlisted = Omit<Last, 'loaded'> & { readonly loaded: Omit<LoadedFeed, 'list'> };

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

/** Whether a page has a date that was yet to come when it was read, so that it has to be read again even if it is the same. */
const awaitsDate = ({ entries }: Page) =>
  entries.some(({ item }) => item.project !== null && item.ignored.some(({ reason }) => reason === IN_THE_FUTURE));

/** Collects the pages of a reading from its statements; `previousPages` are those of the last reading. */
function createCollector({ pages: previousPages, known }: Last) {
  const pages: Page[] = [];
  let entries: Entry[] = [];
  let unused = NOTHING;
  let count = 0;

  function addEntry(entry: Entry) {
    count += 1;
    entries.push(entry);
  }

  function finishPage(record: PageRecord, isUnchanged: boolean) {
    const before = isUnchanged ? previousPages.find((page) => page.record.address === record.address) : undefined;
    count += before?.entries.length ?? 0;
    pages.push({ ...(before ?? { entries, unused }), record });
    entries = [];
    unused = NOTHING;
  }

  function readLine(line: string) {
    const entry = known.get(line);
    const statement: Statement = entry ?? JSON.parse(line);
    if ('item' in statement) addEntry(entry ?? { line, item: statement.item });
    else if ('page' in statement) finishPage(statement.page, statement.isUnchanged);
    else if ('unused' in statement) unused = statement.unused;
    else if ('failure' in statement) throw new FeedFailure(statement.failure, statement.retryAfterSeconds);
    if (count > MOST_ITEMS) throw new FeedFailure(`there are more than ${MOST_ITEMS} items`);
  }

  return { pages, readLine };
}

// The fields of a top-level list's items are listed without the `[]` prefix.
const fieldsOf = (fields: readonly string[]) => [...new Set(fields.map((field) => field.replace(/^\[\]\./, '')))];

/** Whether two lists have the same objects, in the same order. */
export const isSame = <T>(a: readonly T[], b: readonly T[]) =>
  a.length === b.length && a.every((item, at) => item === b[at]);

function readingOf(pages: readonly Page[], inspect: boolean): Unlisted {
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
 * gives the same object as before if nothing has changed upstream, the same list if nothing that is shown has, and the
 * same assignments where they have not. Rejects with {@link FeedFailure}, also if no item of a non-empty list is an
 * assignment, except with `inspect`.
 */
export function createFeedLoader(feed: Config['feed'], { inspect = false, limits }: Options = {}) {
  const { url, statuses } = feed;
  const isShown = ({ status }: PublicProject) => statuses?.includes(status) ?? true;
  const nothing = { pages: 1, unusedFields: [], unusedOutput: [], list: NO_PROJECTS };
  const translated = fromFeed(exampleFeed.projects);
  const example = { ...nothing, ...translated, list: createProjectList(translated.projects.filter(isShown)) };
  let last: Last = { pages: [], known: new Map(), loaded: { ...nothing, ...fromFeed([]) } };

  async function read(url: URL): Promise<Last> {
    const { list } = last.loaded;
    const { pages, readLine } = createCollector(last);
    const known = last.pages.filter((page) => !awaitsDate(page)).map(({ record }) => record);
    const request = { feed: { ...feed, ...LIMITS, ...limits, url: url.href }, last: known, inspect };
    for await (const lines of readApart(request)) lines.forEach(readLine);
    if (pages.length === last.pages.length && pages.every(({ entries }, at) => entries === last.pages[at]?.entries))
      return { ...last, pages };
    const next = readingOf(pages, inspect);
    const shown = next.loaded.projects.filter(isShown);
    return { ...next, loaded: { ...next.loaded, list: isSame(shown, list.all) ? list : createProjectList(shown) } };
  }

  return async (): Promise<LoadedFeed> => {
    if (url === null) return example;
    last = await read(url);
    return last.loaded;
  };
}
