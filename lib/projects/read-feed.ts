import type { Config } from '../config.ts';
import { FeedFailure } from '../feed/feed-failure.ts';
import { parseEnvelope, parseTransformed } from '../feed/parse-envelope.ts';
import { type PageRecord, readPages } from '../feed/read-pages.ts';
import { traceFields } from '../feed/trace-fields.ts';
import { createTransform } from '../feed/transform.ts';
import { type TranslatedItem, translate } from './from-feed.ts';

/** What a reading may take, besides what the operator limits. */
export type ReadingLimits = {
  readonly maxPages: number;
  /** For all pages together. */
  readonly readingSeconds: number;
  /** For the transform of one page. */
  readonly transformSeconds: number;
};

/** What a reading needs to know, as plain data. */
export type FeedRequest = {
  readonly feed: Omit<Config['feed'], 'url'> & ReadingLimits & { readonly url: string };
  /** The pages of the last reading. */
  readonly last: readonly PageRecord[];
  /** Whether to record which fields of the upstream are not used. */
  readonly inspect: boolean;
};

/** Unused fields of the upstream, and of the transform's output. */
export type Unused = { readonly fields: readonly string[]; readonly output: readonly string[] };

/** What a reading says, in this order for each page. Nothing else of the upstream leaves it. */
export type Statement =
  | { readonly transforming: true }
  | { readonly item: TranslatedItem }
  | { readonly unused: Unused }
  | { readonly page: PageRecord; readonly isUnchanged: boolean }
  | { readonly failure: string; readonly retryAfterSeconds: number | null };

/** Reads all pages of a feed, through the transform if there is one, and translates their items. Throws only on bugs. */
export async function readFeed(
  { feed, last, inspect }: FeedRequest,
  emit: (statement: Statement) => Promise<void>,
): Promise<void> {
  const transform = feed.transform === null ? null : createTransform(feed.transform, { ...feed, inspect });

  async function envelopeOf(text: string, url: URL) {
    if (transform === null) return { ...parseEnvelope(text), unusedFields: [] };
    await emit({ transforming: true });
    const { json, unusedFields } = await transform(text, url.href);
    return { ...parseTransformed(json), unusedFields };
  }

  async function open(text: string, url: URL) {
    const { items, next, unusedFields } = await envelopeOf(text, url);
    const traced = inspect ? traceFields(items) : { value: items, unused: () => [] };
    for (const value of traced.value) await emit({ item: translate(value, feed.language) });
    const output = traced.unused();
    if (inspect)
      await emit({ unused: transform === null ? { fields: output, output: [] } : { fields: unusedFields, output } });
    return next;
  }

  try {
    for await (const { record, isUnchanged } of readPages({ ...feed, url: new URL(feed.url) }, last, open)) {
      await emit({ page: record, isUnchanged });
    }
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    await emit({ failure: error.message, retryAfterSeconds: error.retryAfterSeconds });
  }
}
