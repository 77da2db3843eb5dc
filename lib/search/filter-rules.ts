import { isCountryCode, placeByName } from '../facts/country.ts';
import { languageCodeOf, languageName } from '../facts/languages.ts';
import { keyOfName } from '../facts/names.ts';
import type { ProjectFacts } from '../facts/project-facts.ts';
import { monthOf } from '../facts/start.ts';
import { type FactFilter, type FilterName, filters, takesSeveral } from '../filters.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { dayInWords, isDay, lastChange } from '../public-project/stated-date.ts';
import { fold } from '../public-project/words.ts';
import { rateIn, thisMonth } from './meant-values.ts';

/** A role of an assignment with its facts, or an assignment without roles. */
export type Row = {
  readonly project: PublicProject;
  readonly facts: ProjectFacts;
  readonly role: ProjectFacts['roles'][number] | undefined;
  readonly at: number;
};

/** At most so many distinct values count for a filter, and so many letters of each, folded. */
const MOST_VALUES = 10;
export const MOST_LETTERS = 200;
const MOST_TEXT = MOST_VALUES * (MOST_LETTERS + 2);

/** A role that can be filled at this percentage or less is part-time. */
const PART_TIME_PERCENT = 80;
export const isPartTime = ({ from }: { readonly from: number }): boolean => from <= PART_TIME_PERCENT;

const HOURS_OF_DAY = 8;
const YES_OR_NO = new Map(Object.entries({ yes: 'yes', true: 'yes', no: 'no', false: 'no' }));
export const WAYS: ReadonlyMap<string, string> = new Map(Object.entries(filters.remote.values));
const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function wayNamed(value: string): string | null {
  const name = value.toLowerCase().replaceAll('_', '-');
  return name === 'hybrid' ? 'partly' : WAYS.has(name) ? name : null;
}

/** A language that somebody speaks, or with a minus one that somebody doesn’t. */
function spokenCode(value: string): string | null {
  const code = languageCodeOf(value.replace(/^-/, ''));
  return code && (value.startsWith('-') ? `-${code}` : code);
}

/** Countries by their codes, and other places as they are written. */
function placeNamed(value: string): readonly string[] {
  if (/^[A-Z]{2}$/.test(value) && isCountryCode(value)) return [value];
  const place = placeByName.get(keyOfName(value));
  return place?.kind === 'country' ? place.codes : [value];
}

const isMonth = (value: string) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value);
const day = (value: string) => (isDay(value) ? value : null);
const month = (value: string) => (isMonth(value) ? value : monthOf(value));
const asIs = (value: string) => value;

/** How each filter reads one value; `null` if it does not allow it. */
const READ: Readonly<Record<FilterName, (value: string) => string | readonly string[] | null>> = {
  ...{ q: asIs, technology: asIs, role: asIs, location: placeNamed, remote: wayNamed, speaks: spokenCode },
  part_time: (value) => YES_OR_NO.get(value.toLowerCase()) ?? null,
  ...{ rate_from: rateIn, start_after: month, start_before: month, since: day },
};

/** Whether a place that is no country may be in one: if the table doesn’t know it, in any. */
function isIn(name: string, code: string): boolean {
  const [first = ''] = placeNamed(name);
  return !isCountryCode(first) && (placeByName.get(keyOfName(name))?.codes.includes(code) ?? true);
}

/** Values separated by semicolons or commas. What follows a comma is part of the value if it is the country of the place before it. */
function separated(name: FilterName, text: string): readonly string[] {
  const values: string[] = [];
  for (const part of text.split(';')) {
    for (const [at, piece] of part.split(',').entries()) {
      const value = piece.trim();
      const before = at > 0 && name === 'location' ? (values.at(-1) ?? '') : '';
      const [code = ''] = before === '' ? [] : placeNamed(value);
      if (isCountryCode(code) && isIn(before, code)) values.splice(-1, 1, `${before}, ${code}`);
      else if (value !== '' && !values.includes(value)) values.push(value);
      if (values.length > MOST_VALUES) return values;
    }
  }
  return values;
}

/** The beginning of a text with at most as many letters, folded, as a value may have. */
export function cutToLetters(text: string): string {
  let cut = text.slice(0, MOST_LETTERS);
  while (fold(cut).length > MOST_LETTERS) cut = cut.slice(0, -1);
  return cut;
}

const isOfCodes = (name: FilterName) => name === 'remote' || name === 'speaks';

/** The values of a filter, any of which matches, from its value as {@link readValue} gives it. */
export const valuesIn = (name: FilterName, value: string): readonly string[] =>
  takesSeveral(name) ? value.split(isOfCodes(name) ? ',' : '; ') : [value];

/** Several values as one text. */
export const joinedValues = (values: readonly string[]): string => values.join('; ');

