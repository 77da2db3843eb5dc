import { isObject } from '../http/json.ts';
import { FeedFailure } from './feed-content.ts';

/** The items of a page and the address of the next one: `null` if there is none, `undefined` if the body does not say. */
export type ParsedPage = { readonly items: readonly unknown[]; readonly next: string | null | undefined };

function nextOf(value: unknown): ParsedPage['next'] {
  if (value === undefined) return undefined;
  if (value === null || value === '' || value === false) return null;
  // Whatever it means, the list may continue, so it must not end here.
  if (typeof value !== 'string') throw new FeedFailure('"next" is not an address');
  return value;
}

/** The items of a feed: a list, or `{ "projects": [ … ], "next": "…" }`. Throws {@link FeedFailure} on any other shape. */
export function parsePage(value: unknown): ParsedPage {
  if (Array.isArray(value)) return { items: value, next: undefined };
  if (isObject(value) && Array.isArray(value.projects)) return { items: value.projects, next: nextOf(value.next) };
  throw new FeedFailure('the body is neither an array nor an object with an array "projects"');
}

// An address and its parameters, in which a quoted string may hold anything (RFC 8288 §3).
const LINK = /<([^<>]*)>((?:[^<>"]|"(?:[^"\\]|\\.)*")*)/g;
const PARAMETER = /;\s*([^\s;,="]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]+))/g;

/**
 * The address of the next page in a `Link` header (RFC 8288), exactly as written, or `null`. Relation types are
 * case-insensitive, and one `rel` may hold several; a link with an `anchor` is about another resource and ignored.
 */
export function nextLink(field: string | null): string | null {
  for (const [, address = '', text = ''] of (field ?? '').matchAll(LINK)) {
    const parameters = [...text.matchAll(PARAMETER)].map(
      ([, name = '', quoted, word = '']) => [name.toLowerCase(), (quoted ?? word).toLowerCase()] as const,
    );
    // RFC 8288 §3.3: only the first `rel` counts, so it has to be the last to be set.
    const { rel, anchor } = Object.fromEntries(parameters.reverse());
    if (rel?.split(/\s+/).includes('next') && anchor === undefined) return address.trim();
  }
  return null;
}
