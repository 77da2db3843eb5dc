import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { indexOf } from './search-index.ts';
import { tokensIn } from './terms.ts';

const MOST_SIMILAR = 3;
const COMPARED_CHARACTERS = 2_000;
const COMPARED_WORDS = 60;

/** The assignments that share the rarest words with a text; ties are newest first. */
export function similarProjects(list: ProjectList, text: string, most = MOST_SIMILAR): readonly PublicProject[] {
  const index = indexOf(list);
  const terms = new Set(tokensIn(text.slice(0, COMPARED_CHARACTERS), false).map(({ term }) => term));
  const compared = [...terms].filter((term) => term.length > 1).slice(0, COMPARED_WORDS);
  const hits = compared.map((term) => index.having([term]));
  const rows = hits.reduce((all, one) => all.union(one.rows), new Rows());
  return index.ranked(rows, (row) => hits.reduce((sum, { scores }) => sum + (scores[row] ?? 0), 0)).slice(0, most);
}
