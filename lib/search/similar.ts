import SearchableMap from 'minisearch/SearchableMap';
import type { PublicProject } from '../public-project.ts';
import { ranked } from './filter.ts';
import { sumOf } from './ids.ts';
import type { ProjectList } from './project-list.ts';
import { tokensIn } from './terms.ts';
import { fold } from './words.ts';

/** The most characters and words of a text that are compared. */
const COMPARED_CHARACTERS = 2_000;
const COMPARED_WORDS = 60;

/** The assignments that share the rarest words with a text; ties are newest first. */
export function similarProjects(list: ProjectList, text: string, most = 3): readonly PublicProject[] {
  const terms = new Set(tokensIn(text.slice(0, COMPARED_CHARACTERS)).map(({ term }) => term));
  const compared = [...terms].filter((term) => term.length > 1).slice(0, COMPARED_WORDS);
  const hits = compared.map((term) => list.index.scored([term]));
  return ranked(list, sumOf(hits)).slice(0, most);
}

/** Longer ids are looked up, not compared. */
const MOST_LETTERS = 100;

const lettersOf = (id: string) => fold(id).replace(/[^\p{L}\p{N}]/gu, '');

/** The assignments whose ids differ from this one by up to two letters or digits, the most similar first. */
function withSimilarId({ all }: ProjectList, id: string): readonly PublicProject[] {
  if (id.length > MOST_LETTERS) return [];
  const short = all.filter((project) => project.id.length <= MOST_LETTERS);
  const projects = SearchableMap.from(short.map((project) => [lettersOf(project.id), project]));
  const typed = lettersOf(id);
  return [...projects.fuzzyGet(typed, Math.min(2, Math.floor(typed.length / 3))).values()]
    .sort(([, a], [, b]) => a - b)
    .map(([project]) => project);
}

/** The assignments that a request for an unknown id may have meant: similar ids, then names with its words. */
export function similarlyNamed(projects: ProjectList, id: string, most = 3): readonly PublicProject[] {
  const named = similarProjects(projects, id.slice(0, MOST_LETTERS).replaceAll(/[-_]/g, ' '), most);
  return [...new Set([...withSimilarId(projects, id), ...named])].slice(0, most);
}

/** The same, and the newest ones if there are fewer. */
export function closestProjects(projects: ProjectList, id: string, most = 3): readonly PublicProject[] {
  return [...new Set([...similarlyNamed(projects, id, most), ...projects.newestFirst])].slice(0, most);
}
