import { countryName, isCountryCode, placeByName } from '../facts/country.ts';
import { languageCodeOf, languageName } from '../facts/languages.ts';
import { placesWithin } from '../facts/location.ts';
import { keyOfName } from '../facts/names.ts';
import type { ProjectFacts } from '../facts/project-facts.ts';
import { HOURS_OF_DAY } from '../facts/rate.ts';
import { monthOf } from '../facts/start.ts';
import { type FactFilter, type FilterName, filters } from '../filters.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import {
  dayInWords,
  isDay,
  lastChange,
} from '../public-project/stated-date.ts';
import { rateMeant, thisMonth } from './meant-values.ts';

/**
 * A role of an assignment, by its position, with the facts of the assignment;
 * one without roles has a single row.
 */
export type Row = {
  readonly project: PublicProject;
  readonly facts: ProjectFacts;
  readonly at: number;
};

/** How the values of a filter are read, shown, and compared with facts. */
type FactRule = {
  /** One value as it is compared; `null` if the filter does not allow it. */
  readonly read: (value: string) => string | null | readonly string[];
  /** For people. */
  readonly shown: (value: string) => string;
  /** What a row states, as texts. */
  readonly stated: (row: Row) => readonly (string | null | undefined)[];
  /**
   * Whether what a row states is what some values ask for; `null` if it does
   * not say.
   */
  readonly holds: (
    values: readonly string[],
  ) => (stated: string) => boolean | null;
  /**
   * The values to choose from because a row states something, unless it is that
   * itself.
   */
  readonly offered?: (stated: string) => readonly string[];
};
type Rule = Pick<FactRule, 'read' | 'shown'>;

/** A role that can be filled at 80 % or less is part-time. */
export const isPartTime = ({ from }: { readonly from: number }): boolean =>
  from <= 80;

