import { createHash } from 'node:crypto';
import { FeedFailure } from './feed-failure.ts';
import { type FeedSource, fetchPage, type Validators } from './fetch-page.ts';

export type PagesSource = FeedSource & {
  readonly maxPages: number;
  /** Limit of all pages together; `maxBytes` is one of all of them too. */
  readonly readingSeconds: number;
};

/** What was made of a page, and what its body says of the next: nothing (`undefined`), that there is none, or its address. */
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
  // What the body says goes before what the header says: a transform may know better.
  const address = opened.next === undefined ? link : opened.next;
  if (address === null) return null;
  const next = URL.canParse(address, url) ? new URL(address, url) : null;
  if (next === null || url.protocol === 'file:')
    throw new FeedFailure('the address of the next page can’t be followed');
  // The token would go to a place the operator did not name.
  if (next.origin !== origin) throw new FeedFailure('the next page is on another origin');
  next.hash = '';
  return next;
}

/**
 * A reader of all pages of an upstream as one reading: each page in its order, or a {@link FeedFailure}, never a part. What
 * was made of a page is kept, and made again only when the page is another one: pages that have validators are asked for
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
