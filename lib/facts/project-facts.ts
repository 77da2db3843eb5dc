import type { PublicProject } from '../public-project/public-project.ts';
import { type Allocation, readAllocation } from './allocation.ts';
import { countryCodeOf } from './country.ts';
import { type Languages, readLanguages } from './languages.ts';
import { placesIn } from './location.ts';
import { type Rate, readRate } from './rate.ts';
import { readCountries } from './read-countries.ts';
import { type Remote, readRemote } from './remote.ts';
import { type Fact, factAt } from './scan.ts';
import { readStart } from './start.ts';

/** What the texts of an assignment state, as values to compare. `null` where they state nothing that is certain. */
export type ProjectFacts = {
  readonly remote: Fact<Exclude<Remote, 'not-stated'>> | null;
  /** As the location writes them. */
  readonly places: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: Fact<readonly string[]> | null;
  /** "now", or a month such as "2027-01". */
  readonly start: Fact<string> | null;
  /** A day such as "2026-12-15". */
  readonly applyBy: Fact<string> | null;
  readonly roles: readonly {
    readonly allocation: Fact<Allocation> | null;
    readonly languages: Fact<Languages> | null;
    readonly rate: Fact<Rate> | null;
  }[];
};

const cache = new WeakMap<PublicProject, ProjectFacts>();

/** A value that the feed gives itself, which wins over what is read from texts. */
const given = <Value>(value: Value | undefined) => (value === undefined ? null : factAt(value, '', []));

/** The countries that the feed states: one code, or several with commas. */
function codesIn(country = ''): readonly string[] | undefined {
  const codes = country.split(',').flatMap((code) => countryCodeOf(code) ?? []);
  return codes.length > 0 ? [...new Set(codes)] : undefined;
}

/** The facts of an assignment, read once. */
export function factsOf(project: PublicProject): ProjectFacts {
  const cached = cache.get(project);
  if (cached !== undefined) return cached;
  const ofAll = readAllocation(project.timeline);
  const { location, timeline, posted, updated, language, roles, country, start, apply_by } = project;
  const facts = {
    remote: readRemote(location),
    places: placesIn(location),
    countries: given(codesIn(country)) ?? readCountries(location),
    start: given(start) ?? readStart(timeline, posted ?? updated, language),
    applyBy: given(apply_by),
    roles: roles.map(({ allocation = '', languages = '', price = '' }) => ({
      allocation: readAllocation(allocation) ?? ofAll,
      languages: readLanguages(languages),
      rate: readRate(price),
    })),
  };
  cache.set(project, facts);
  return facts;
}
