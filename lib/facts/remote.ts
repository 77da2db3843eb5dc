import type { Remote } from '../public-project/stated-facts.ts';
import { type Amount, amountsIn, takeAmount } from './amounts.ts';
import { type Denial, denialOf } from './denial.ts';
import {
  type ByClass,
  type Class,
  clausesIn,
  type Fact,
  factAt,
  has,
  is,
  masked,
  type Span,
  scan,
  type Token,
  type Tokens,
  upTo,
} from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/** A way of working that a clause names, and how far it applies. */
type WayOfWorking = {
  readonly way: 'remote' | 'on site' | 'mixed';
  /** How much of the work is done so. */
  readonly extent: 'all' | Denial;
  /** Whether an “or” stands before it. */
  readonly isAlternative: boolean;
};

const WAYS: ByClass<WayOfWorking['way']> = {
  REMOTE: 'remote',
  ON_SITE: 'on site',
  HYBRID: 'mixed',
  DAYS_OF_A_KIND: 'mixed',
};
const WAY_CLASSES = Object.keys(WAYS) as Class[];

const FULL_WEEK = 5;
/** More days or weeks are how long the work lasts, no visits. */
const MOST_DAYS = 15;
const MOST_WEEKS = 2;

/** How far an amount says that a way applies: “60 %”, “2 days”, “50/50”. */
function extentOfAmount(amount: Amount): 'all' | 'some' | 'other' {
  const { from, to, unit, isChoice } = amount;
  if (to === 0) return 'other';
  if (unit === 'DAY') return from === FULL_WEEK ? 'all' : 'some';
  if (unit === 'PERCENT') return from >= 100 ? 'all' : 'some';
  if (unit === undefined) return isChoice ? 'some' : 'other';
  return unit === 'WEEK' || unit === 'TIMES' ? 'some' : 'other';
}

/** How far a number or a word such as “partly” says that a way applies. */
function takeExtent(reader: TokenReader) {
  if (reader.take('PARTLY')) return 'some';
  const amount = takeAmount(reader);
  return amount && extentOfAmount(amount);
}

const extentsIn = (tokens: Tokens) =>
  readAll(tokens, takeExtent).filter((extent) => extent !== 'other');

/** How far a way applies by the closest number or word before or after it. */
function extentBeside(before: Tokens, after: Tokens): 'all' | 'some' {
  // “Three remote days”
  const isNumber = is(before.at(-1), 'NUMBER');
  if (isNumber && is(after[0], 'DAY', 'WEEK')) return 'some';
  return extentsIn(before).at(-1) ?? extentsIn(after)[0] ?? 'all';
}

/** “2 days”, “once a month” */
const isCounted = ({ unit, period }: Amount): boolean =>
  unit === 'DAY' ||
  unit === 'WEEK' ||
  (unit === 'TIMES' && period !== undefined);

/** Visits, not how long the work lasts: “2 days”, but not “6 weeks”. */
function areVisits(amount: Amount): boolean {
  const { to, unit } = amount;
  if (unit === 'VISIT') return true;
  const most = unit === 'WEEK' ? MOST_WEEKS : MOST_DAYS;
  const isSome = extentOfAmount(amount) === 'some';
  return isCounted(amount) && isSome && to <= most;
}

/** Whether a clause counts visits: “two days a month”, “quarterly meetings”. */
function countsVisits(clause: Tokens): boolean {
  const partly = clause.findIndex((token) => is(token, 'PARTLY'));
  const isOccasional = partly !== -1 && is(clause[partly + 1], 'VISIT');
  return isOccasional || amountsIn(clause).some(areVisits);
}

/**
 * A clause in which an office and a home are ways of working if it counts days:
 * “office 4 days, home 1 day”, “once a month in the office”.
 */
function withOffice(clause: Tokens): Tokens {
  if (!amountsIn(clause).some(isCounted)) return clause;
  return clause.map((token): Token => {
    if (is(token, 'OFFICE')) return { ...token, type: 'ON_SITE' };
    return is(token, 'HOME') ? { ...token, type: 'REMOTE' } : token;
  });
}

