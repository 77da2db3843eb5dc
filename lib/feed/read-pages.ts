import { createHash } from 'node:crypto';
import { FeedFailure } from './feed-failure.ts';
import { type FeedSource, fetchPage, type Validators } from './fetch-page.ts';

export type PagesSource = FeedSource & {
  readonly maxPages: number;
  /** The time limit for all pages together; `maxBytes` applies to all of them too. */
  readonly readingSeconds: number;
};

/** What a page was converted to, and what its body says about the next page: nothing (`undefined`), none (`null`), or its address. */
export type OpenedPage<T> = { readonly made: T; readonly next: string | null | undefined };

type HeldPage<T> = {
  readonly opened: OpenedPage<T>;
  readonly validators: Validators;
  readonly digest: string;
  readonly bytes: number;
  readonly url: URL;
  readonly link: string | null;
};

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');

function nextUrl({ opened, link, url }: HeldPage<unknown>, origin: string): URL | null {
  // The body takes precedence over the header, because a transform may know better.
  const address = opened.next === undefined ? link : opened.next;
  if (address === null) return null;
  const next = URL.canParse(address, url) ? new URL(address, url) : null;
  if (next === null || url.protocol === 'file:')
    throw new FeedFailure('the address of the next page can’t be followed');
  // The token would be sent to a host the operator did not configure.
  if (next.origin !== origin) throw new FeedFailure('the next page is on another origin');
  next.hash = '';
  return next;
}

/**
 * Creates a reader that reads all pages of an upstream as one: every page in order, or a {@link FeedFailure}, never a
 * part. A page's conversion is reused as long as the page has not changed; pages with validators are requested
 * conditionally.
 */
export function createPageReader<T>(source: PagesSource) {
  let held: ReadonlyMap<string, HeldPage<T>> = new Map();

  async function readPage(
    from: FeedSource,
    open: (text: string, url: URL) => Promise<OpenedPage<T>>,
    before: HeldPage<T> | undefined,
  ): Promise<HeldPage<T>> {
    const page = await fetchPage(from, before?.validators);
    if (!page.changed) {
      if (before === undefined) throw new Error('a page that was not held can’t be unchanged');
      return before;
    }
    const { bytes, url, next: link, validators } = page;
    const digest = digestOf(page.text);
    const opened = before?.digest === digest ? before.opened : await open(page.text, page.url);
    return { opened, validators, digest, bytes, url, link };
  }

  return async function readPages(open: (text: string, url: URL) => Promise<OpenedPage<T>>): Promise<readonly T[]> {
    const deadline = performance.now() + source.readingSeconds * 1000;
    const read = new Map<string, HeldPage<T>>();
    let bytesLeft = source.maxBytes;
    for (let url: URL | null = source.url; url !== null; ) {
      if (read.has(url.href)) throw new FeedFailure('the pages go round in a circle');
      if (read.size === source.maxPages) throw new FeedFailure(`there are more than ${source.maxPages} pages`);
      const secondsLeft = (deadline - performance.now()) / 1000;
      if (secondsLeft <= 0) throw new FeedFailure(`the pages took longer than ${source.readingSeconds} seconds`);
      const from = { ...source, url, timeoutSeconds: Math.min(source.timeoutSeconds, secondsLeft) };
      const page = await readPage(from, open, held.get(url.href));
      bytesLeft -= page.bytes;
      if (bytesLeft < 0) throw new FeedFailure(`the pages together are larger than ${source.maxBytes} bytes`);
      read.set(url.href, page);
      url = nextUrl(page, source.url.origin);
    }
    held = read;
    return [...read.values()].map(({ opened }) => opened.made);
  };
}
