import type { ProjectList } from '../projects/project-list.ts';
import { CHOICE_NAMES, type ChoiceName } from './choices.ts';
import { search } from './search.ts';

type Offered = ChoiceName | 'posted_after';

const known = new WeakMap<ProjectList, ReadonlySet<Offered>>();

/** The filters with something to choose in a list: a value that not all assignments have. What is set makes no difference. */
export function offeredIn(list: ProjectList): ReadonlySet<Offered> {
  const before = known.get(list);
  if (before !== undefined) return before;
  const choices = search(list, { filter: {} }).choices();
  const offered = new Set<Offered>(
    CHOICE_NAMES.filter((name) => choices[name].some(({ count }) => count < list.all.length)),
  );
  if (list.all.some(({ posted }) => posted !== undefined)) offered.add('posted_after');
  known.set(list, offered);
  return offered;
}
