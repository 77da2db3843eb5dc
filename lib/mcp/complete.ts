import { type ChoiceName, choicesFor } from '../projects/facets.ts';
import { fold } from '../projects/words.ts';
import { openAssignments } from './open-assignments.ts';
import { safely } from './safely.ts';

const open = () => safely('completion', async () => (await openAssignments()).data);

/** A typed beginning stands at the beginning of one of the words. */
function fits(value: string, typed: string): boolean {
  const text = fold(value);
  const start = fold(typed.trim());
  return text.startsWith(start) || text.includes(` ${start}`);
}

/** The ids of open assignments that begin like this. */
export async function assignmentIds(typed: string): Promise<string[]> {
  const start = fold(typed);
  return (await open()).map(({ id }) => id).filter((id) => fold(id).startsWith(start));
}

/** Completes a filter's value by those that exist, the most frequent first. */
export function valuesOf(name: ChoiceName) {
  return async (typed: string | undefined): Promise<string[]> =>
    choicesFor(await open(), {})
      [name].map(({ value }) => value)
      .filter((value) => fits(value, typed ?? ''));
}
