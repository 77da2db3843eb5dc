import { setImmediate as nextTurn } from 'node:timers/promises';
import { processWide } from '../process-wide.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

type Building = { readonly index: SearchIndex; readonly steps: Generator<void> };

/** The index of each list that is alive. */
const indexes = processWide('search-indexes', () => new WeakMap<ProjectList, Building>());

function buildingOf(list: ProjectList): Building {
  const before = indexes.get(list);
  if (before !== undefined) return before;
  const { build, ...index } = createSearchIndex(list.newestFirst);
  const building = { index, steps: build() };
  indexes.set(list, building);
  return building;
}

/** The index of a list, in the order of its `newestFirst`. It is built when it is first asked for, unless it was prepared. */
export function indexOf(list: ProjectList): SearchIndex {
  const { index, steps } = buildingOf(list);
  while (!steps.next().done);
  return index;
}

/** Builds the index of a list in steps of a few milliseconds. */
export async function prepareIndex(list: ProjectList): Promise<void> {
  const { steps } = buildingOf(list);
  while (!steps.next().done) await nextTurn();
}
