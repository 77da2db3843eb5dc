import { countryCodeOf, countryName } from '../facts/country.ts';
import { languageCodeOf, languageName } from '../facts/languages.ts';
import type { ProjectFacts } from '../facts/project-facts.ts';
import type { Remote } from '../facts/remote.ts';
import { monthOf } from '../facts/start.ts';
import { type FilterName, filters } from '../filters.ts';
import { dayInWords, isDay } from '../public-project/stated-date.ts';
import type { PublicProject } from '../public-project.ts';

/** What the filters by facts are compared with: an assignment and one of its roles. */
export type RowFacts = {
  readonly project: PublicProject;
  readonly facts: ProjectFacts;
  /** The facts of the role; none in an assignment without roles. */
  readonly role: ProjectFacts['roles'][number] | undefined;
};

type Rule = {
  /** The value as it is compared; `null` if it is not allowed. */
  readonly read: (value: string) => string | null;
  /** The value for people. */
  readonly shown: (value: string) => string;
  /** Whether a value holds; `null` if the assignment does not state it. */
  readonly holds: (row: RowFacts, value: string) => boolean | null;
  /** The values to choose from that a row has. */
  readonly valuesOf: (row: RowFacts) => readonly string[];
};

/** A role that can be filled at this percentage or less is part-time. */
export const PART_TIME_PERCENT = 80;
const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Values separated by commas, each read; `null` if one is not allowed. */
function readList(value: string, read: (one: string) => string | null): string | null {
  const values = value.split(',').map((one) => read(one.trim()));
  return values.includes(null) ? null : [...new Set(values)].toSorted().join(',');
}

const partTimeOf = ({ role }: RowFacts) =>
  role?.allocation ? (role.allocation.value.from <= PART_TIME_PERCENT ? 'yes' : 'no') : null;

const wayOf = ({ facts }: RowFacts): Remote => facts.remote?.value ?? 'not-stated';
const wayNamed = (value: string) => {
  const name = value.toLowerCase().replaceAll('_', '-');
  const way = name === 'hybrid' ? 'partly' : name;
  return way in filters.remote.values ? way : null;
};

/** A code, or a code with a minus for every other language. */
function spokenCode(value: string): string | null {
  const code = languageCodeOf(value.replace(/^-/, ''));
  return code && (value.startsWith('-') ? `-${code}` : code);
}
const spokenName = (code: string) =>
  code.startsWith('-') ? `any but ${languageName(code.slice(1))}` : languageName(code);

const asMonth = (value: string) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) ? value : monthOf(value));
const monthInWords = (month: string) => MONTH.format(new Date(`${month}-01T00:00:00Z`));
/** The month in which an assignment starts: this month, if it starts now. */
const startOf = ({ facts: { start } }: RowFacts) =>
  start?.value === 'now' ? new Date().toISOString().slice(0, 7) : (start?.value ?? null);
const monthsOf = (row: RowFacts) => [startOf(row)].filter((month) => month !== null);
const month = { read: asMonth, shown: monthInWords, valuesOf: monthsOf };

/** How each filter by facts reads a value and compares it. The other filters find words. */
export const rules = {
  country: {
    read: countryCodeOf,
    shown: countryName,
    holds: ({ facts }, code) => facts.countries?.value.includes(code) ?? null,
    valuesOf: ({ facts }) => facts.countries?.value ?? [],
  },
  remote: {
    read: (value) => readList(value, wayNamed),
    shown: (value) =>
      value
        .split(',')
        .map((way) => filters.remote.values[way as Remote])
        .join(' or '),
    holds(row, value) {
      const accepted = value.split(',').includes(wayOf(row));
      return row.facts.remote === null && !accepted ? null : accepted;
    },
    valuesOf: (row) => [wayOf(row)],
  },
  part_time: {
    read: (value) => ({ yes: 'yes', true: 'yes', no: 'no', false: 'no' })[value.toLowerCase()] ?? null,
    shown: (value) => filters.part_time.values[value as 'yes' | 'no'],
    holds: (row, value) => (partTimeOf(row) === null ? null : partTimeOf(row) === value),
    valuesOf: (row) => [partTimeOf(row)].filter((value) => value !== null),
  },
  speaks: {
    read: (value) => readList(value, spokenCode),
    shown: (value) => value.split(',').map(spokenName).join(' and '),
    holds({ role }, value) {
      const { required = [], alternatives = [] } = role?.languages?.value ?? {};
      // Codes have two letters, so none is part of another, and `includes` is enough.
      const speaks = (code: string) => (value.startsWith('-') ? !value.includes(`-${code}`) : value.includes(code));
      return required.every(speaks) && alternatives.every((codes) => codes.some(speaks));
    },
    valuesOf({ role }) {
      const { required = [], alternatives = [] } = role?.languages?.value ?? {};
      return [...(required.length > 0 ? [required.toSorted().join(',')] : []), ...alternatives.flat()];
    },
  },
  start_after: {
    ...month,
    holds: (row, value) => (startOf(row) === null ? null : (startOf(row) ?? '') >= value),
  },
  start_before: {
    ...month,
    holds: (row, value) => (startOf(row) === null ? null : (startOf(row) ?? '') <= value),
  },
  posted_after: {
    read: (value) => (isDay(value) ? value : null),
    shown: dayInWords,
    // As text, a time comes after the day that it begins with.
    holds: ({ project: { posted } }, value) => (posted === undefined ? null : posted >= value),
    valuesOf: () => [],
  },
} as const satisfies Partial<Record<FilterName, Rule>>;

/** The filters by facts. */
export type FactFilter = keyof typeof rules;

const ruleOf = (name: FilterName): Rule | undefined => (rules as Partial<Record<FilterName, Rule>>)[name];

/** Whether a filter compares facts; the others find words. */
export const isFactFilter = (name: FilterName): name is FactFilter => name in rules;

/** A value as it is compared; `null` if the filter does not allow it. */
export function readValue(name: FilterName, value: string): string | null {
  const rule = ruleOf(name);
  return rule === undefined || value === '' ? value : rule.read(value.trim());
}

/** A filter and its value for people, such as “Country: Germany”. */
export const filterText = (name: FilterName, value: string): string =>
  `${filters[name].label}: ${filterValue(name, value)}`;

/** A filter's value for people. */
export const filterValue = (name: FilterName, value: string): string =>
  (readValue(name, value) !== null && ruleOf(name)?.shown(readValue(name, value) ?? '')) || value;
