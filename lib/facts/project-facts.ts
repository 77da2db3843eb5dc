import type { PublicProject } from '../public-project/public-project.ts';
import { readAllocation } from './allocation.ts';
import { countryCodeOf } from './country.ts';
import { readLanguages } from './languages.ts';
import { placesIn } from './location.ts';
import { readRate } from './rate.ts';
import { readCountries } from './read-countries.ts';
import { readRemote } from './remote.ts';
import { factAt } from './scan.ts';
import { readStart } from './start.ts';

/**
 * A value that the feed gives itself, which wins over what is read from texts.
 */
const given = <Value>(value: Value | undefined) =>
  value === undefined ? null : factAt(value, '', []);

/** The countries that the feed states: one code, or several with commas. */
function codesIn(country = ''): readonly string[] | undefined {
  const codes = country.split(',').flatMap((code) => countryCodeOf(code) ?? []);
  return codes.length > 0 ? [...new Set(codes)] : undefined;
}

function readFacts({
  location,
  timeline,
  posted,
  updated,
  language,
  roles,
  country,
  start,
  apply_by,
}: PublicProject) {
  const ofAll = readAllocation(timeline);
  return {
    remote: readRemote(location),
    /** As the location writes them. */
    places: placesIn(location),
    /** ISO 3166-1 alpha-2. */
    countries: given(codesIn(country)) ?? readCountries(location),
    /** "now", or a month such as "2027-01". */
    start: given(start) ?? readStart(timeline, posted ?? updated, language),
    /** A day such as "2026-12-15". */
    applyBy: given(apply_by),
    roles: roles.map(({ allocation = '', languages = '', price = '' }) => ({
      allocation: readAllocation(allocation) ?? ofAll,
      languages: readLanguages(languages),
      rate: readRate(price),
    })),
  };
}

/**
 * What the texts of an assignment state, as values to compare. `null` where
 * they state nothing that is certain.
 */
export type ProjectFacts = ReturnType<typeof readFacts>;

const cache = new WeakMap<PublicProject, ProjectFacts>();

/** The facts of an assignment, read once. */
export function factsOf(project: PublicProject): ProjectFacts {
  const facts = cache.get(project) ?? readFacts(project);
  cache.set(project, facts);
  return facts;
}
