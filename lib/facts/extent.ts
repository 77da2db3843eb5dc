import { has, is, type Tokens } from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/** How much of the work is done in a way. */
export type Extent = 'all' | 'some' | 'none' | 'not needed' | 'unknown';

/** How many words may stand between a way of working and what denies it. */
const REACH = 5;
const FULL_WEEK = 5;

/** “2 full days”, but not the week of “days a week”. */
function takeDays(reader: TokenReader) {
  const isPeriod = is(reader.peek(-1), 'DAY');
  const amount = reader.take('NUMBER')?.amount;
  reader.take('WHOLLY');
  const unit = reader.take('DAY', 'WEEK');
  if (amount === undefined || isPeriod || !unit) return undefined;
  return { amount, unit: unit.type };
}

const daysIn = (tokens: Tokens) => readAll(tokens, takeDays);

/** “Partly”, “once”, “60 %”, “50/50”, “2 days”; of a range, the least. */
function takeCounted(reader: TokenReader): 'all' | 'some' | undefined {
  if (reader.take('PARTLY', 'TIMES')) return 'some';
  const days = reader.attempt(() => takeDays(reader));
  if (days?.amount)
    return days.unit === 'DAY' && days.amount === FULL_WEEK ? 'all' : 'some';
  const isMost = is(reader.peek(-1), 'TO');
  const amount = reader.take('NUMBER')?.amount;
  if (!amount) return undefined;
  if (reader.take('PERCENT')) return amount >= 100 && !isMost ? 'all' : 'some';
  return reader.take('/') && reader.take('NUMBER') && 'some';
}

/** How far each number and each word such as “partly” says that a way applies. */
export const extentsCounted = (tokens: Tokens) => readAll(tokens, takeCounted);

const saysAll = (tokens: Tokens): boolean =>
  extentsCounted(tokens).includes('all');

/** “Once a month”, “1x pro Woche”. */
const hasFrequency = (tokens: Tokens): boolean =>
  tokens.some((token, at) => {
    const next = tokens.slice(at + 1, at + 4);
    return is(token, 'TIMES') && has(next, 'DAY', 'WEEK', 'MONTH', 'YEAR');
  });

/** “No”, “0 %”, “0 days”, but not “0–2 days”. */
const isDenial = (tokens: Tokens, at: number): boolean =>
  is(tokens[at], 'NOT') ||
  (tokens[at]?.amount === 0 &&
    !has(tokens.slice(at + 1, at + 3), 'TO') &&
    !is(tokens[at - 1], 'TO'));

/** The words up to one with a meaning of its own. */
function nearTo(tokens: Tokens): Tokens {
  const end = tokens.findIndex((token) => is(token, 'word'));
  return tokens.slice(0, end === -1 ? REACH : Math.min(end, REACH));
}

/** What the words before a way of working deny: “no”, “not only”. */
function deniedBefore(last: Tokens, next: Tokens): Extent | undefined {
  const denial = last.findIndex((_, at) => isDenial(last, at));
  if (denial === -1) return undefined;
  if (has(next, 'NEEDED')) return 'not needed';
  // “Not 100 %”, but “100 % not”
  const isWhole = has(last, 'WHOLLY') || saysAll(last.slice(denial + 1));
  return isWhole ? 'some' : 'none';
}

/** What the words after a way of working deny: “not possible”, “no”. */
function deniedAfter(after: Tokens): Extent | undefined {
  const next = nearTo(after);
  if (has(next, 'IMPOSSIBLE')) return 'none';
  const denial = next.findIndex((_, at) => isDenial(after, at));
  if (denial === -1) return undefined;
  const word = after
    .slice(denial + 1)
    .find((token) => !is(token, 'filler', 'is', 'PERCENT', 'DAY', 'WEEK'));
  if (is(word, 'NEEDED')) return 'not needed';
  const isClosed = word === undefined || is(word, 'POSSIBLE', 'mark');
  return isClosed ? 'none' : undefined;
}

/** How far the numbers beside a way of working say that it applies. */
function counted(before: Tokens, after: Tokens): Extent {
  // “Three remote days”
  if (is(before.at(-1), 'NUMBER') && is(after[0], 'DAY', 'WEEK')) return 'some';
  const extents = [...extentsCounted(before), ...extentsCounted(after)];
  return extents.length === 0 || extents.includes('all') ? 'all' : 'some';
}

/** How far a way of working applies, by the words before and after it. */
export function extentOf(before: Tokens, after: Tokens): Extent {
  const last = nearTo(before.toReversed()).toReversed();
  const next = nearTo(after);
  if (has(next, 'UNKNOWN')) return 'unknown';
  if (has([...last, ...next], 'NOT_NEEDED')) return 'not needed';
  const denied = deniedBefore(last, next) ?? deniedAfter(after);
  return denied ?? counted(before, after);
}

/** Whether a clause counts days: “2 days”, “once a month”. */
export const countsDays = (clause: Tokens): boolean =>
  daysIn(clause).length > 0 || hasFrequency(clause);

/** Visits, not how long the work lasts: “2 days”, not “6 weeks”. */
const areVisits = ({ amount, unit }: ReturnType<typeof daysIn>[number]) =>
  amount > 0 && amount <= (unit === 'DAY' ? 15 : 2);

/** Whether a clause counts visits: “two days a month”, “quarterly meetings”. */
export const countsVisits = (clause: Tokens): boolean =>
  hasFrequency(clause) ||
  (!saysAll(clause) && daysIn(clause).some(areVisits)) ||
  clause.some(
    (token, at) =>
      is(token, 'VISIT') && is(clause[at - 1], 'PARTLY', 'TIMES', 'NUMBER'),
  );
