import * as z from 'zod';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import type { StatedPay } from '../public-project/stated-facts.ts';
import { Allocation, readAllocation, statedAllocation } from './allocation.ts';
import { Codes, Languages } from './languages.ts';
import { readPlaces } from './location.ts';
import { Rate, readRate } from './rate.ts';
import { readCountries } from './read-countries.ts';
import { readLanguages } from './read-languages.ts';
import { readRemote } from './remote.ts';
import { scan } from './scan.ts';
import { readStart } from './start.ts';

/** The one rate that a source states; none without currency and period. */
const statedRate = ([pay, ...others]: readonly StatedPay[]) =>
  others.length === 0 ? Rate.safeParse(pay).data : undefined;

/** The facts of a role. What is not certain is absent. */
const RoleFacts = z
  .object({ allocation_percent: Allocation, languages: Languages, rate: Rate })
  .partial();
type RoleFacts = z.infer<typeof RoleFacts>;

/**
 * The facts of an assignment for programs. What the texts do not state is
 * absent.
 */
export const PublicFacts = z
  .object({
    remote: z.enum(['yes', 'partly', 'no']),
    countries: Codes.describe('ISO 3166-1'),
    start: z.string().describe('“now” or a month'),
    apply_by: z.string(),
  })
  .partial()
  .extend({ roles: z.array(RoleFacts) })
  .describe(
    'What the texts state, read as values for comparing. The texts count',
  );

/** What a source states of a role as a value, or else what a text says. */
function readRole(
  { stated = {}, ...texts }: PublicProjectRole,
  { timeline, language }: PublicProject,
  countries: readonly string[],
): Required<RoleFacts> {
  const { allocation = '', languages = '', price = '' } = texts;
  const share = readAllocation(scan(allocation)).value;
  return {
    allocation_percent: stated.allocation
      ? statedAllocation(stated.allocation)
      : (share ?? readAllocation(scan(timeline)).value),
    languages: stated.languages
      ? { required: stated.languages, alternatives: [], advantage: [] }
      : readLanguages(languages),
    // Pay that is stated is no prose, also where it is no rate.
    rate: stated.pay
      ? statedRate(stated.pay)
      : readRate(scan(price), countries, language),
  };
}

/** The same of an assignment, with a step for each role. */
function* readFacts(project: PublicProject) {
  const { stated = {}, location, timeline, posted, updated } = project;
  const countries = stated.countries ?? readCountries(location);
  const roles: RoleFacts[] = [];
  for (const role of project.roles) {
    roles.push(readRole(role, project, countries));
    yield;
  }
  return {
    remote: stated.remote ?? readRemote(scan(location)).value,
    countries,
    start: readStart(scan(stated.start ?? timeline), posted ?? updated),
    places: readPlaces(stated.places ?? [{ text: location }]),
    roles,
  };
}

/**
 * What an assignment states, as values to compare. `null` or `undefined` where
 * it states nothing that is certain.
 */
export type ProjectFacts =
  ReturnType<typeof readFacts> extends Generator<unknown, infer Facts>
    ? Facts
    : never;

const cache = new WeakMap<PublicProject, ProjectFacts>();

/**
 * Reads the facts of an assignment before they are needed, so that others may
 * work after each role.
 */
export function* factsInSteps(project: PublicProject): Generator<void> {
  if (!cache.has(project)) cache.set(project, yield* readFacts(project));
}

/** The facts of an assignment, read once. */
export function factsOf(project: PublicProject): ProjectFacts {
  const steps = factsInSteps(project);
  while (!steps.next().done);
  return cache.get(project) as ProjectFacts;
}

/** The facts of an assignment in the form of `PublicFacts`. */
export function publicFacts(
  project: PublicProject,
): Required<z.infer<typeof PublicFacts>> {
  const { remote, countries, start, roles } = factsOf(project);
  return {
    remote,
    countries: countries.length > 0 ? countries : undefined,
    start: start === 'now' ? start : start?.from,
    apply_by: project.apply_by,
    roles,
  };
}
