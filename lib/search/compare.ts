import { placeByName } from '../facts/country.ts';
import type { Languages } from '../facts/languages.ts';
import type { Months, Start } from '../facts/start.ts';
import { dayAgo } from '../public-project/stated-date.ts';
import type { FactValue, RowFacts, Way } from './wish.ts';

export type FactKind = keyof RowFacts;
type FactOf<Kind extends FactKind> = NonNullable<RowFacts[Kind]>;

/**
 * How far what a row states is what was asked for: from 1, entirely, to just
 * above 0; below 0 it is something else, at -1 the opposite; 0 if it does not
 * say.
 */
export type Degree = number;

/** A role that can be filled at 80 % or less is part-time. */
export const MOST_PART_TIME = 80;
/** A workload that differs by so many percent is still what was asked for. */
const CLOSE_WORKLOAD = 10;
const ADVANTAGE = 0.7;
/** What requires no language that somebody speaks suits, but says less. */
const OTHER_LANGUAGES = 0.9;
const SECOND_WAY = 0.5;

/** The month of today, in which what starts now starts. */
export const thisMonth = (): string => dayAgo(0).slice(0, 7);

/** The months in which work starts. */
export const monthsOf = (start: Start): Months =>
  start === 'now' ? { from: thisMonth(), to: thisMonth() } : start;

const isIn = (stated: readonly string[], countries: readonly string[]) =>
  countries.length === 0 || countries.some((code) => stated.includes(code));

const requires = (languages: Languages, code: string) =>
  languages.required.includes(code) ||
  languages.alternatives.some((some) => some.includes(code));

type Value<Kind extends FactValue['kind']> = Extract<FactValue, { kind: Kind }>;

function placeDegree(value: Value<'place'>, stated: FactOf<'place'>): Degree {
  const { places, countries } = stated;
  const isInCountry = isIn(countries, value.countries);
  if (value.key === '') {
    if (isInCountry) return 1;
    return countries.length === 0 ? 0 : -1;
  }
  const known = placeByName.get(value.key);
  if (places.length === 0) {
    const mayBeThere = isIn(known?.codes ?? [], countries);
    return isInCountry && mayBeThere ? 0 : -1;
  }
  // A place that the table lacks is known by the beginning of its name.
  const isNamed = (key: string) =>
    key === value.key ||
    value.within?.includes(key) ||
    (known === undefined && key.startsWith(`${value.key} `));
  const isThere = places.some(
    (place) => isNamed(place.key) && isIn(place.countries, value.countries),
  );
  return isThere ? 1 : -1;
}

function wayDegree({ ways }: Value<'way'>, way: Way): Degree {
  const place = ways.indexOf(way);
  if (place === 0) return 1;
  if (place > 0) return SECOND_WAY;
  return way === 'not-stated' ? 0 : -1;
}

function workloadDegree(
  value: Value<'workload'>,
  { from, to }: FactOf<'workload'>,
): Degree {
  const gap = Math.max(0, from - value.to, value.from - to);
  if (gap > CLOSE_WORKLOAD) return -gap / 100;
  const difference = Math.abs(from - value.from) + Math.abs(to - value.to);
  return 1 - difference / 400;
}

function speaksDegree(codes: readonly string[], languages: Languages): Degree {
  const isSpoken = (code: string) => codes.includes(code);
  const isEnough =
    languages.required.every(isSpoken) &&
    languages.alternatives.every((some) => some.some(isSpoken));
  if (!isEnough) return -1;
  const isUsed = codes.some((code) => requires(languages, code));
  return isUsed ? 1 : OTHER_LANGUAGES;
}

/** Whether one of some languages is required, and no other will do. */
const needsAnyOf = (codes: readonly string[], languages: Languages) =>
  languages.required.some((code) => codes.includes(code)) ||
  languages.alternatives.some((some) =>
    some.every((code) => codes.includes(code)),
  );

function languageDegree(code: string, languages: Languages): Degree {
  if (requires(languages, code)) return 1;
  return languages.advantage.includes(code) ? ADVANTAGE : -1;
}

type Bounds = { readonly from: string | null; readonly to: string | null };
/** Whether a time that starts and ends at some days or months is in bounds. */
const isWithin = ({ from, to }: Bounds, first: string, last = first) =>
  (from === null || last >= from) && (to === null || first <= to);

const yesOrNo = (isMet: boolean): Degree => (isMet ? 1 : -1);

const FACT_KINDS = {
  place: 'place',
  way: 'way',
  workload: 'workload',
  'part-time': 'workload',
  speaks: 'languages',
  'not-speaks': 'languages',
  language: 'languages',
  rate: 'rate',
  start: 'start',
  'apply-by': 'lastDay',
  since: 'changed',
} as const satisfies Readonly<Record<FactValue['kind'], FactKind>>;

/** The kind of fact that a value is compared with. */
export const factKindOf = ({ kind }: FactValue): FactKind => FACT_KINDS[kind];

/** How far what a row states is a value. */
export function degreeOf(value: FactValue, facts: Partial<RowFacts>): Degree {
  const { place, way, workload, languages, rate, start } = facts;
  const { lastDay, changed } = facts;
  switch (value.kind) {
    case 'place':
      return place ? placeDegree(value, place) : 0;
    case 'way':
      return way ? wayDegree(value, way) : 0;
    case 'workload':
      return workload ? workloadDegree(value, workload) : 0;
    case 'part-time': {
      if (!workload) return 0;
      return yesOrNo(value.isPart === workload.from <= MOST_PART_TIME);
    }
    case 'speaks':
      return languages ? speaksDegree(value.codes, languages) : 0;
    case 'not-speaks':
      return languages ? yesOrNo(!needsAnyOf(value.codes, languages)) : 0;
    case 'language':
      return languages ? languageDegree(value.code, languages) : 0;
    case 'rate':
      if (rate?.currency !== value.currency) return 0;
      return yesOrNo(rate.amount >= value.amount);
    case 'start': {
      if (!start) return 0;
      const months = monthsOf(start);
      return yesOrNo(isWithin(value, months.from, months.to));
    }
    case 'apply-by':
      return lastDay ? yesOrNo(isWithin(value, lastDay)) : 0;
    case 'since':
      return changed ? yesOrNo(changed >= value.day) : 0;
  }
}