/**
 * A filter’s value in the form in which it is compared and written into addresses: distinct values, each read once, codes with a
 * comma between them (“yes,partly”), texts with a semicolon (“Munich, DE; Lyon”). `null` if the filter does not allow it, or if there are too many values or letters. Reading takes time in
 * proportion to the text, and what it gives can be read again.
 */
export function readValue(name: FilterName, text: string): string | null {
  if (text.length > MOST_TEXT) return null;
  const values = takesSeveral(name) ? separated(name, text) : [text.trim()];
  if (values.some((value) => fold(value.slice(0, MOST_LETTERS + 1)).length > MOST_LETTERS)) return null;
  const read = values.map((value) => (value === '' ? value : READ[name](value)));
  const distinct = [...new Set(read.flat())].filter((one) => one !== null);
  if (read.includes(null) || values.length > MOST_VALUES || distinct.length > MOST_VALUES) return null;
  if (name !== 'speaks') return distinct.join(isOfCodes(name) ? ',' : '; ');
  // What somebody speaks says more than what somebody doesn’t.
  const spoken = distinct.filter((code) => !code.startsWith('-') && !distinct.includes(`-${code}`));
  return (spoken.length > 0 ? spoken : distinct.filter((code) => code.startsWith('-'))).join(',');
}

const monthStated = (stated: string) => (stated === 'now' ? thisMonth() : stated);

/** The languages that a role states, from their text: all of `required`, and one of each of `alternatives`. */
function languagesIn(stated: string) {
  const [required = [], ...alternatives] = stated.split(';').map((codes) => codes.split(',').filter(Boolean));
  return { required, alternatives };
}

/** The most that a role states to pay per hour, with the currency: “95 EUR”. */
function hourlyRate({ role }: Row) {
  const { from, to, currency, per } = role?.rate?.value ?? {};
  const most = to ?? from ?? null;
  return most === null || per === 'month' ? null : `${per === 'day' ? most / HOURS_OF_DAY : most} ${currency}`;
}

type Rule = {
  /** What a row states, as text; nothing if it states nothing. */
  readonly statedBy: (row: Row) => string | null | undefined;
  /** Whether what a row states is what some values ask for. */
  readonly holds: (stated: string, values: readonly string[]) => boolean;
  /** A value for people. */
  readonly shown: (value: string) => string;
  /** The values to choose from for what a row states. */
  readonly offered: (stated: string) => readonly string[];
};
const ofStart = {
  statedBy: ({ facts }: Row) => facts.start?.value,
  shown: (value: string) => MONTH.format(new Date(`${value}-01T00:00:00Z`)),
  offered: (stated: string) => [monthStated(stated)],
};

/** How each filter by facts compares. Places have an index of their own. */
export const rules: Readonly<Record<Exclude<FactFilter, 'location'>, Rule>> = {
  remote: {
    statedBy: ({ facts }) => facts.remote?.value,
    holds: (stated, ways) => ways.includes(stated),
    shown: (way) => WAYS.get(way) ?? way,
    offered: () => [],
  },
  part_time: {
    statedBy: ({ role }) => role?.allocation && (isPartTime(role.allocation.value) ? 'yes' : 'no'),
    holds: (stated, [value]) => stated === value,
    shown: (value) => (value === 'yes' ? filters.part_time.values.yes : filters.part_time.values.no),
    offered: (stated) => [stated],
  },
  speaks: {
    statedBy: ({ role }) =>
      role?.languages && [role.languages.value.required, ...role.languages.value.alternatives].join(';'),
    holds(stated, codes) {
      const speaks = (code: string) => (codes[0]?.startsWith('-') ? !codes.includes(`-${code}`) : codes.includes(code));
      const { required, alternatives } = languagesIn(stated);
      return required.every(speaks) && alternatives.every((one) => one.some(speaks));
    },
    shown: (code) => `${code.startsWith('-') ? 'not ' : ''}${languageName(code.replace('-', ''))}`,
    offered(stated) {
      const { required, alternatives } = languagesIn(stated);
      return [...(required.length > 0 ? [required.join(',')] : []), ...alternatives.flat()];
    },
  },
  rate_from: {
    statedBy: hourlyRate,
    holds(stated, [value = '']) {
      const [[amount, currency], [least, asked]] = [stated.split(' '), value.split(' ')];
      return currency === asked && Number(amount) >= Number(least);
    },
    shown: (value) => `${value}/h`,
    offered: () => [],
  },
  start_after: { ...ofStart, holds: (stated, [value = '']) => monthStated(stated) >= value },
  start_before: { ...ofStart, holds: (stated, [value = '']) => monthStated(stated) <= value },
  since: {
    statedBy: ({ project }) => lastChange(project)?.slice(0, 10),
    holds: (stated, [value = '']) => stated >= value,
    shown: dayInWords,
    offered: () => [],
  },
};
export type RuleName = keyof typeof rules;
export const RULE_NAMES = Object.keys(rules) as readonly RuleName[];
