import { monthNamed } from '../facts/months.ts';
import { is, type Span, type Tokens, upTo } from '../facts/scan.ts';
import { monthsIn, nowIn, type StatedMonths } from '../facts/start.ts';
import { dayAgo, NEW_DAYS } from '../public-project/stated-date.ts';
import { thisMonth } from './compare.ts';
import { type Mention, mention } from './wish.ts';

/** How many tokens after a word its date may stand. */
const REACH = 6;

/**
 * The dates of a sentence that say nothing of a start: “apply before 7
 * December”, “posted since 3 November”.
 */
export const otherDatesIn = (tokens: Tokens): readonly Span[] =>
  tokens.flatMap((word, at) => {
    const near = is(word, 'OTHER_DATE') ? tokens.slice(at, at + REACH) : [];
    const last = upTo(near, ';').findLast(
      ({ type, text, amount = 0 }) =>
        type === 'DATE' || monthNamed(text) || amount > 0,
    );
    return last ? [{ start: word.start, end: last.end }] : [];
  });

/** Whether a sentence asks for what is new. */
export function readAge(tokens: Tokens): readonly Mention[] {
  const word = tokens.find((token) => is(token, 'NEW'));
  const from = dayAgo(NEW_DAYS - 1);
  const value = { kind: 'changed', from, to: null } as const;
  return word ? [mention(value, [word])] : [];
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
  const now = nowIn(tokens);
  const soon = { kind: 'start', from: null, to: thisMonth() } as const;
  if (now) return [mention(soon, [now])];
  const months = monthsIn(tokens, `${thisMonth()}-01`);
  const future = months.filter(({ to }) => (to ?? '') >= thisMonth());
  const silent = mention(null, months);
  const [first] = future;
  if (!first?.from) return [silent];
  const last = (first.limit ? first : future.at(-1))?.to ?? first.from;
  const bounds = boundsOf(first.from, first.limit, last);
  return [silent, mention({ kind: 'start', ...bounds }, future)];
}
