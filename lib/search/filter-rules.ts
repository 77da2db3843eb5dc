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

/** A role of an assignment, by its position, with the facts of the assignment; one without roles has a single row. */
export type Row = { readonly project: PublicProject; readonly facts: ProjectFacts; readonly at: number };

/** How the values of a filter are read and shown. */
type Rule = {
  /** One value as it is compared; `null` if the filter does not allow it. */
  readonly read: (value: string) => string | null | readonly string[];
  /** For people. */
  readonly shown: (value: string) => string;
};
/** How they are compared with facts. */
type FactRule = Rule & {
  /** What a row states, as a text. */
  readonly stated: (row: Row) => string | null | undefined;
  /** Whether what a row states is what some values ask for. */
  readonly holds: (stated: string, values: readonly string[]) => boolean;
  /** The values to choose from because a row states something. */
  readonly offered: (stated: string) => readonly string[];
};

/** A role that can be filled at this percentage or less is part-time. */
const PART_TIME_PERCENT = 80;
export const isPartTime = ({ from }: { readonly from: number }): boolean => from <= PART_TIME_PERCENT;

const asIs = (value: string) => value;
const itself = (value: string) => [value];
const WAYS: ReadonlyMap<string, string> = new Map(Object.entries(filters.remote.values));
const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** The country at the end of a place, and what stands before it: “Munich, Germany” is canonically “Munich, DE”. */
const IN_COUNTRY = /^(?<place>.+), (?<code>[A-Z]{2})$/;

/** A place with the country that it is in, if its value says so. */
export function placeAndCountry(value: string): { readonly place: string; readonly code: string | undefined } {
  const { place = value, code } = IN_COUNTRY.exec(value)?.groups ?? {};
  return { place, code };
}

/** Countries by their codes, and other places as they are written. */
export function readPlace(value: string): readonly string[] {
  if (isCountryCode(value)) return [value];
  const place = placeByName.get(keyOfName(value));
  return place?.kind === 'country' ? place.codes : [value];
}

function readWay(value: string): string | null {
  const name = value.toLowerCase().replaceAll('_', '-');
  return name === 'hybrid' ? 'partly' : WAYS.has(name) ? name : null;
}

function readYesOrNo(value: string): string | null {
  if (/^(?:yes|true)$/i.test(value)) return 'yes';
  return /^(?:no|false)$/i.test(value) ? 'no' : null;
}

/** A language that somebody speaks, or with a minus one that somebody doesn’t. */
function readLanguage(value: string): string | null {
  const code = languageCodeOf(value.replace(/^-/, ''));
  return code && (value.startsWith('-') ? `-${code}` : code);
}

/** The languages that a role requires, alternatives with a bar between them: “sv en|de”. */
function languagesOf({ facts, at }: Row): string | undefined {
  const { required = [], alternatives = [] } = facts.roles[at]?.languages?.value ?? {};
  return [...required, ...alternatives.map((codes) => codes.join('|'))].join(' ');
}

/** The most that a role states to pay per hour: “95 EUR”. */
function rateOf({ facts, at }: Row): string | null {
  const { from, to, currency, per } = facts.roles[at]?.rate?.value ?? {};
  const most = to ?? from ?? null;
  return most === null || per === 'month' ? null : `${per === 'day' ? most / HOURS_OF_DAY : most} ${currency}`;
}

/** What starts now starts in the month of today. */
const monthFrom = (stated: string) => (stated === 'now' ? thisMonth() : stated);
const start = {
  read: (value: string) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) ? value : monthOf(value)),
  shown: (value: string) => MONTH.format(new Date(`${value}-01T00:00:00Z`)),
  stated: ({ facts }: Row) => facts.start?.value,
  offered: (stated: string) => [monthFrom(stated)],
};

/** How each filter by facts compares. Places have an index of their own. */
export const factRules: Readonly<Record<Exclude<FactFilter, 'location'>, FactRule>> = {
  remote: {
    read: readWay,
    shown: (way) => WAYS.get(way) ?? way,
    stated: ({ facts }) => facts.remote?.value,
    holds: (way, ways) => ways.includes(way),
    offered: itself,
  },
  part_time: {
    read: readYesOrNo,
    shown: (value) => (value === 'yes' ? filters.part_time.values.yes : filters.part_time.values.no),
    stated({ facts, at }) {
      const allocation = facts.roles[at]?.allocation?.value;
      return allocation && (isPartTime(allocation) ? 'yes' : 'no');
    },
    holds: (isPart, [value]) => isPart === value,
    offered: itself,
  },
  speaks: {
    read: readLanguage,
    shown: (code) => `${code.startsWith('-') ? 'not ' : ''}${languageName(code.replace('-', ''))}`,
    stated: languagesOf,
    holds(languages, codes) {
      const speaks = (code: string) => (codes[0]?.startsWith('-') ? !codes.includes(`-${code}`) : codes.includes(code));
      return languages.split(' ').every((one) => one.split('|').some(speaks));
    },
    offered: (languages) => (languages.includes('|') ? languages.split(/[ |]/) : [languages.replaceAll(' ', ',')]),
  },
  rate_from: {
    read: rateIn,
    shown: (rate) => `${rate}/h`,
    stated: rateOf,
    holds(rate, [value = '']) {
      const [[amount, currency], [least, asked]] = [rate.split(' '), value.split(' ')];
      return currency === asked && Number(amount) >= Number(least);
    },
    offered: itself,
  },
  start_after: { ...start, holds: (stated, [month = '']) => monthFrom(stated) >= month },
  start_before: { ...start, holds: (stated, [month = '']) => monthFrom(stated) <= month },
  since: {
    read: (value) => (isDay(value) ? value : null),
    shown: dayInWords,
    stated: ({ project }) => lastChange(project)?.slice(0, 10),
    holds: (day, [value = '']) => day >= value,
    offered: itself,
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
