import { remarkTexts } from '../components/remark-texts.ts';
import { english } from '../content/formats.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { SearchResult } from '../search/search.ts';

/**
 * What to say about how a call was understood, and about what is not known of
 * the list.
 */
export function remarksOn(
  { remarks, leftOut, filter }: SearchResult,
  { closedKnownFrom: from }: ProjectList,
): readonly string[] {
  const texts = remarkTexts([...remarks, leftOut], english.t);
  const isUnknown = filter.since !== undefined && filter.since < from;
  return isUnknown
    ? [...texts, `What closed is known from ${from} on.`]
    : texts;
}
