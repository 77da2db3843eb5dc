import { countryCodeOf, countryName } from '../facts/country.ts';
import { languageCodeOf, languageName } from '../facts/languages.ts';
import type { ProjectFacts } from '../facts/project-facts.ts';
import { monthOf } from '../facts/start.ts';
import { type FilterName, filters } from '../filters.ts';
import { dayInWords, dayOf, isDay } from '../public-project/stated-date.ts';
import type { PublicProject } from '../public-project.ts';
import type { Remote } from './remote.ts';

/** What the filters by facts are compared with: an assignment and one of its roles. */
export type RowFacts = {
  readonly project: PublicProject;
  readonly remote: Remote;
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

const PART_TIME_PERCENT = 80;
const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Values separated by commas, each read; `null` if one is not allowed. */
function readList(value: string, read: (one: string) => string | null): string | null {
  const values = value.split(',').map((one) => read(one.trim()));
  return values.includes(null) ? null : [...new Set(values)].toSorted().join(',');
}

const wayNamed = (value: string) => {
  const name = value.toLowerCase().replaceAll('_', '-');
  const way = name === 'hybrid' ? 'partly' : name;
  return way in filters.remote.values ? way : null;
};

const asMonth = (value: string) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) ? value : monthOf(value));
const monthInWords = (month: string) => MONTH.format(new Date(`${month}-01T00:00:00Z`));
/** The month in which an assignment starts that starts now. */
const startOf = ({ facts: { start } }: RowFacts, now = new Date()) =>
  start === 'now' ? now.toISOString().slice(0, 7) : start;
const monthsOf = (row: RowFacts) => [startOf(row)].filter((month) => month !== null);
const month = { read: asMonth, shown: monthInWords, valuesOf: monthsOf };

/** How each filter by facts reads a value and compares it. The other filters find words. */
export const rules = {
  country: {
    read: countryCodeOf,
    shown: countryName,
    holds: ({ facts }, code) => (facts.countries.length === 0 ? null : facts.countries.includes(code)),
    valuesOf: ({ facts }) => facts.countries,
  },
  remote: {
    read: (value) => readList(value, wayNamed),
    shown: (value) =>
      value
        .split(',')
        .map((way) => filters.remote.values[way as Remote])
        .join(' or '),
    holds({ remote }, value) {
      const accepted = value.split(',').includes(remote);
      return remote === 'not-stated' && !accepted ? null : accepted;
    },
    valuesOf: ({ remote }) => [remote],
  },
  part_time: {
    read: (value) => ({ yes: 'yes', true: 'yes', no: 'no', false: 'no' })[value.toLowerCase()] ?? null,
    shown: (value) => filters.part_time.values[value as 'yes' | 'no'],
    holds: ({ role }, value) =>
      role?.allocation ? role.allocation.from <= PART_TIME_PERCENT === (value === 'yes') : null,
    valuesOf: ({ role }) => (role?.allocation ? [role.allocation.from <= PART_TIME_PERCENT ? 'yes' : 'no'] : []),
  },
  speaks: {
    read: (value) => readList(value, languageCodeOf),
    shown: (value) => value.split(',').map(languageName).join(' and '),
    holds({ role }, value) {
      const spoken = value.split(',');
      const { required = [], alternatives = [] } = role?.languages ?? {};
      return (
        required.every((code) => spoken.includes(code)) &&
        alternatives.every((codes) => codes.some((code) => spoken.includes(code)))
      );
    },
    valuesOf({ role }) {
      const { required = [], alternatives = [] } = role?.languages ?? {};
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
    // Days are compared as text.
    holds: ({ project: { posted } }, value) => (posted === undefined ? null : dayOf(posted) >= value),
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
