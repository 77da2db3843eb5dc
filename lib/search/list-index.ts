import { setImmediate as nextTurn } from 'node:timers/promises';
import { VALUE_FILTERS } from '../filters.ts';
import { processWide } from '../process-wide.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { CHOICE_NAMES, type ChoiceName, choicesOf, frequentValues } from './choices.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

type Building = { readonly index: SearchIndex; readonly steps: Generator<void> };

const indexes = processWide('search-indexes', () => new WeakMap<ProjectList, Building>());

function buildingOf(list: ProjectList): Building {
  const started = indexes.get(list);
  if (started !== undefined) return started;
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

/**
 * Prepares the search of a list in steps of a few milliseconds: its index, and the rows of the values to choose from. Gives the
 * number of words that are not indexed, because there are too many of them or too many different ones.
 */
export async function prepareSearch(list: ProjectList): Promise<number> {
  const { index, steps } = buildingOf(list);
  while (!steps.next().done) await nextTurn();
  for (const name of VALUE_FILTERS) {
    for (const value of frequentValues(index, name, index.all())) {
      index.values.rowsOf(name, value);
      await nextTurn();
    }
  }
  return index.leftOut();
}

type Offered = ChoiceName | 'posted_after';
const offered = new WeakMap<ProjectList, ReadonlySet<Offered>>();

/** The filters with something to choose in a list: a value that not all assignments have. What is set makes no difference. */
export function offeredIn(list: ProjectList): ReadonlySet<Offered> {
  const cached = offered.get(list);
  if (cached !== undefined) return cached;
  const index = indexOf(list);
  const choices = choicesOf(index, index.all);
  const names = new Set<Offered>(
    CHOICE_NAMES.filter((name) => choices[name].some(({ count }) => count < list.all.length)),
  );
  if (list.all.some(({ posted }) => posted !== undefined)) names.add('posted_after');
  offered.set(list, names);
  return names;
}
