import * as z from 'zod';
import type { SearchResult } from '../search/search.ts';

/** What would match, if nothing does. A part for which there is no suggestion is absent. */
export const NoMatch = z
  .object({
    matches_without: z
      .object({ filters: z.array(z.string()), words: z.array(z.string()), total: z.int() })
      .describe('The fewest filters, and words of q, without which some match'),
  })
  .partial();

/** The suggestions for filters that match nothing, as data and as text. */
export function noMatch(result: SearchResult) {
  const { relaxations } = result.suggestions();
  const [without] = relaxations;
  const structured: z.infer<typeof NoMatch> = {
    ...(without && {
      matches_without: { filters: [...without.without], words: [...without.words], total: without.count },
    }),
  };
  const left = [...(without?.without ?? []), ...(without?.words ?? []).map((word) => JSON.stringify(word))].join(
    ' and ',
  );
  const text = ['No open assignment matches.', without && `Without ${left}, ${without.count} match.`];
  return { structured, text: text.filter(Boolean).join(' ') };
}
