import { placeByName } from '../facts/country.ts';
import type { Languages } from '../facts/languages.ts';
import type { Months, Start } from '../facts/start.ts';
import { dayAgo } from '../public-project/stated-date.ts';
import type { FactValue, RowFacts } from './wish.ts';

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
type Comparison<Kind extends FactValue['kind'], Fact extends FactKind> = {
  readonly fact: Fact;
  readonly degree: (value: Value<Kind>, fact: FactOf<Fact>) => Degree;
};
const comparison = <
  const Kind extends FactValue['kind'],
  const Fact extends FactKind,
>(
  _kind: Kind,
  fact: Fact,
  degree: Comparison<Kind, Fact>['degree'],
) => ({ fact, degree });

const COMPARISONS = {
  place: comparison('place', 'place', (value, { places, countries }) => {
    const isInCountry = isIn(countries, value.countries);
    if (value.key === '') {
      if (isInCountry) return 1;
      return countries.length === 0 ? 0 : -1;
    }
    if (places.length === 0) {
      const codes = placeByName.get(value.key)?.codes ?? [];
      const mayBeThere =
        countries.length === 0 ||
        codes.some((code) => countries.includes(code));
      return isInCountry && mayBeThere ? 0 : -1;
    }
    // A place that the table lacks is known by the beginning of its name.
    const isKnown = placeByName.has(value.key);
    const isNamed = (key: string) =>
      key === value.key ||
      value.within?.includes(key) ||
      (!isKnown && key.startsWith(`${value.key} `));
    const isThere = places.some(
      ({ key, countries: own }) => isNamed(key) && isIn(own, value.countries),
    );
    return isThere ? 1 : -1;
  }),
  way: comparison('way', 'way', ({ ways }, way) => {
    const place = ways.indexOf(way);
    if (place >= 0) return place === 0 ? 1 : SECOND_WAY;
    return way === 'not-stated' ? 0 : -1;
  }),
  workload: comparison('workload', 'workload', (value, { from, to }) => {
    const gap = Math.max(0, from - value.to, value.from - to);
    const difference = Math.abs(from - value.from) + Math.abs(to - value.to);
    if (gap <= CLOSE_WORKLOAD) return 1 - difference / 400;
    return -gap / 100;
  }),
  'part-time': comparison('part-time', 'workload', ({ isPart }, { from }) =>
    isPart === from <= MOST_PART_TIME ? 1 : -1,
  ),
  speaks: comparison('speaks', 'languages', ({ codes }, languages) => {
    const { required, alternatives } = languages;
    const isEnough =
      required.every((code) => codes.includes(code)) &&
      alternatives.every((some) => some.some((code) => codes.includes(code)));
    if (!isEnough) return -1;
    return codes.some((code) => requires(languages, code))
      ? 1
      : OTHER_LANGUAGES;
  }),
  'not-speaks': comparison(
    'not-speaks',
    'languages',
    ({ codes }, languages) => {
      const { required, alternatives } = languages;
      const isRequired =
        required.some((code) => codes.includes(code)) ||
        alternatives.some((some) => some.every((code) => codes.includes(code)));
      return isRequired ? -1 : 1;
    },
  ),
  language: comparison('language', 'languages', ({ code }, languages) => {
    if (requires(languages, code)) return 1;
    return languages.advantage.includes(code) ? ADVANTAGE : -1;
  }),
  rate: comparison('rate', 'rate', (value, { amount, currency }) => {
    if (currency !== value.currency) return 0;
    return amount >= value.amount ? 1 : -1;
  }),
  start: comparison('start', 'start', ({ from, to }, start) => {
    const stated = monthsOf(start);
    const isWithin =
      (from === null || stated.to >= from) &&
      (to === null || stated.from <= to);
    return isWithin ? 1 : -1;
  }),
  'apply-by': comparison('apply-by', 'lastDay', ({ from, to }, day) =>
    (from === null || day >= from) && (to === null || day <= to) ? 1 : -1,
  ),
  since: comparison('since', 'changed', ({ day }, changed) =>
    changed >= day ? 1 : -1,
  ),
} as const;

/** The kind of fact that a value is compared with. */
export const factKindOf = ({ kind }: FactValue): FactKind =>
  COMPARISONS[kind].fact;

/** How far a stated fact, of {@link factKindOf} the value, is that value. */
export function degreeOf(value: FactValue, fact: FactOf<FactKind>): Degree {
  const { degree } = COMPARISONS[value.kind] as {
    readonly degree: (value: FactValue, fact: FactOf<FactKind>) => Degree;
  };
  return degree(value, fact);
}
