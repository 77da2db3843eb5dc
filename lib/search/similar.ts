import SearchableMap from 'minisearch/SearchableMap';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { fold } from '../public-project/words.ts';
import { indexOf } from './list-index.ts';
import { ranked } from './reading.ts';
import { tokensIn } from './terms.ts';

const MOST_SIMILAR = 3;
const COMPARED_CHARACTERS = 2_000;
const COMPARED_WORDS = 60;
/** Longer ids are looked up, not compared. */
const LONGEST_ID = 100;

/** The assignments that share the rarest words with a text; ties are newest first. */
export function similarProjects(list: ProjectList, text: string, most = MOST_SIMILAR): readonly PublicProject[] {
  const index = indexOf(list);
  const terms = new Set(tokensIn(text.slice(0, COMPARED_CHARACTERS)).map(({ word }) => word.term));
  const compared = [...terms].filter((term) => term.length > 1).slice(0, COMPARED_WORDS);
  const hits = compared.map((term) => index.having([term]));
  const rows = hits.reduce((all, one) => all.union(one.rows), new Rows());
  return ranked(index, rows, (row) => hits.reduce((sum, { scores }) => sum + (scores[row] ?? 0), 0)).slice(0, most);
}

const lettersOf = (id: string) => fold(id).replace(/[^\p{L}\p{N}]/gu, '');

/** The assignments whose ids differ from this one by up to two letters or digits, the most similar first. */
function withSimilarId({ all }: ProjectList, id: string): readonly PublicProject[] {
  const typed = lettersOf(id);
  const ids = new SearchableMap<PublicProject[]>();
  for (const project of all) ids.update(lettersOf(project.id), (same) => [...(same ?? []), project]);
  const similar = [...ids.fuzzyGet(typed, Math.min(2, Math.floor(typed.length / 3)))];
  return similar.sort(([, [, a]], [, [, b]]) => a - b).flatMap(([, [projects]]) => projects);
}

/** The assignments that a request for an unknown id may have meant: similar ids, then names with its words. */
export function similarlyNamed(projects: ProjectList, id: string): readonly PublicProject[] {
  const similar = id.length > LONGEST_ID ? [] : withSimilarId(projects, id);
  const named = similarProjects(projects, id.slice(0, LONGEST_ID).replaceAll(/[-_]/g, ' '));
  return [...new Set([...similar, ...named])].slice(0, MOST_SIMILAR);
}

/** The same, filled up with the newest ones. */
export const closestProjects = (projects: ProjectList, id: string): readonly PublicProject[] =>
  [...new Set([...similarlyNamed(projects, id), ...projects.newestFirst])].slice(0, MOST_SIMILAR);
