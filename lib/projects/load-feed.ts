import type { Config } from '../config.ts';
import exampleFeed from '../feed/example-feed.json' with { type: 'json' };
import { FeedFailure } from '../feed/feed-failure.ts';
import { parseEnvelope, parseTransformed } from '../feed/parse-envelope.ts';
import { createPageReader, type OpenedPage } from '../feed/read-pages.ts';
import { traceFields } from '../feed/trace-fields.mjs';
import { startTransform } from '../feed/transform.ts';
import { collect, type TranslatedItem, type Translation, translating } from './from-feed.ts';
import { inSlices } from './in-slices.ts';

type Page = {
  readonly items: readonly TranslatedItem[];
  readonly unusedFields: readonly string[];
  readonly unusedOutput: readonly string[];
};
type Options = {
  /** Whether to record which fields of the upstream are not used. */
  readonly inspect?: boolean;
  /** Called with each body before it is processed. */
  readonly onBody?: (text: string) => void;
};

/** The failure when no item in the list is an assignment. */
export const NO_ASSIGNMENT = 'no item is an assignment';

async function pageOf(items: readonly unknown[], inspect: boolean) {
  const traced = inspect ? traceFields(items) : { value: items, unused: () => [] };
  const translated = await inSlices(translating(traced.value));
  return { items: translated, unusedFields: traced.unused(), unusedOutput: [] };
}

/** Opens upstream bodies, directly or through the transform, whose thread runs only while there are any. */
function createOpener(
  { transform: expression, transformTimeoutSeconds: timeoutSeconds, maxBytes }: Config['feed'],
  { inspect = false, onBody }: Options,
) {
  let thread: ReturnType<typeof startTransform> | undefined;

  async function openTransformed(text: string, url: URL, by: string): Promise<OpenedPage<Page>> {
    thread ??= startTransform(by, { timeoutSeconds, maxBytes, inspect });
    const { json, unusedFields } = await thread.transform(text, url.href);
    const { items, next } = parseTransformed(json);
    const { items: translated, unusedFields: unusedOutput } = await pageOf(items, inspect);
    return { made: { items: translated, unusedFields, unusedOutput }, next };
  }

  async function open(text: string, url: URL): Promise<OpenedPage<Page>> {
    onBody?.(text);
    if (expression !== null) return openTransformed(text, url, expression);
    const { items, next } = parseEnvelope(text);
    return { made: await pageOf(items, inspect), next };
  }

  return { open, stop: async () => thread?.stop() };
}

function createPagesLoader({ url, ...feed }: Config['feed'], options: Options): () => Promise<readonly Page[]> {
  if (url === null) {
    const example = pageOf(exampleFeed.projects, options.inspect ?? false).then((page) => [page]);
    return () => example;
  }
  const readPages = createPageReader<Page>({ url, ...feed });
  return async () => {
    const opener = createOpener({ url, ...feed }, options);
    try {
      return await readPages(opener.open);
    } finally {
      await opener.stop();
    }
  };
}

/** The result of reading the feed. */
export type LoadedFeed = Translation & {
  /** With `inspect`, unused fields of the upstream, such as `client` or `jobs[].notes`. */
  readonly unusedFields: readonly string[];
  /** With `inspect`, unused fields of the transform's output. */
  readonly unusedOutput: readonly string[];
};

// The fields of a top-level list's items are listed without the `[]` prefix.
const fieldsOf = (fields: readonly string[]) => [...new Set(fields.map((field) => field.replace(/^\[\]\./, '')))];

/**
 * Creates a function that reads the configured feed, with all its pages and through the transform if there is one. It
 * gives the same object as before if nothing has changed upstream. Rejects with {@link FeedFailure}, also if no item of
 * a non-empty list is an assignment, except with `inspect`.
 */
export function createFeedLoader(feed: Config['feed'], options: Options = {}): () => Promise<LoadedFeed> {
  const loadPages = createPagesLoader(feed, options);
  let last: { readonly pages: readonly Page[]; readonly loaded: LoadedFeed } | undefined;
  return async () => {
    const pages = await loadPages();
    const isSame = pages.length === last?.pages.length && pages.every((page, at) => page === last?.pages[at]);
    if (last !== undefined && isSame) return last.loaded;
    const translation = collect(pages.flatMap(({ items }) => items));
    const loaded = {
      ...translation,
      unusedFields: fieldsOf(pages.flatMap(({ unusedFields }) => unusedFields)),
      unusedOutput: fieldsOf(pages.flatMap(({ unusedOutput }) => unusedOutput)),
    };
    // An empty list is valid; a list in which nothing is an assignment means that the feed is broken.
    const isBroken = translation.items > 0 && translation.projects.length === 0;
    if (isBroken && !options.inspect) throw new FeedFailure(NO_ASSIGNMENT);
    last = { pages, loaded };
    return loaded;
  };
}
