import type { PublicProject } from './public-project.ts';

// A day ends last at UTC−12.
const DAY_AND_HALF_MS = 36 * 3_600_000;

/** When the last day for an application has ended everywhere on earth, in milliseconds since 1970; never if the feed states none. */
export const endOf = ({ apply_by: last }: PublicProject): number =>
  last === undefined ? Number.POSITIVE_INFINITY : Date.parse(`${last}T00:00:00Z`) + DAY_AND_HALF_MS;

/** Whether nobody can apply any more. */
export const isOver = (project: PublicProject, now: number): boolean => endOf(project) <= now;
