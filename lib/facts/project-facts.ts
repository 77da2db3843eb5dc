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

/** How a fact is known, and what it is for programs. */
type Row<Source> = {
  /**
   * What the source states itself as a value, or else what a text says;
   * nothing where that is not certain.
   */
  readonly read: (source: Source) => unknown;
  readonly type: z.ZodType;
};
/** The facts of a source by the names that programs know. */
export type Rows<Source = never> = Readonly<Record<string, Row<Source>>>;
type RoleSource = {
  readonly role: PublicProjectRole;
  readonly project: PublicProject;
  readonly countries: readonly string[];
};

/** The one rate that a source states; none without currency and period. */
const statedRate = ([pay, ...others]: readonly StatedPay[]) =>
  others.length === 0 ? Rate.safeParse(pay).data : undefined;

/** The facts of an assignment, one row for each. */
export const projectFacts = {
  remote: {
    read: ({ stated, location }) =>
      stated?.remote ?? readRemote(scan(location)).value,
    type: z.enum(['yes', 'partly', 'no']),
  },
  countries: {
    read: ({ stated, location }) =>
      stated?.countries ?? readCountries(location) ?? undefined,
    type: Codes.describe('ISO 3166-1'),
  },
  start: {
    read: ({ stated, timeline, posted, updated }) =>
      readStart(scan(stated?.start ?? timeline), posted ?? updated),
    type: z.string().describe('“now” or a month'),
  },
} satisfies Rows<PublicProject>;

/** The facts of a role, one row for each. */
export const roleFacts = {
  allocation_percent: {
    read: ({ role, project }) =>
      role.stated?.allocation
        ? statedAllocation(role.stated.allocation)
        : (
            readAllocation(scan(role.allocation ?? '')) ??
            readAllocation(scan(project.timeline))
          )?.value,
    type: Allocation,
  },
  languages: {
    read: ({ role: { stated, languages = '' } }) =>
      stated?.languages
        ? { required: stated.languages, alternatives: [], advantage: [] }
        : (readLanguages(languages) ?? undefined),
    type: Languages,
  },
  rate: {
    // Pay that is stated is no prose, also where it is no rate.
    read: ({ role, project, countries }) =>
      role.stated?.pay
        ? statedRate(role.stated.pay)
        : readRate(scan(role.price ?? ''), countries, project.language),
    type: Rate,
  },
} satisfies Rows<RoleSource>;

/** The values of some rows; none where nothing certain is stated. */
type FactsOf<Table extends Rows> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['read']>;
};

const factsIn = <Source, Table extends Rows<Source>>(
  table: Table,
  source: Source,
) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { read }]) => [name, read(source)]),
  ) as FactsOf<Table>;

/** Reads the facts of an assignment, with a step for each role. */
function* readFacts(project: PublicProject) {
  const facts = factsIn(projectFacts, project);
  const countries = facts.countries ?? [];
  const roles: FactsOf<typeof roleFacts>[] = [];
  for (const role of project.roles) {
    roles.push(factsIn(roleFacts, { role, project, countries }));
    yield;
  }
  const { stated, location } = project;
  const places = readPlaces(stated?.places ?? [{ text: location }], countries);
  return { ...facts, places, roles };
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
