import { type ChoiceName, choicesFor } from '../projects/facets.ts';
import { readProjects } from '../projects/read-projects.ts';
import { fold } from '../projects/words.ts';
import { safely } from './safely.ts';

async function openAssignments() {
  const reading = await safely('completion', readProjects);
  return reading.state === 'current' ? reading.snapshot.data : [];
}

/** A typed beginning stands at the beginning of one of the words. */
function fits(value: string, typed: string): boolean {
  const text = fold(value);
  const start = fold(typed.trim());
  return text.startsWith(start) || text.includes(` ${start}`);
}

/** The ids of open assignments that begin like this. */
export async function assignmentIds(typed: string): Promise<string[]> {
  const start = fold(typed);
  return (await openAssignments()).map(({ id }) => id).filter((id) => fold(id).startsWith(start));
}

/** Completes a filter's value by those that exist, the most frequent first. */
export function valuesOf(name: ChoiceName) {
  return async (typed: string | undefined): Promise<string[]> =>
    choicesFor(await openAssignments(), {})
      [name].map(({ value }) => value)
      .filter((value) => fits(value, typed ?? ''));
}
