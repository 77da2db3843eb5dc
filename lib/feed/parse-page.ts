import { isObject, parseJson } from '../http/json.ts';
import { FeedFailure } from './feed-request.ts';

/** The items of a page and the address of the next one: `null` if there is none, `undefined` if the body does not say. */
export type ParsedPage = { readonly items: readonly unknown[]; readonly next: string | null | undefined };

/** Parses the body of a page. Throws {@link FeedFailure}, without the parser's message, which quotes the body. */
export function parseBody(text: string): unknown {
  const value = parseJson(text);
  if (value === undefined) throw new FeedFailure('the body is not JSON');
  return value;
}

function nextOf(value: unknown): ParsedPage['next'] {
  if (value === undefined) return undefined;
  if (value === null || value === '' || value === false) return null;
  // Whatever it means, the list may continue, so it must not end here.
  if (typeof value !== 'string') throw new FeedFailure('"next" is not an address');
  return value;
}

/** The items of a feed: a JSON array, or `{ "projects": [ … ], "next": "…" }`. Throws {@link FeedFailure} on any other shape. */
export function parsePage(text: string): ParsedPage {
  const value = parseBody(text);
  if (Array.isArray(value)) return { items: value, next: undefined };
  if (isObject(value) && Array.isArray(value.projects)) return { items: value.projects, next: nextOf(value.next) };
  throw new FeedFailure('the body is neither an array nor an object with an array "projects"');
}

/** The same for a transform's output. JSONata unwraps lists of one item, so a single object counts as a list here. */
export function parseTransformed(json: string): ParsedPage {
  const value = parseBody(json);
  if (!isObject(value)) return parsePage(json);
  if (isObject(value.projects)) return { items: [value.projects], next: nextOf(value.next) };
  return 'id' in value && !('projects' in value) ? { items: [value], next: undefined } : parsePage(json);
}
