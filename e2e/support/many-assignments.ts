import { assignments } from './assignments.ts';

/**
 * A feed of any length: the assignments of the tests repeated, each with its own id.
 */
export function manyAssignments(length: number) {
  return Array.from({ length }, (_, at) => ({
    ...assignments[at % assignments.length],
    id: `A-${at + 1}`,
  }));
}
