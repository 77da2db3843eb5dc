import * as z from 'zod';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import { readAllocation } from './allocation.ts';

import { readPlaces } from './location.ts';
import { readRate } from './rate.ts';
import { readCountries } from './read-countries.ts';
import { readLanguages } from './read-languages.ts';
import { readRemote } from './remote.ts';
import { type Fact, factAt } from './scan.ts';
import { readStart } from './start.ts';
import {
  statedAllocation,
  statedLanguages,
  statedPlaces,
  statedRate,
  statedStart,
} from './stated-values.ts';

/** How a fact is known, and what programs get of it. */
type FactRow<Source, Value, Name extends string, Type extends z.ZodType> = {
  /** What the source states itself as a value, which wins. */
  readonly stated: (source: Source) => Value | undefined;
  /** What its reader reads in a text otherwise. */
  readonly read: (source: Source) => Fact<Value> | null;
  /** Its name and its type for programs, and how its value is written there. */
  readonly name: Name;
  readonly type: Type;
  readonly output: (value: Value) => z.infer<Type>;
};
type RoleSource = {
  readonly role: PublicProjectRole;
  readonly project: PublicProject;
  readonly countries: readonly string[];
};
const rowOf =
  <Source>() =>
  <Value, const Name extends string, Type extends z.ZodType>(
    row: FactRow<Source, Value, Name, Type>,
  ) =>
    row;
const ofProject = rowOf<PublicProject>();
const ofRole = rowOf<RoleSource>();

const Codes = z.array(z.string());

/** The facts of an assignment, one row for each. */
export const projectFacts = {
  remote: ofProject({
    stated: ({ stated }) => stated?.remote,
    read: ({ location }) => readRemote(location),
    name: 'remote',
    type: z.enum(['yes', 'partly', 'no']),
    output: (way) => way,
  }),
  countries: ofProject({
    stated: ({ stated }) => stated?.countries,
    read: ({ location }) => readCountries(location),
    name: 'countries',
    type: Codes.describe('ISO 3166-1'),
    output: (codes) => [...codes],
  }),
  start: ofProject({
    stated: ({ stated }) => statedStart(stated?.start),
    read: ({ timeline, posted, updated, language }) =>
      readStart(timeline, posted ?? updated, language),
    name: 'start',
    type: z.string().describe('“now” or a month'),
    output: (start) => (start === 'now' ? start : start.from),
  }),
};

/** The facts of a role, one row for each. */
export const roleFacts = {
  allocation: ofRole({
    stated: ({ role }) => statedAllocation(role.stated?.allocation),
    read: ({ role, project }) =>
      readAllocation(role.allocation ?? '') ?? readAllocation(project.timeline),
    name: 'allocation_percent',
    type: z.object({ from: z.int(), to: z.int() }),
    output: (share) => share,
  }),
  languages: ofRole({
    stated: ({ role }) => statedLanguages(role.stated?.languages),
    read: ({ role }) => readLanguages(role.languages ?? ''),
    name: 'languages',
    type: z
      .object({
        required: Codes,
        alternatives: z.array(Codes).describe('one of each is needed'),
        advantage: Codes,
      })
      .describe('ISO 639-1'),
    output: ({ required, alternatives, advantage }) => ({
      required: [...required],
      alternatives: alternatives.map((codes) => [...codes]),
      advantage: [...advantage],
    }),
  }),
  rate: ofRole({
    stated: ({ role }) => statedRate(role.stated?.pay),
    // Pay that is stated is no prose, also where it is no rate.
    read: ({ role, project, countries }) =>
      role.stated?.pay
        ? null
        : readRate(role.price ?? '', countries, project.language),
    name: 'rate',
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
  Record<
    string,
    {
      readonly stated: (source: Source) => unknown;
      readonly read: (source: Source) => Fact<unknown> | null;
    }
  >
>;
/** The facts of some rows; `null` where nothing certain is stated. */
type FactsOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends {
    readonly read: (source: never) => infer Read;
  }
    ? Read
    : never;
};

function factsIn<Source, Table extends Rows<Source>>(
  table: Table,
  source: Source,
): FactsOf<Table> {
  const facts = Object.entries(table).map(([name, { stated, read }]) => {
    const value = stated(source);
    return [name, value === undefined ? read(source) : factAt(value, '', [])];
  });
  return Object.fromEntries(facts) as FactsOf<Table>;
}

/** Reads the facts of an assignment, with a step for each role. */
function* readFacts(project: PublicProject) {
  const facts = factsIn(projectFacts, project);
  const countries = facts.countries?.value ?? [];
  const roles: FactsOf<typeof roleFacts>[] = [];
  for (const role of project.roles) {
    roles.push(factsIn(roleFacts, { role, project, countries }));
    yield;
  }
  return {
    ...facts,
    places:
      statedPlaces(project.stated?.places, countries) ??
      readPlaces(project.location, countries),
    roles,
  };
}

/**
 * What an assignment states, as values to compare. `null` where it states
 * nothing that is certain.
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
