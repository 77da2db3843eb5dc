import { monthNamed } from '../facts/months.ts';
import { has, is, spanOf, type Tokens, upTo } from '../facts/scan.ts';
import { monthsIn, type StatedMonths } from '../facts/start.ts';
import { readAll, type TokenReader } from '../facts/token-reader.ts';
import { dayAgo, isDay, NEW_DAYS } from '../public-project/stated-date.ts';
import { thisMonth } from './compare.ts';
import { type Mention, mention } from './wish.ts';

/** The ending of “1st” or “1er”, or the dot after a day. */
const ORDINAL = /^(?:[.]|er|st|nd|rd|th)$/;
/** How many tokens after a word its date may stand. */
const REACH = 6;

/** A year, if one is named, a month and a day. */
type Numbers = readonly (number | undefined)[];

const takeNumber = (reader: TokenReader, most: number): number | undefined =>
  reader.takeIf(({ amount = most + 1 }) => amount <= most)?.amount;

/** “2026-11-03”, “1.11.2026”, “3rd November”, “Nov. 3, 2026” */
function takeNumbers(reader: TokenReader): Numbers | undefined {
  const parts = reader.take('DATE')?.text.split(/[-./]/).map(Number);
  if (parts) return (parts[0] ?? 0) > 31 ? parts : parts.toReversed();
  const before = takeNumber(reader, 31);
  reader.takeIf(({ text }) => ORDINAL.test(text));
  const month = reader.read(({ text }) => monthNamed(text));
  reader.take('.');
  const day = before ?? takeNumber(reader, 31);
  reader.take(',');
  return month && day ? [takeNumber(reader, 2100), month, day] : undefined;
}

/** The last day with some numbers, or the next one. */
function dayOf([year, month, day]: Numbers, isNext: boolean) {
  const today = dayAgo(0);
  const thisYear = Number(today.slice(0, 4));
  const days = (year ? [year] : [thisYear, thisYear + (isNext ? 1 : -1)]).map(
    (each) =>
      [each, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
  );
  return days.find((each) => isDay(each) && each >= today === isNext);
}

/** “Apply before 7 December”, “posted since 3 November” */
function readDay(tokens: Tokens, at: number): readonly Mention[] {
  const [word, ...others] = tokens.slice(at, at + REACH);
  const isApplying = is(word, 'APPLYING');
  if (!word || !(isApplying || is(word, 'POSTED', 'SINCE'))) return [];
  const near = upTo(others, ';');
  const last = near.findLast(
    ({ type, text, amount = 0 }) =>
      type === 'DATE' || monthNamed(text) || amount > 0,
  );
  if (!last) return [];
  const spans = [[word.start, last.end]] as const;
  const [date] = readAll(near, takeNumbers);
  const day = date && dayOf(date.value, isApplying);
  if (!isApplying) return day ? [mention({ kind: 'since', day }, spans)] : [];
  // When applications start is no last day.
  const isLast = day && !has(near, 'AFTER', 'AT_LEAST');
  const value = { kind: 'apply-by', from: null, to: day ?? '' } as const;
  return [mention(isLast ? value : null, spans)];
}

/** The days that a sentence names, and what it says of them. */
export function readDays(tokens: Tokens): readonly Mention[] {
  const days = tokens.flatMap((_, at) => readDay(tokens, at));
  const isNew = tokens.find((token) => is(token, 'NEW'));
  if (days.length > 0 || !isNew) return days;
  const day = dayAgo(NEW_DAYS - 1);
  return [mention({ kind: 'since', day }, [spanOf(isNew)])];
}

/** The month that is some months after another. */
const later = (month: string, by: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by))
    .toISOString()
    .slice(0, 7);

/** The months between which work starts. “After February” is from March on. */
function boundsOf(month: string, limit: StatedMonths['limit'], last: string) {
  switch (limit) {
    case 'AT_LEAST':
      return { from: month, to: null };
    case 'AFTER':
      return { from: later(last, 1), to: null };
    case 'BEFORE':
      return { from: null, to: later(month, -1) };
    case 'UNTIL':
    case 'AT_MOST':
      return { from: null, to: last };
    default:
      return { from: month, to: last };
  }
}

/**
 * The months in which what a text asks for starts. Those of the past are what
 * somebody did.
 */
export function readStart(tokens: Tokens): readonly Mention[] {
  const now = tokens.find(
    (token, at) => is(token, 'NOW') && !is(tokens[at - 1], 'NOT'),
  );
  const soon = { kind: 'start', from: null, to: thisMonth() } as const;
  if (now) return [mention(soon, [spanOf(now)])];
  const months = monthsIn(tokens, `${thisMonth()}-01`);
  const isFuture = ({ to }: StatedMonths) => (to ?? '') >= thisMonth();
  const spansOf = (some: readonly StatedMonths[]) => some.map(spanOf);
  const past = months.filter((date) => !isFuture(date));
  const future = months.filter(isFuture);
  const silent = mention(null, spansOf(past));
  const [first] = future;
  if (!first?.from) return [silent];
  const last = (first.limit ? first : future.at(-1))?.to ?? first.from;
  const bounds = boundsOf(first.from, first.limit, last);
  return [silent, mention({ kind: 'start', ...bounds }, spansOf(future))];
}
