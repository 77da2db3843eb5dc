import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { indexOf } from './search-index.ts';
import { tokensIn } from './terms.ts';

const MOST_SIMILAR = 3;
const COMPARED_CHARACTERS = 2_000;
const COMPARED_WORDS = 60;

/**
 * The assignments that share the rarest words with a text; ties are newest
 * first.
 */
export function similarProjects(
  list: ProjectList,
  text: string,
  most = MOST_SIMILAR,
): readonly PublicProject[] {
  const index = indexOf(list);
  const terms = new Set(
    tokensIn(text.slice(0, COMPARED_CHARACTERS)).map(({ term }) => term),
  );
  const compared = [...terms]
    .filter((term) => term.length > 1)
    .slice(0, COMPARED_WORDS);
  const scores = new Float32Array(index.size);
  const rows = index.all.clone();
  rows.clear();
  for (const term of compared) {
    const found = index.words.find([[term]]);
    const rarity = Math.log(1 + index.size / Math.max(1, found.rows.size()));
    found.rows.forEach((row) => {
      scores[row] = (scores[row] ?? 0) + rarity * (found.scores[row] ?? 0);
    });
    rows.union(found.rows);
  }
  return index
    .ranked(rows.intersection(index.all), (row) => scores[row] ?? 0)
    .slice(0, most);
}
