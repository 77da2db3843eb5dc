import type { Config } from '../config.ts';
import exampleFeed from '../feed/example-feed.json' with { type: 'json' };
import { FeedFailure } from '../feed/feed-failure.ts';
import { parseEnvelope, parseTransformed } from '../feed/parse-envelope.ts';
import { createPageReader, type OpenedPage } from '../feed/read-pages.ts';
import { traceFields } from '../feed/trace-fields.mjs';
import { startTransform } from '../feed/transform.ts';
import { collect, type TranslatedItem, type Translation, translating } from './from-feed.ts';
import { inSlices } from './in-slices.ts';

type Page = { readonly items: readonly TranslatedItem[]; readonly unusedFields: readonly string[] };
type Options = {
  /** Whether to note which fields of the upstream are not used. */
  readonly inspect?: boolean;
};

async function pageOf(items: readonly unknown[], inspect: boolean): Promise<Page> {
  const traced = inspect ? traceFields(items) : { value: items, unused: () => [] };
  const translated = await inSlices(translating(traced.value));
  return { items: translated, unusedFields: traced.unused() };
}

/** What opens bodies of the upstream: as they are, or through the transform, whose thread runs only while there are some. */
function createOpener(
  { transform: expression, transformTimeoutSeconds: timeoutSeconds, maxBytes }: Config['feed'],
  inspect: boolean,
) {
  let thread: ReturnType<typeof startTransform> | undefined;

  async function openTransformed(text: string, by: string): Promise<OpenedPage<Page>> {
    thread ??= startTransform(by, { timeoutSeconds, maxBytes, inspect });
    const { json, unusedFields } = await thread.transform(text);
    const { items, next } = parseTransformed(json);
    return { made: { ...(await pageOf(items, false)), unusedFields }, next };
  }

  async function open(text: string): Promise<OpenedPage<Page>> {
    if (expression !== null) return openTransformed(text, expression);
    const { items, next } = parseEnvelope(text);
    return { made: await pageOf(items, inspect), next };
  }

  return { open, stop: async () => thread?.stop() };
}

function createPagesLoader({ url, ...feed }: Config['feed'], inspect: boolean): () => Promise<readonly Page[]> {
  if (url === null) {
    const example = pageOf(exampleFeed.projects, inspect).then((page) => [page]);
    return () => example;
  }
  const readPages = createPageReader<Page>({ url, ...feed });
  return async () => {
    const opener = createOpener({ url, ...feed }, inspect);
    try {
      return await readPages(opener.open);
    } finally {
      await opener.stop();
    }
  };
}

/** What was read of the feed. */
export type LoadedFeed = Translation & {
  /** With `inspect`, the fields of the upstream that are not used, such as `client` or `jobs[].notes`. */
  readonly unusedFields: readonly string[];
};

/**
 * A function that reads the configured feed: all its pages, through the transform if there is one, as assignments. It gives
 * the same object as before when the upstream has nothing new. Rejects with {@link FeedFailure}.
 */
export function createFeedLoader(feed: Config['feed'], { inspect = false }: Options = {}): () => Promise<LoadedFeed> {
  const loadPages = createPagesLoader(feed, inspect);
  let last: { readonly pages: readonly Page[]; readonly loaded: LoadedFeed } | undefined;
  return async () => {
    const pages = await loadPages();
    const isSame = pages.length === last?.pages.length && pages.every((page, at) => page === last?.pages[at]);
    if (last !== undefined && isSame) return last.loaded;
    const translation = collect(pages.flatMap(({ items }) => items));
    const unused = pages.flatMap((page) => page.unusedFields.map((field) => field.replace(/^\[\]\./, '')));
    const unusedFields = [...new Set(unused)];
    const loaded = { ...translation, unusedFields };
    // An empty list is a truth; a list in which nothing is an assignment is a broken feed.
    if (translation.items > 0 && translation.projects.length === 0) throw new FeedFailure('no item is an assignment');
    last = { pages, loaded };
    return loaded;
  };
}
