import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import { dateIn } from '../facts/date-in.ts';
import { languageCodeOf } from '../facts/languages.ts';
import { clausesOf, quantitiesIn } from '../facts/quantities.ts';
import { askedRate } from '../facts/rate.ts';
import { scan } from '../facts/scan.ts';
import type { FilterName } from '../filters.ts';
import {
  degrees,
  MOST_PART_TIME,
  monthsOf,
  neededLanguages,
  suits,
} from './compare.ts';
import { type FactIndex, frequent } from './fact-index.ts';
import { byFact, byWords, type Find } from './find-rows.ts';
import { readPlace, readPlaceValue } from './place-value.ts';
import type { FactOf } from './row-facts.ts';

/** How a filter reads its values, what it finds, and what it offers. */
type Rule = {
  /**
   * One value as it is compared, if it is not one of a few; `null` if the filter
   * does not allow it.
   */
  readonly read?: (text: string) => string | null | readonly string[];
  readonly find: Find;
  /** The values to choose from, for some rows, the most important first. */
  readonly offered?: (facts: FactIndex, rows: Rows) => readonly string[];
};

/**
 * A language that somebody speaks, or with a minus one that somebody doesn’t.
 */
function readLanguage(text: string): string | null {
  const code = languageCodeOf(text.replace(/^-/, ''));
  return code && (text.startsWith('-') ? `-${code}` : code);
}

/** A text that is all a rate; without a currency, it is in that of most. */
function readRate(text: string): string | null {
  const [price] = clausesOf(scan(text.toUpperCase())).flatMap(quantitiesIn);
  if (price?.start !== 0 || price.end !== text.length) return null;
  const rate = askedRate({ ...price, isNamed: true });
  return rate ? `${rate.amount} ${rate.currency ?? ''}`.trim() : null;
}

/** Steps between rates to choose from. */
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_STEPS = 7;

/**
 * The rates that some rows state, in each of their currencies, rounded down to
 * at most eight steps.
 */
const rateSteps: Rule['offered'] = (facts, rows) =>
  facts.currenciesOf(rows).flatMap((currency) => {
    const amountsIn = frequent('rate', (rate) =>
      rate.currency === currency ? [rate.amount] : [],
    );
    const amounts = amountsIn(facts, rows);
    const range = Math.max(...amounts) - Math.min(...amounts);
    const step = STEPS.find((each) => range / each <= MOST_STEPS) ?? range;
    const steps = new Set(amounts.map((amount) => amount - (amount % step)));
    return [...steps].map((amount) => `${amount} ${currency}`);
  });

/** A day, or the first of a month. */
const readDay = (text: string): string | null =>
  dateIn(text)?.slice(0, 10).padEnd(10, '-01') ?? null;
const readMonth = (text: string): string | null =>
  readDay(text)?.slice(0, 7) ?? null;

/** A filter that somebody chooses; what is typed filters nothing. */
export type ChosenFilter = Exclude<FilterName, 'q'>;

/** How each filter is applied; how it is described is in `filters`. */
export const rules: Readonly<Record<ChosenFilter, Rule>> = {
  technology: {
    find: byWords('technology'),
    offered: frequent('technology', (name) => [name]),
  },
  location: {
    read: readPlace,
    find(index, texts) {
      const values = texts.map(readPlaceValue);
      const isIn = (place: FactOf<'place'>) =>
        values.some((value) => degrees.place(value, place) > 0);
      return byFact('place', isIn)(index, texts);
    },
    offered: frequent('place', ({ places, countries }) => [
      ...places.map(({ name }) => name),
      ...countries,
    ]),
  },
  remote: {
    find: byFact('way', (way, ways) => ways.includes(way)),
    offered: () => ['yes,partly', 'yes', 'partly', 'no'],
  },
  part_time: {
    find: byFact('workload', ({ from }, [text]) =>
      text === 'yes' ? from <= MOST_PART_TIME : from > MOST_PART_TIME,
    ),
    offered: () => ['yes', 'no'],
  },
  speaks: {
    read: readLanguage,
    find: byFact('language', (languages, texts) => {
      // Who names only those that they don’t speak may speak all others.
      const others = texts.every((text) => text.startsWith('-'));
      const sign = others ? '-' : '';
      return suits(languages, (code) => texts.includes(sign + code) !== others);
    }),
    offered: frequent('language', neededLanguages),
  },
  rate_from: {
    read: readRate,
    find: byFact('rate', (rate, [text = '']) => {
      const [amount, currency] = text.split(' ');
      return rate.currency === currency && rate.amount >= Number(amount);
    }),
    offered: rateSteps,
  },
  start_after: {
    read: readMonth,
    find: byFact('start', (start, [month = '']) => monthsOf(start).to >= month),
    offered: frequent('start', (start) => [monthsOf(start).from]),
  },
  start_before: {
    read: readMonth,
    find: byFact(
      'start',
      (start, [month = '']) => monthsOf(start).from <= month,
    ),
  },
  since: {
    read: readDay,
    find: byFact('changed', (changed, [day = '']) => changed >= day),
  },
  role: { find: byWords('role') },
};

export const CHOSEN_FILTERS = Object.keys(rules) as readonly ChosenFilter[];
/** Those that offer values to choose from. */
export const CHOICE_NAMES = CHOSEN_FILTERS.filter(
  (name) => rules[name].offered,
);
