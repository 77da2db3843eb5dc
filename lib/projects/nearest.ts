import { processWide } from '../process-wide.ts';
import { similarProjects } from './filter.ts';
import { highest } from './id-set.ts';
import type { PublicProject } from './project.ts';
import { fold } from './words.ts';

function pairsOf(text: string): ReadonlySet<string> {
  const letters = fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  );
}

/** An index of the ids in a list: the ids that contain each pair of letters, and how many pairs each id has. */
type Writing = { readonly having: ReadonlyMap<string, readonly number[]>; readonly pairs: readonly number[] };

function writingOf(projects: readonly PublicProject[]): Writing {
  const having = new Map<string, number[]>();
  const pairs = projects.map(({ id }, at) => {
    const its = pairsOf(id);
    for (const pair of its) {
      const ids = having.get(pair);
      if (ids) ids.push(at);
      else having.set(pair, [at]);
    }
    return its.size;
  });
  return { having, pairs };
}

const writings = processWide('writings', () => new WeakMap<readonly PublicProject[], Writing>());

/** The similarity of each id in a list to another one, from 0 to 1 (Dice's coefficient of letter pairs). */
function likeness(projects: readonly PublicProject[], id: string): Float64Array {
  const { having, pairs } = writings.get(projects) ?? writingOf(projects);
  writings.set(projects, { having, pairs });
  const sought = pairsOf(id);
  const shared = new Float64Array(projects.length);
  for (const pair of sought) for (const at of having.get(pair) ?? []) shared[at] = (shared[at] ?? 0) + 1;
  return shared.map((count, at) => (count === 0 ? 0 : (2 * count) / (sought.size + (pairs[at] ?? 0))));
}

const LIKE = 0.5;

/** The assignments that a request for an unknown id may have meant: similar ids, then names with its words. */
export function similarlyNamed(projects: readonly PublicProject[], id: string, most = 3): readonly PublicProject[] {
  const scores = likeness(projects, id);
  const alike = highest(scores, most)
    .filter((at) => (scores[at] ?? 0) >= LIKE)
    .flatMap((at) => projects[at] ?? []);
  const worded = similarProjects(projects, id.replaceAll(/[-_]/g, ' '), most);
  return [...new Set([...alike, ...worded])].slice(0, most);
}

/** The same, and the first ones of the list if there are fewer. */
export function nearestProjects(projects: readonly PublicProject[], id: string, most = 3): readonly PublicProject[] {
  return [...new Set([...similarlyNamed(projects, id, most), ...projects.slice(0, most)])].slice(0, most);
}
