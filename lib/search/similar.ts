import type { PublicProject } from '../public-project.ts';
import { mostFrequent } from './ids.ts';
import type { ProjectList } from './project-list.ts';
import { readWords } from './read-words.ts';
import { fold } from './words.ts';

/** The assignments that have most terms in common with a text; ties are in the feed's order. */
export function similarProjects({ all, index }: ProjectList, text: string, most = 3): readonly PublicProject[] {
  const terms = [...readWords(text).terms].filter((term) => term.length > 1);
  return mostFrequent(terms.map(index.all.having), most).flatMap((id) => all[id] ?? []);
}

function letterPairs(text: string): ReadonlySet<string> {
  const letters = fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  );
}

/** The similarity of two sets of letter pairs, from 0 to 1 (Dice's coefficient). */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

const SIMILAR_ENOUGH = 0.5;

/** The assignments that a request for an unknown id may have meant: similar ids, then names with its words. */
export function similarlyNamed(projects: ProjectList, id: string, most = 3): readonly PublicProject[] {
  const pairs = letterPairs(id);
  const byId = projects.all
    .map((project) => ({ project, score: similarity(pairs, letterPairs(project.id)) }))
    .filter(({ score }) => score >= SIMILAR_ENOUGH)
    .sort((a, b) => b.score - a.score)
    .map(({ project }) => project);
  const byName = similarProjects(projects, id.replaceAll(/[-_]/g, ' '), most);
  return [...new Set([...byId.slice(0, most), ...byName])].slice(0, most);
}

/** The same, and the first ones of the list if there are fewer. */
export function closestProjects(projects: ProjectList, id: string, most = 3): readonly PublicProject[] {
  return [...new Set([...similarlyNamed(projects, id, most), ...projects.all.slice(0, most)])].slice(0, most);
}
