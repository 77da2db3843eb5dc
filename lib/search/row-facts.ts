import { factsOf, type ProjectFacts } from '../facts/project-facts.ts';
import { HOURS_OF_DAY } from '../facts/rate.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { lastChange } from '../public-project/stated-date.ts';
import type { HourlyRate, PlaceFact, RowFacts } from './wish.ts';

type RoleFacts = ProjectFacts['roles'][number];

/** Where the work is, with the cities in the names of unknown places. */
function placeIn(facts: ProjectFacts): PlaceFact | undefined {
  const countries = facts.countries ?? [];
  const places = facts.places.map(({ key, name, countries }) => ({
    key,
    name,
    countries,
  }));
  return places.length > 0 || countries.length > 0
    ? { places, countries }
    : undefined;
}

const HOURS_OF = new Map([
  ['hour', 1],
  ['day', HOURS_OF_DAY],
]);

/** The most that a rate pays per hour; a salary is no such rate. */
function perHour(rate?: RoleFacts['rate']): HourlyRate | undefined {
  const { from, to, currency = '', per = '' } = rate ?? {};
  const most = to ?? from;
  const hours = HOURS_OF.get(per);
  return most && hours ? { amount: most / hours, currency } : undefined;
}

/** What each role of an assignment states; one without roles has one row. */
export function rowFactsOf(project: PublicProject): readonly RowFacts[] {
  const facts = factsOf(project);
  const place = placeIn(facts);
  const roles = project.roles.length > 0 ? facts.roles : [undefined];
  return roles.map((role) => ({
    place,
    way: facts.remote ?? 'not-stated',
    workload: role?.allocation_percent ?? undefined,
    languages: role?.languages ?? undefined,
    rate: perHour(role?.rate),
    start: facts.start ?? undefined,
    changed: lastChange(project)?.slice(0, 10),
  }));
}
