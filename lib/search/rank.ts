import type { Ids } from './ids.ts';
import type { SearchIndex } from './search-index.ts';

// A match counts more in short fields: most in an assignment's name, least in its text.
const PROJECT_WEIGHTS = { name: 4, location: 2, sector: 2 } as const;
const ROLE_WEIGHTS = { role: 3, technology: 3 } as const;
const AS_TYPED = 0.5;

const entries = <T extends object>(object: T) => Object.entries(object) as [keyof T, number][];

/** The weight of a term: the rarer, the higher (BM25's inverse document frequency). */
const rarity = (having: number, all: number) => Math.log(1 + (all - having + 0.5) / (having + 0.5));

/** The positions of assignments by relevance: rare words in important fields first; ties in the feed's order. */
export function byRelevance(index: SearchIndex, ids: Ids, query: string): readonly number[] {
  const scores = new Map([...ids].map((id) => [id, 0]));
  const add = (found: Iterable<number>, score: number) => {
    for (const id of found) {
      const before = scores.get(id);
      if (before !== undefined) scores.set(id, before + score);
    }
  };
  for (const term of ids.size < 2 ? [] : index.parse(query)) {
    const having = index.all.matchingTerm(term);
    const weight = rarity(having.size, index.all.every.size);
    add(having, weight);
    for (const [typed = ''] of term.words) add(index.all.having(typed), (AS_TYPED * weight) / term.words.length);
    for (const [field, times] of entries(PROJECT_WEIGHTS)) add(index[field].matchingTerm(term), times * weight);
    for (const [field, times] of entries(ROLE_WEIGHTS))
      add(index.projectsWith(index[field].matchingTerm(term)), times * weight);
  }
  return [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b).map(([id]) => id);
}