/** The ways of working that a clause names. */
function waysIn(clause: Tokens): readonly WayOfWorking[] {
  const ways: WayOfWorking[] = [];
  let start = 0;
  for (const [at, token] of clause.entries()) {
    const way = WAYS[token.type];
    if (way === undefined) continue;
    const before = clause.slice(start, at);
    const after = upTo(clause.slice(at + 1), ...WAY_CLASSES);
    const extent = denialOf(before, after) ?? extentBeside(before, after);
    ways.push({ way, extent, isAlternative: has(before, 'OR') });
    start = at + 1;
  }
  return ways;
}

/**
 * The work is partly remote if some of it is, if the ways are mixed, if both are
 * named without an “or”, or if remote work has visits; otherwise it is what is
 * named or not denied.
 */
function remoteOf(
  ways: readonly WayOfWorking[],
  hasVisits: boolean,
): Remote | null {
  const hasWay = (name: WayOfWorking['way'], extent: string) =>
    ways.some((way) => way.way === name && way.extent === extent);
  if (ways.some(({ extent }) => extent === 'some')) return 'partly';
  if (hasWay('mixed', 'all')) return 'partly';
  if (hasWay('remote', 'none')) return 'no';
  if (hasWay('on site', 'none') || hasWay('on site', 'not needed'))
    return 'yes';
  const isOnSite = hasWay('on site', 'all');
  if (!hasWay('remote', 'all')) return isOnSite ? 'no' : null;
  if (!isOnSite) return hasVisits ? 'partly' : 'yes';
  const [, ...others] = ways;
  return others.some(({ isAlternative }) => isAlternative) ? 'yes' : 'partly';
}

/** What is about a way of working: itself, and what qualifies it. */
const ABOUT_WAY: readonly Class[] = [
  ...WAY_CLASSES,
  'WHOLLY',
  'PARTLY',
  'TIMES',
  'PERCENT',
  'TO',
  'NUMBER',
  'ONE',
  'DAY',
  'WEEK',
  'PER',
  'POSSIBLE',
  'IMPOSSIBLE',
  'NOT',
  'NEEDED',
  'NOT_NEEDED',
  'FULL_TIME',
];

/**
 * Whether a word is about a way of working. “Remote, not Java”: what follows
 * “not” is about something else.
 */
function isAboutWay(tokens: Tokens, at: number): boolean {
  if (!is(tokens[at], 'NOT')) return is(tokens[at], ...ABOUT_WAY);
  const next = tokens[at + 1];
  return next === undefined || is(next, 'mark', 'is', ...ABOUT_WAY);
}

/** The words for ways of working, with those that qualify them. */
function spansIn(clause: Tokens): readonly Span[] {
  const spans: Span[] = [];
  let words: Token[] = [];
  for (const [at, token] of [...clause, undefined].entries()) {
    const isMark = words.length > 0 && is(token, 'is');
    const isPart = isAboutWay(clause, isMark ? at + 1 : at);
    if (token && isPart) {
      words.push(token);
      continue;
    }
    const [first] = words;
    const last = words.at(-1);
    if (first && last && has(words, ...WAY_CLASSES))
      spans.push([first.start, last.end]);
    words = [];
  }
  return spans;
}

/** The clauses of a text, in which offices may be ways of working. */
const clausesOf = (tokens: Tokens): readonly Tokens[] =>
  clausesIn(tokens).map(withOffice);

/**
 * What a location says about remote work; `null` if it says nothing, or that it
 * is not known.
 */
export function readRemote(
  text: string,
  tokens = scan(text),
): Fact<Remote> | null {
  const clauses = clausesOf(tokens);
  const ways = clauses.flatMap(waysIn);
  const value = remoteOf(ways, clauses.some(countsVisits));
  return value && factAt(value, text, clauses.flatMap(spansIn));
}

/**
 * A text without what it says about remote work, even if that is only that
 * nobody knows.
 */
export const withoutRemote = (text: string): string =>
  masked(text, clausesOf(scan(text)).flatMap(spansIn));
