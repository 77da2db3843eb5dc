import * as z from 'zod';
import type { SearchResult } from '../search/search.ts';

/** What would match, if nothing does. A part for which there is no suggestion is absent. */
export const NoMatch = z
  .object({
    matches_without: z
      .object({ filter: z.string(), word: z.string().optional(), total: z.int() })
      .describe('The one filter, or word of q, without which most would match'),
    did_you_mean: z.object({ typed: z.string(), meant: z.string(), total: z.int() }),
  })
  .partial();

/** The suggestions for filters that match nothing, as data and as text. */
export function noMatch(result: SearchResult) {
  const { corrections, relaxations } = result.suggestions();
  const [meant] = corrections;
  const [without] = relaxations;
  const structured: z.infer<typeof NoMatch> = {
    ...(without && { matches_without: { filter: without.without, word: without.word, total: without.count } }),
    ...(meant && { did_you_mean: { typed: meant.typed, meant: meant.meant, total: meant.count } }),
  };
  const word = without?.word === undefined ? '' : ` ${JSON.stringify(without.word)}`;
  const text = [
    'No open assignment matches.',
    meant &&
      `Did you mean ${JSON.stringify(meant.meant)} instead of ${JSON.stringify(meant.typed)}? That matches ${meant.count}.`,
    without && `Without ${without.without}${word}, ${without.count} match.`,
  ];
  return { structured, text: text.filter(Boolean).join(' ') };
}
