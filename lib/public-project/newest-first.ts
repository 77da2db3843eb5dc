import type { PublicProject } from './public-project.ts';
import { dayOf, instantOf } from './stated-date.ts';

// By the day that is shown, then by the moment.
function byPosting({ posted: a }: PublicProject, { posted: b }: PublicProject): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (dayOf(a) !== dayOf(b)) return dayOf(a) < dayOf(b) ? 1 : -1;
  return instantOf(b) - instantOf(a);
}

/** The assignments by their date of posting, the newest first, followed by those without one in the order given. */
export const newestFirst = (projects: readonly PublicProject[]): readonly PublicProject[] =>
  projects.toSorted(byPosting);
