import { countryName, isCountryCode, placeByName } from '../facts/country.ts';
import { languageCodeOf, languageName } from '../facts/languages.ts';
import { keyOfName } from '../facts/names.ts';
import type { ProjectFacts } from '../facts/project-facts.ts';
import { HOURS_OF_DAY } from '../facts/rate.ts';
import { monthOf } from '../facts/start.ts';
import { type FactFilter, type FilterName, filters } from '../filters.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { dayInWords, isDay, lastChange } from '../public-project/stated-date.ts';
import { rateIn, thisMonth } from './meant-values.ts';

/** A role of an assignment with its facts, or an assignment without roles. */
export type Row = {
  readonly project: PublicProject;
  readonly facts: ProjectFacts;
  readonly role: ProjectFacts['roles'][number] | undefined;
  readonly at: number;
};

/** A role that can be filled at this percentage or less is part-time. */
const PART_TIME_PERCENT = 80;
export const isPartTime = ({ from }: { readonly from: number }): boolean => from <= PART_TIME_PERCENT;

/** The most that a role states to pay per hour. */
export function hourlyRate({ role }: Row): { readonly amount: number; readonly currency: string } | null {
  const { from, to, currency = '', per } = role?.rate?.value ?? {};
  const most = to ?? from ?? null;
  return most === null || per === 'month' ? null : { amount: per === 'day' ? most / HOURS_OF_DAY : most, currency };
}

const languagesOf = ({ role }: Row) => role?.languages?.value;
const startOf = ({ facts }: Row) => (facts.start?.value === 'now' ? thisMonth() : facts.start?.value);

const YES_OR_NO = new Map([
  ['yes', 'yes'],
  ['true', 'yes'],
  ['no', 'no'],
  ['false', 'no'],
]);
const WAYS: ReadonlyMap<string, string> = new Map(Object.entries(filters.remote.values));
const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const IS_CODE = /^[A-Z]{2}$/;
/** The country at the end of a place, and what stands before it: “Munich, Germany” is canonically “Munich, DE”. */
const IN_COUNTRY = /^(?<place>.+), (?<code>[A-Z]{2})$/;

/** A place with the country that it is in, if its value says so. */
export function placeAndCountry(value: string): { readonly place: string; readonly code: string | undefined } {
  const { place = value, code } = IN_COUNTRY.exec(value)?.groups ?? {};
  return { place, code };
}

function readWay(value: string): string | null {
  const name = value.toLowerCase().replaceAll('_', '-');
  return name === 'hybrid' ? 'partly' : WAYS.has(name) ? name : null;
}

/** A language that somebody speaks, or with a minus one that somebody doesn’t. */
function readLanguage(value: string): string | null {
  const code = languageCodeOf(value.replace(/^-/, ''));
  return code && (value.startsWith('-') ? `-${code}` : code);
}

/** Countries by their codes, and other places as they are written. */
export function readPlace(value: string): readonly string[] {
  if (IS_CODE.test(value) && isCountryCode(value)) return [value];
  const place = placeByName.get(keyOfName(value));
  return place?.kind === 'country' ? place.codes : [value];
}

const readMonth = (value: string) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) ? value : monthOf(value));
const asIs = (value: string) => value;
const monthInWords = (value: string) => MONTH.format(new Date(`${value}-01T00:00:00Z`));

/** How the values of a filter are read. */
type Rule = {
  /** One value as it is compared; `null` if the filter does not allow it. */
  readonly read: (value: string) => string | null | readonly string[];
  /** For people. */
  readonly shown: (value: string) => string;
};
/** How they are compared with facts. */
type FactRule = Rule & {
  /** What a row states: equal for rows that state the same, nothing if a row states nothing. */
  readonly stated: (row: Row) => string | null | undefined;
  /** Whether a row that states something is what some values ask for. */
  readonly holds: (row: Row, values: readonly string[]) => boolean;
  /** The values to choose from because of a row. */
  readonly offered?: (row: Row) => readonly (string | undefined)[];
};
const start = {
  read: readMonth,
  shown: monthInWords,
  stated: ({ facts }: Row) => facts.start?.value,
  offered: (row: Row) => [startOf(row)],
};
const partTime = ({ role }: Row) => role?.allocation && (isPartTime(role.allocation.value) ? 'yes' : 'no');
const since = ({ project }: Row) => lastChange(project)?.slice(0, 10);

/** How each filter by facts compares. Places have an index of their own. */
export const factRules: Readonly<Record<Exclude<FactFilter, 'location'>, FactRule>> = {
  remote: {
    read: readWay,
    shown: (way) => WAYS.get(way) ?? way,
    stated: ({ facts }) => facts.remote?.value,
    holds: ({ facts }, ways) => ways.includes(facts.remote?.value ?? ''),
  },
  part_time: {
    read: (value) => YES_OR_NO.get(value.toLowerCase()) ?? null,
    shown: (value) => (value === 'yes' ? filters.part_time.values.yes : filters.part_time.values.no),
    stated: partTime,
    holds: (row, [value]) => partTime(row) === value,
    offered: (row) => [partTime(row) ?? undefined],
  },
  speaks: {
    read: readLanguage,
    shown: (code) => `${code.startsWith('-') ? 'not ' : ''}${languageName(code.replace('-', ''))}`,
    stated(row) {
      const { required = [], alternatives = [] } = languagesOf(row) ?? {};
      return required.length + alternatives.length > 0 ? JSON.stringify([required, alternatives]) : null;
    },
    holds(row, codes) {
      const speaks = (code: string) => (codes[0]?.startsWith('-') ? !codes.includes(`-${code}`) : codes.includes(code));
      const { required = [], alternatives = [] } = languagesOf(row) ?? {};
      return required.every(speaks) && alternatives.every((one) => one.some(speaks));
    },
    offered(row) {
      const { required = [], alternatives = [] } = languagesOf(row) ?? {};
      return [required.join(',') || undefined, ...alternatives.flat()];
    },
  },
  rate_from: {
    read: rateIn,
    shown: (rate) => `${rate}/h`,
    stated(row) {
      const rate = hourlyRate(row);
      return rate && `${rate.amount} ${rate.currency}`;
    },
    holds(row, [value = '']) {
      const [rate, [least, currency]] = [hourlyRate(row), value.split(' ')];
      return rate?.currency === currency && (rate?.amount ?? 0) >= Number(least);
    },
  },
  start_after: { ...start, holds: (row, [value = '']) => (startOf(row) ?? '') >= value },
  start_before: { ...start, holds: (row, [value = '']) => (startOf(row) ?? '') <= value },
  since: {
    read: (value) => (isDay(value) ? value : null),
    shown: dayInWords,
    stated: since,
    holds: (row, [value = '']) => (since(row) ?? '') >= value,
  },
};
export type RuleName = keyof typeof factRules;
export const RULE_NAMES = Object.keys(factRules) as readonly RuleName[];

const text: Rule = { read: asIs, shown: asIs };
const place: Rule = {
  read: readPlace,
  shown(value) {
    const { place: name, code } = placeAndCountry(value);
    return code ? `${name}, ${countryName(code)}` : countryName(value);
  },
};
export const rules: Readonly<Record<FilterName, Rule>> = {
  ...factRules,
  q: text,
  technology: text,
  role: text,
  location: place,
};
