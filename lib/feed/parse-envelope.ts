import { FeedFailure } from './feed-failure.ts';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedFailure('the body is not JSON');
  }
}

/** The items of a feed: a JSON array, or `{ "projects": [ … ] }`. Throws {@link FeedFailure} on any other shape. */
export function parseEnvelope(text: string): readonly unknown[] {
  const value = parseJson(text) as { projects?: unknown } | null;
  const items = Array.isArray(value) ? value : value?.projects;
  if (Array.isArray(items)) return items;
  throw new FeedFailure('the body is neither an array nor an object with an array "projects"');
}
