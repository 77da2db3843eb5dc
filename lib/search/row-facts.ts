import { placesWithin, type WorkPlace } from '../facts/location.ts';
import { factsOf, type ProjectFacts } from '../facts/project-facts.ts';
import { HOURS_OF_DAY } from '../facts/rate.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { lastChange } from '../public-project/stated-date.ts';
import type { RowFacts } from './wish.ts';

/** A place, with the cities in the name of one that the table lacks. */
const placesNamed = (place: WorkPlace): readonly WorkPlace[] =>
  place.kind === 'name' ? [place, ...placesWithin(place)] : [place];

const HOURS_OF = { hour: 1, day: HOURS_OF_DAY } as const;
/** The most that a rate pays per hour; a salary is no such rate. */
function hourly(rate: ProjectFacts['roles'][number]['rate'] | undefined) {
  const { from, to, currency = '', per } = rate?.value ?? {};
  const most = to ?? from ?? null;
  return most !== null && (per === 'hour' || per === 'day')
    ? { amount: most / HOURS_OF[per], currency }
    : undefined;
}

/** What each role of an assignment states; one without roles has one row. */
export function rowFactsOf(project: PublicProject): readonly RowFacts[] {
  const facts = factsOf(project);
  const places = facts.places
    .flatMap(placesNamed)
    .map(({ key, name, countries }) => ({ key, name, countries }));
  const countries = facts.countries?.value ?? [];
  const isPlaced = places.length > 0 || countries.length > 0;
  const changed = lastChange(project)?.slice(0, 10);
  const ofAll: RowFacts = {
    way: facts.remote?.value ?? 'not-stated',
    ...(isPlaced && { place: { places, countries } }),
    ...(facts.start && { start: facts.start.value }),
    ...(facts.applyBy && { lastDay: facts.applyBy.value }),
    ...(changed && { changed }),
  };
  const rows = Math.max(1, project.roles.length);
  return Array.from({ length: rows }, (_, at): RowFacts => {
    const { allocation, languages, rate } = facts.roles[at] ?? {};
    const perHour = hourly(rate);
    return {
      ...ofAll,
      ...(allocation && { workload: allocation.value }),
      ...(languages && { languages: languages.value }),
      ...(perHour && { rate: perHour }),
    };
  });
}
