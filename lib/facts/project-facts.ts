import * as z from 'zod';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import type {
  StatedAllocation,
  StatedPay,
} from '../public-project/stated-facts.ts';
import {
  HOURS_OF_WEEK,
  LEAST_FULL_HOURS,
  readAllocation,
} from './allocation.ts';
import { Codes, Languages } from './languages.ts';
import { readPlaces } from './location.ts';
import { readRate } from './rate.ts';
import { readCountries } from './read-countries.ts';
import { readLanguages } from './read-languages.ts';
import { readRemote } from './remote.ts';
import { scan, type Tokens } from './scan.ts';
import { readStart, type Start } from './start.ts';

/** How a fact is known, and what programs get of it, under the same name. */
type FactRow<Source, Value, Type extends z.ZodType> = {
  /**
   * What the source states itself as a value, or else what a text says;
   * nothing where that is not certain.
   */
  readonly read: (source: Source) => Value | null | undefined;
  readonly type: Type;
  readonly output: (value: Value) => z.infer<Type>;
};
type RoleSource = {
  readonly role: PublicProjectRole;
  readonly project: PublicProject;
  readonly countries: readonly string[];
  readonly timeline: Tokens;
};
const rowOf =
  <Source>() =>
  <Value, Type extends z.ZodType>(row: FactRow<Source, Value, Type>) =>
    row;
const ofProject = rowOf<PublicProject>();
const ofRole = rowOf<RoleSource>();

/** “now”, or the month of the day stated. */
function statedStart(day: string): Start {
  if (day === 'now') return day;
  const month = day.slice(0, '2027-01'.length);
  return { from: month, to: month };
}

/** The share of full time that a source states in its unit. */
function statedAllocation({ from, to, unit }: StatedAllocation) {
  if (unit === 'percent') return { from, to };
  const percentOf = (hours: number) =>
    hours >= LEAST_FULL_HOURS ? 100 : Math.round((hours / HOURS_OF_WEEK) * 100);
  return { from: percentOf(from), to: percentOf(to) };
}

/** The one rate that a source states; none without currency and period. */
function statedRate([pay, ...others]: readonly StatedPay[]) {
  if (!pay?.currency || !pay.per || others.length > 0) return null;
  return { ...pay, currency: pay.currency, per: pay.per };
}

/** The facts of an assignment, one row for each. */
export const projectFacts = {
  remote: ofProject({
    read: ({ stated, location }) =>
      stated?.remote ?? readRemote(scan(location))?.value,
    type: z.enum(['yes', 'partly', 'no']),
    output: (way) => way,
  }),
  countries: ofProject({
    read: ({ stated, location }) =>
      stated?.countries ?? readCountries(location),
    type: Codes.describe('ISO 3166-1'),
    output: (codes) => codes,
  }),
  start: ofProject({
    read: ({ stated, timeline, posted, updated }) =>
      stated?.start
        ? statedStart(stated.start)
        : readStart(scan(timeline), posted ?? updated),
    type: z.string().describe('“now” or a month'),
    output: (start) => (start === 'now' ? start : start.from),
  }),
};

/** The facts of a role, one row for each. */
export const roleFacts = {
  allocation_percent: ofRole({
    read: ({ role, timeline }) =>
      role.stated?.allocation
        ? statedAllocation(role.stated.allocation)
        : (
            readAllocation(scan(role.allocation ?? '')) ??
            readAllocation(timeline)
          )?.value,
    type: z.object({ from: z.int(), to: z.int() }),
    output: (share) => share,
  }),
  languages: ofRole({
    read: ({ role: { stated, languages = '' } }) =>
      stated?.languages
        ? { required: stated.languages, alternatives: [], advantage: [] }
        : readLanguages(languages),
    type: Languages,
    output: (languages) => languages,
  }),
  rate: ofRole({
    // Pay that is stated is no prose, also where it is no rate.
    read: ({ role, project, countries }) =>
      role.stated?.pay
        ? statedRate(role.stated.pay)
        : readRate(scan(role.price ?? ''), countries, project.language),
    type: z.object({
      from: z.number().optional(),
      to: z.number().optional(),
      currency: z.string(),
      per: z.string(),
    }),
    // Nullable fields are less portable in a schema than absent ones.
    output: ({ from, to, ...rate }) => ({
      from: from ?? undefined,
      to: to ?? undefined,
      ...rate,
    }),
  }),
};

type Rows<Source> = Readonly<
  Record<string, { readonly read: (source: Source) => unknown }>
>;
/** The values of some rows; none where nothing certain is stated. */
type FactsOf<Table extends Rows<never>> = {
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
  const timeline = scan(project.timeline);
  const roles: FactsOf<typeof roleFacts>[] = [];
  for (const role of project.roles) {
    roles.push(factsIn(roleFacts, { role, project, countries, timeline }));
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
