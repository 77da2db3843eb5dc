import { similarProjects } from './filter.ts';
import type { PublicProject } from './project.ts';
import { fold } from './words.ts';

function pairsOf(text: string): ReadonlySet<string> {
  const letters = fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  );
}

/** How alike two ids are written, from 0 to 1 (Dice's coefficient of their pairs of letters). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

const LIKE = 0.5;

/** The open assignments that someone who asked for an unknown id may have meant: ids written alike, then names with its words, then the first ones. */
export function nearestProjects(projects: readonly PublicProject[], id: string, most = 3): readonly PublicProject[] {
  const sought = pairsOf(id);
  const alike = projects
    .map((project) => ({ project, score: likeness(sought, pairsOf(project.id)) }))
    .filter(({ score }) => score >= LIKE)
    .sort((a, b) => b.score - a.score)
    .map(({ project }) => project);
  const worded = similarProjects(projects, id.replaceAll(/[-_]/g, ' '), most);
  return [...new Set([...alike.slice(0, most), ...worded, ...projects.slice(0, most)])].slice(0, most);
}
