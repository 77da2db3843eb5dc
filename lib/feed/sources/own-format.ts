import { FeedFailure } from '../feed-content.ts';
import { at } from './fields.ts';
import type { Source } from './postings.ts';

/** Our own format: a list of assignments, or `{ "projects": [ … ], "next": "…" }`. */
export const ownFormat: Source = (body) => {
  const list = at(body, 'projects') ?? body;
  if (!Array.isArray(list))
    throw new FeedFailure('the body is neither an array nor an object with an array "projects"');
  // No item is `null`, which means that a source only worked.
  return list.map((item: unknown) => item ?? 'null');
};