const MONTH = new Intl.DateTimeFormat('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/**
 * The country at the end of a place, and what stands before it: “Munich,
 * Germany” is canonically “Munich, DE”.
 */
const IN_COUNTRY = /^(?<place>.+), (?<code>[A-Z]{2})$/;
const placeAndCountry = (value: string) => ({
  place: value,
  code: '',
  ...IN_COUNTRY.exec(value)?.groups,
});

/** Countries by their codes, and other places as they are written. */
export function readPlace(value: string): readonly string[] {
  if (isCountryCode(value)) return [value];
  const place = placeByName.get(keyOfName(value));
  return place?.kind === 'country' ? place.codes : [value];
}

/**
 * The places of a row by key, usual name and countries: “munich |Munich|DE”;
 * and its countries alone: “||DE”.
 */
function placesOf({ facts }: Row): readonly string[] {
  const codes = facts.countries?.value ?? [];
  const places = facts.places
    .flatMap((place) =>
      place.kind === 'name' ? [place, ...placesWithin(place)] : [place],
    )
    .map(({ key, name, countries }) => `${key} |${name}|${countries}`);
  return [...new Set(codes.length > 0 ? [...places, `||${codes}`] : places)];
}

/**
 * Whether a place is in one that is asked for. One that the table lacks is
 * known by the beginning of its name.
 */
function isIn(values: readonly string[]) {
  const asked = values.map((value) => {
    const { place, code } = isCountryCode(value)
      ? { place: '', code: value }
      : placeAndCountry(value);
    const known = placeByName.get(keyOfName(place));
    return {
      code,
      beginning: known
        ? `${keyOfName(known.name)} |`
        : place && `${keyOfName(place)} `,
    };
  });
  const isOfCountry = values.some(isCountryCode);
  return (stated: string) => {
    const end = stated.lastIndexOf('|');
    const isThere = asked.some(
      ({ code, beginning }) =>
        stated.startsWith(beginning) && stated.includes(code, end),
    );
    return isThere || (isOfCountry && stated.endsWith('|') ? null : false);
  };
}

const NOT_STATED = 'not-stated';
/** One of a few values, in any case. */
function oneOf(values: Readonly<Record<string, string>>): Rule {
  const names = new Map(Object.entries(values));
  return {
    read(value) {
      const name = value.toLowerCase().replace(/^hybrid$/, 'partly');
      return names.has(name) ? name : null;
    },
    shown: (value) => names.get(value) ?? value,
  };
}

/**
 * A language that somebody speaks, or with a minus one that somebody doesn’t.
 */
function readLanguage(value: string): string | null {
  const code = languageCodeOf(value.replace(/^-/, ''));
  return code && (value.startsWith('-') ? `-${code}` : code);
}

/**
 * The languages that a role requires, alternatives with a bar between them: “sv
 * en|de”.
 */
function languagesOf({ facts, at }: Row): string {
  const { required = [], alternatives = [] } =
    facts.roles[at]?.languages?.value ?? {};
  return [...required, ...alternatives.map((codes) => codes.join('|'))].join(
    ' ',
  );
}

const HOURS_OF = { hour: 1, day: HOURS_OF_DAY } as const;
/** The most that a role states to pay per hour; a salary is no such rate. */
export function rateOf({ facts, at }: Row) {
  const { from, to, currency, per } = facts.roles[at]?.rate?.value ?? {};
  const most = to ?? from ?? null;
  return most !== null && (per === 'hour' || per === 'day')
    ? { amount: most / HOURS_OF[per], currency }
    : null;
}

/** What starts now starts in the month of today. */
const monthFrom = (stated: string) => (stated === 'now' ? thisMonth() : stated);
/** The first and the last month: “2027-01 2027-03”. */
const monthsOf = (stated: string) => {
  const [from = '', to = from] = monthFrom(stated).split(' ');
  return { from, to };
};
const start = {
  read: monthOf,
  shown: (value: string) => MONTH.format(new Date(`${value}-01T00:00:00Z`)),
  stated({ facts }: Row) {
    const value = facts.start?.value;
    return [value && value !== 'now' ? `${value.from} ${value.to}` : value];
  },
  offered: (stated: string) => [monthsOf(stated).from],
};

/** How each filter by facts compares. */
export const factRules: Readonly<Record<FactFilter, FactRule>> = {
  location: {
    read: readPlace,
    shown(value) {
      const { place, code } = placeAndCountry(value);
      return code === ''
        ? countryName(place)
        : `${place}, ${countryName(code)}`;
    },
    stated: placesOf,
    holds: isIn,
    offered(stated) {
      const [, name, codes = ''] = stated.split('|');
      return name ? [name] : codes.split(',');
    },
  },
  remote: {
    ...oneOf(filters.remote.values),
    stated: ({ facts }) => [facts.remote?.value ?? NOT_STATED],
    holds: (ways) => (way) =>
      ways.includes(way) || (way === NOT_STATED ? null : false),
  },
  part_time: {
    ...oneOf(filters.part_time.values),
    stated({ facts, at }) {
      const allocation = facts.roles[at]?.allocation?.value;
      return [allocation && (isPartTime(allocation) ? 'yes' : 'no')];
    },
    holds: (values) => (isPart) => values.includes(isPart),
  },
  speaks: {
    read: readLanguage,
    shown: (code) =>
      `${code.startsWith('-') ? 'not ' : ''}${languageName(code.replace('-', ''))}`,
    stated: (row) => [languagesOf(row)],
    holds(codes) {
      const speaks = (code: string) =>
        codes[0]?.startsWith('-')
          ? !codes.includes(`-${code}`)
          : codes.includes(code);
      return (languages) =>
        languages.split(' ').every((one) => one.split('|').some(speaks));
    },
    offered: (languages) =>
      languages.includes('|')
        ? languages.split(/[ |]/)
        : [languages.replaceAll(' ', ',')],
  },
  rate_from: {
    read: (value) => rateMeant(value, true)?.filter.rate_from ?? null,
    shown: (rate) => `${rate}/h`,
    stated(row) {
      const rate = rateOf(row);
      return [rate && `${rate.amount} ${rate.currency}`];
    },
    holds([value = '']) {
      const [least, asked] = value.split(' ');
      return (rate) =>
        rate.endsWith(` ${asked}`) && Number.parseFloat(rate) >= Number(least);
    },
  },
  start_after: {
    ...start,
    holds: (months) => (stated) =>
      months.every((month) => monthsOf(stated).to >= month),
  },
  start_before: {
    ...start,
    holds: (months) => (stated) =>
      months.every((month) => monthsOf(stated).from <= month),
  },
  since: {
    read: (value) => (isDay(value) ? value : null),
    shown: dayInWords,
    stated: ({ project }) => [lastChange(project)?.slice(0, 10)],
    holds: (days) => (stated) => days.every((day) => stated >= day),
  },
};
export const FACT_FILTERS = Object.keys(factRules) as readonly FactFilter[];

const text: Rule = { read: (value) => value, shown: (value) => value };
export const rules: Readonly<Record<FilterName, Rule>> = {
  ...factRules,
  q: text,
  technology: text,
  role: text,
};
