import type { PublicProject } from '../public-project/public-project.ts';
import { readAllocation } from './allocation.ts';
import { crownsOf } from './currencies.ts';
import { readLanguages } from './languages.ts';
import { readPlaces } from './location.ts';
import { readRate } from './rate.ts';
import { readCountries } from './read-countries.ts';
import { readRemote } from './remote.ts';
import { factAt } from './scan.ts';
import { readStart } from './start.ts';
import {
  statedAllocation,
  statedLanguages,
  statedPlaces,
  statedRate,
  statedStart,
} from './stated-values.ts';

/**
 * A value that the feed gives itself, which wins over what is read from texts.
 */
const given = <Value>(value: Value | undefined) =>
  value === undefined ? null : factAt(value, '', []);

/** The countries that say what “kr” is: of the place, or of the language. */
const crownCountries = (codes: readonly string[], language = '') =>
  crownsOf(codes) ? codes : (COUNTRIES_OF[language.slice(0, 2)] ?? []);
const COUNTRIES_OF: Readonly<Record<string, readonly string[]>> = {
  da: ['DK'],
  nb: ['NO'],
  nn: ['NO'],
  no: ['NO'],
  sv: ['SE'],
};

function readFacts({
  location,
  timeline,
  posted,
  updated,
  language,
  roles,
  apply_by,
  stated = {},
}: PublicProject) {
  const ofAll = readAllocation(timeline);
  /** ISO 3166-1 alpha-2. */
  const countries = given(stated.countries) ?? readCountries(location);
  const codes = countries?.value ?? [];
  return {
    remote: given(stated.remote) ?? readRemote(location),
    places: statedPlaces(stated.places, codes) ?? readPlaces(location, codes),
    countries,
    start:
      given(statedStart(stated.start)) ??
      readStart(timeline, posted ?? updated, language),
    /** A day such as "2026-12-15". */
    applyBy: given(apply_by),
    roles: roles.map((role) => ({
      allocation:
        given(statedAllocation(role.stated?.allocation)) ??
        readAllocation(role.allocation ?? '') ??
        ofAll,
      languages:
        given(statedLanguages(role.stated?.languages)) ??
        readLanguages(role.languages ?? ''),
      rate:
        given(statedRate(role.stated?.pay)) ??
        // Pay that is stated is no prose, also where it is no rate.
        (role.stated?.pay
          ? null
          : readRate(role.price ?? '', crownCountries(codes, language))),
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
