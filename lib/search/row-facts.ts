import { factsOf } from '../facts/project-facts.ts';
import { HOURS_OF, type Rate } from '../facts/rate.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { lastChange } from '../public-project/stated-date.ts';
import type { HourlyRate, Way } from './wish.ts';

/** The most that a rate pays per hour; a salary is no such rate. */
function perHour(rate: Rate | undefined): HourlyRate | undefined {
  const { from, to = from, currency = '', per = '' } = rate ?? {};
  const hours = HOURS_OF.get(per);
  return to && hours ? { amount: to / hours, currency } : undefined;
}

/**
 * What each role of an assignment states, each fact under the name of what it is
 * compared with; one without roles has one row.
 */
export function rowFactsOf(project: PublicProject) {
  const { places, countries, remote, start, roles } = factsOf(project);
  const rows = roles.length > 0 ? roles : [undefined];
  return rows.map((role) => ({
    place: { places, countries },
    way: remote ?? ('not-stated' as Way),
    workload: role?.allocation_percent,
    language: role?.languages,
    /** The most per hour. */
    rate: perHour(role?.rate),
    start,
    lastDay: project.apply_by,
    /** The day of its last change. */
    changed: lastChange(project)?.slice(0, 10),
  }));
}
/** What a row states; what is absent is not stated. */
export type RowFacts = Readonly<ReturnType<typeof rowFactsOf>[number]>;
export type FactOf<Name extends keyof RowFacts> = NonNullable<RowFacts[Name]>;
