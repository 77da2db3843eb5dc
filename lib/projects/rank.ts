import { bothIds, countIds, forEachId, type IdSet, listOf } from './id-set.ts';
import type { SearchIndex } from './search-index.ts';

// A match counts more in short fields: most in an assignment's name, least in its text.
const WEIGHTS = { name: 4, role: 3, technology: 3, location: 2, sector: 2 } as const;
const AS_TYPED = 0.5;

/** The weight of a word: the rarer, the higher (BM25's inverse document frequency). */
const rarity = (having: number, all: number) => Math.log(1 + (all - having + 0.5) / (having + 0.5));

/** The positions of assignments by relevance: rare words in important fields first; ties in the feed's order. */
export function byRelevance(index: SearchIndex, ids: IdSet, query: string): readonly number[] {
  const positions = listOf(ids);
  if (positions.length < 2) return positions;
  const { size, all } = index;
  const scores = new Float64Array(size);
  const add = (having: IdSet, score: number) =>
    forEachId(bothIds(having, ids), (id) => {
      scores[id] = (scores[id] ?? 0) + score;
    });
  for (const sought of index.understand(query)) {
    const having = all.havingSought(sought);
    const worth = rarity(countIds(having), size);
    add(having, worth);
    for (const [typed = ''] of sought.words) add(all.having(typed), (AS_TYPED * worth) / sought.words.length);
    for (const [name, weight] of Object.entries(WEIGHTS)) {
      const part = index[name as keyof typeof WEIGHTS];
      add(part.projectsOf(part.havingSought(sought)), weight * worth);
    }
  }
  return positions.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}
