import { isDay } from '../public-project/stated-date.ts';
import table from './deadlines.json' with { type: 'json' };
import { monthNamed } from './names.ts';
import { phraseFinder, tokensIn } from './phrase-table.ts';
import { type Fact, factAt, foldedInPlace, masked, type Span } from './scan.ts';

const phraseAt = phraseFinder<keyof typeof table>(table);

// A text has at most some ten thousand words.
const MOST_READ = 50_000;
/** How far from a phrase its date may be, and what ends the sentence before. */
const MOST_BETWEEN = 70;
const END =
  /[;\n]|(?<!\d)[.!?] (?=[a-z]{4})|, (?!\d|den |le |the |kl)|(?<![a-z])(?:start|begin|projekt|project|projet|interview|deliver|livrais|leverans)/;
/** “Deadline” alone is one only as a label: “Deadline: 5 December”. */
const BEFORE_LABEL = /(?:^|[\n;,.(|*•-] ?)$/;
const AFTER_LABEL = /^ ?(?:: ?|le |den )?(?:[a-z]{3,10},? )?\d/;

const DATE =
  /(?<![\d.:/-])(?:(?<iso>20\d\d-\d\d-\d\d)|(?<first>\d{1,2})[./] ?(?<second>\d{1,2})(?:[./] ?(?<numeric>20\d\d|\d\d))?(?![\d:])|(?<day>\d{1,2})(?:st|nd|rd|th|er|:?e|\.)?(?: (?:of|de)(?= ))? ?(?<month>[a-z]{3,10})(?:[.,]{0,2} ?(?<year>20\d\d))?)|(?<![a-z])(?<name>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\.? (?<after>\d{1,2})(?:st|nd|rd|th)?(?![\d:.])(?:,? ?(?<later>20\d\d))?/g;

const twoDigits = (number: number) => String(number).padStart(2, '0');
const MOST_AHEAD_MS = 183 * 86_400_000;

/** A day with its year, or with that of the first such day after the posting, if it is soon. `null` if it is not certain. */
function dayOf(day: number, month: number, year: string | undefined, posted: string): string | null {
  const dayIn = (of: number) => `${of}-${twoDigits(month)}-${twoDigits(day)}`;
  if (year !== undefined) {
    const stated = dayIn(Number(year.padStart(4, '20')));
    return isDay(stated) ? stated : null;
  }
  const since = posted.slice(0, 10);
  const next = [0, 1].map((more) => dayIn(Number(since.slice(0, 4)) + more)).find((one) => isDay(one) && one >= since);
  return next !== undefined && Date.parse(next) - Date.parse(since) <= MOST_AHEAD_MS ? next : null;
}

/** The first date in some words; `null` if there is none, or if it may be two: “11/3”. */
function dateIn(words: string, isDayFirst: boolean, posted: string): { day: string; at: Span } | null {
  for (const { groups = {}, index, 0: found } of words.matchAll(DATE)) {
    const { iso, first, second, numeric, day, month, year, name, after, later } = groups;
    const at: Span = [index, index + found.length];
    if (iso !== undefined) return isDay(iso) ? { day: iso, at } : null;
    if (first !== undefined) {
      const [one, two] = [Number(first), Number(second)];
      const isMonthFirst = !isDayFirst && two > 12;
      // In English a date with points is one of another language.
      if (!isDayFirst && one <= 12 && two <= 12 && one !== two && !found.includes('.')) return null;
      const value = isMonthFirst ? dayOf(two, one, numeric, posted) : dayOf(one, two, numeric, posted);
      if (value === null) continue;
      return { day: value, at };
    }
    const named = monthNamed(month ?? name ?? '');
    if (named === undefined) continue;
    const value = dayOf(Number(day ?? after), named, year ?? later, posted);
    return value === null ? null : { day: value, at };
  }
  return null;
}

/** Where a text says until when to apply: from the phrase to the end of what is said of it, with the day if that is certain. */
function deadlinesIn(text: string, posted: string): readonly { at: Span; day: ReturnType<typeof dateIn> }[] {
  const plain = foldedInPlace(text.slice(0, MOST_READ));
  const tokens = tokensIn(plain, /[a-z]+/g);
  return tokens.flatMap(({ start: index }, at) => {
    const phrase = phraseAt(plain, tokens, at);
    if (phrase === undefined) return [];
    const start = tokens[at + phrase.words.length - 1]?.end ?? index;
    const rest = plain.slice(start, start + MOST_BETWEEN).replace(/^ ?[:.]? ?\n{1,2}/, (gap) => ' '.repeat(gap.length));
    const isLabel = BEFORE_LABEL.test(plain.slice(Math.max(0, index - 2), index)) && AFTER_LABEL.test(rest);
    if (phrase.types.has('label') && !isLabel) return [];
    const end = rest.search(END);
    const words = end < 0 ? rest : rest.slice(0, end);
    const date = dateIn(words, phrase.types.has('dayFirst'), posted);
    const [from, to] = date?.at ?? [0, 0];
    return [{ at: [index, start + words.length], day: date && { ...date, at: [start + from, start + to] } }];
  });
}

export const withoutDeadlines = (text: string): string =>
  masked(
    text,
    deadlinesIn(text, '').map(({ at }) => at),
  );

/**
 * The last day to apply, where a phrase for it stands beside a date. A day without a year is the first one after the posting, up to
 * half a year later. `null` if a text states none, several, or one that may be two days. Takes time in proportion to the text.
 */
export function readApplyBy(text: string, posted = ''): Fact<string> | null {
  const days = deadlinesIn(text, posted).flatMap(({ day }) => day ?? []);
  const [first] = days;
  return first && days.every(({ day }) => day === first.day) ? factAt(first.day, text, [first.at]) : null;
}
