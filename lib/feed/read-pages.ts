import { createHash } from 'node:crypto';
import { FeedFailure } from './feed-failure.ts';
import { type FeedSource, fetchPage, type Validators } from './fetch-page.ts';

export type PagesSource = FeedSource & {
  readonly maxPages: number;
  /** The time limit for all pages together; `maxBytes` applies to all of them too. */
  readonly readingSeconds: number;
};

/** What a reading knows of a page besides its content, so that the next reading can tell whether it has changed. */
export type PageRecord = {
  readonly address: string;
  readonly validators: Validators;
  readonly digest: string;
  readonly bytes: number;
  /** What its body says about the next page. */
  readonly statedNext?: string | null | undefined;
  /** The address of the next page; `null` if there is none. */
  readonly next: string | null;
};

export type ReadPage = { readonly record: PageRecord; readonly isUnchanged: boolean };

/** Takes in the body of a page, and gives what it says about the next one: nothing (`undefined`), none (`null`), or its address. */
export type Open = (text: string, url: URL) => Promise<string | null | undefined>;

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');

function nextAddress(address: string | null, url: URL, origin: string): string | null {
  if (address === null) return null;
  const next = URL.canParse(address, url) ? new URL(address, url) : null;
  if (next === null || url.protocol === 'file:')
    throw new FeedFailure('the address of the next page can’t be followed');
  // The token would be sent to a host the operator did not configure.
  if (next.origin !== origin) throw new FeedFailure('the next page is on another origin');
  next.hash = '';
  return next.href;
}

/** Reads one page; a page that is the same as in the last reading is not opened. */
async function readPage(
  source: FeedSource,
  origin: string,
  before: PageRecord | undefined,
  open: Open,
): Promise<ReadPage> {
  const page = await fetchPage(source, before?.validators);
  if (!page.changed) {
    if (before === undefined) throw new Error('a page that was not held can’t be unchanged');
    return { record: before, isUnchanged: true };
  }
  const { text, url, bytes, validators } = page;
  const digest = digestOf(text);
  const isUnchanged = before?.digest === digest;
  const statedNext = isUnchanged ? before.statedNext : await open(text, url);
  // The body takes precedence over the header, because a transform may know better.
  const next = nextAddress(statedNext === undefined ? page.next : statedNext, url, origin);
  return { record: { address: source.url.href, validators, digest, bytes, statedNext, next }, isUnchanged };
}

/**
 * Reads all pages of an upstream in order; throws a {@link FeedFailure} if one of them can't be read. Pages with validators
 * from the last reading are requested conditionally.
 */
export async function* readPages(
  source: PagesSource,
  last: readonly PageRecord[],
  open: Open,
): AsyncGenerator<ReadPage, void> {
  const deadline = performance.now() + source.readingSeconds * 1000;
  const knownPages = new Map(last.map((record) => [record.address, record]));
  const read = new Set<string>();
  let bytesLeft = source.maxBytes;
  for (let address: string | null = source.url.href; address !== null; ) {
    if (read.has(address)) throw new FeedFailure('the pages go round in a circle');
    if (read.size === source.maxPages) throw new FeedFailure(`there are more than ${source.maxPages} pages`);
    const secondsLeft = (deadline - performance.now()) / 1000;
    if (secondsLeft <= 0) throw new FeedFailure(`the pages took longer than ${source.readingSeconds} seconds`);
    const from = {
      ...source,
      url: new URL(address),
      timeoutSeconds: Math.min(source.timeoutSeconds, secondsLeft),
    };
    const page = await readPage(from, source.url.origin, knownPages.get(address), open);
    bytesLeft -= page.record.bytes;
    if (bytesLeft < 0) throw new FeedFailure(`the pages together are larger than ${source.maxBytes} bytes`);
    read.add(address);
    yield page;
    address = page.record.next;
  }
}
