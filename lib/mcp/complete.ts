import { choicesFor } from '../search/facets.ts';
import type { ChoiceName } from '../search/index-parts.ts';
import { fold } from '../search/words.ts';
import { openAssignments } from './open-assignments.ts';
import { safely } from './safely.ts';

const open = () => safely('completion', async () => (await openAssignments()).data);

/** Whether the typed text is a prefix of the value or of one of its words. */
function fits(value: string, typed: string): boolean {
  const text = fold(value);
  const start = fold(typed.trim());
  return text.startsWith(start) || text.includes(` ${start}`);
}

/** The ids of open assignments that start with the typed text. */
export async function assignmentIds(typed: string): Promise<string[]> {
  const start = fold(typed);
  return (await open()).all.map(({ id }) => id).filter((id) => fold(id).startsWith(start));
}

/** Completes a filter with the values that exist, most frequent first. */
export function valuesOf(name: ChoiceName) {
  return async (typed: string | undefined): Promise<string[]> =>
    choicesFor(await open(), {})
      [name].map(({ value }) => value)
      .filter((value) => fits(value, typed ?? ''));
}
