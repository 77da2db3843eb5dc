import type { Remote } from '../public-project/stated-facts.ts';
import { type Amount, amountsIn, takeAmount } from './amounts.ts';
import { clausesIn } from './clauses.ts';
import { type Denial, denialOf } from './denial.ts';
import {
  type Class,
  type Fact,
  factAt,
  has,
  is,
  masked,
  type Span,
  scan,
  type Token,
  type Tokens,
} from './scan.ts';
import { readAll, type TokenReader } from './token-reader.ts';

/** A way of working that a clause names, and how far it applies. */
type WayOfWorking = {
  readonly way: 'remote' | 'on site' | 'mixed';
  /** How much of the work is done so. */
  readonly extent: 'all' | Denial;
  readonly token: Token;
};

const WAYS: Partial<Readonly<Record<Class, WayOfWorking['way']>>> = {
  REMOTE: 'remote',
  ON_SITE: 'on site',
  HYBRID: 'mixed',
  DAYS_OF_A_KIND: 'mixed',
};
const WAY_CLASSES = Object.keys(WAYS) as Class[];
const isWay = (token: Token): boolean => is(token, ...WAY_CLASSES);

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
  return unit === 'WEEK' || (isChoice && !unit) ? 'some' : 'other';
}

/** How far a number or a word such as “partly” says that a way applies. */
function takeExtent(reader: TokenReader) {
  if (reader.take('PARTLY', 'TIMES')) return 'some';
  const amount = takeAmount(reader);
  return amount && extentOfAmount(amount);
}

const extentsIn = (tokens: Tokens) =>
  readAll(tokens, takeExtent).filter((extent) => extent !== 'other');

/** How far a way applies by the closest number or word before or after it. */
function extentBeside(before: Tokens, after: Tokens): 'all' | 'some' {
  // “Three remote days”
  if (is(before.at(-1), 'NUMBER') && is(after[0], 'DAY', 'WEEK')) return 'some';
  return extentsIn(before).at(-1) ?? extentsIn(after)[0] ?? 'all';
}

/** “Once a month”, “1x pro Woche” */
const hasFrequency = (tokens: Tokens): boolean =>
  tokens.some((token, at) => {
    const next = tokens.slice(at + 1, at + 4);
    return is(token, 'TIMES') && has(next, 'DAY', 'WEEK', 'MONTH', 'YEAR');
  });

/** The amounts of days or weeks in a clause. */
const daysIn = (clause: Tokens): readonly Amount[] =>
  amountsIn(clause).filter(({ unit }) => unit === 'DAY' || unit === 'WEEK');

/** Visits, not how long the work lasts: “2 days”, but not “6 weeks”. */
function areVisits(days: Amount): boolean {
  const most = days.unit === 'DAY' ? MOST_DAYS : MOST_WEEKS;
  return days.to > 0 && days.to <= most && extentOfAmount(days) === 'some';
}

/** Whether a clause counts visits: “two days a month”, “quarterly meetings”. */
const countsVisits = (clause: Tokens): boolean =>
  hasFrequency(clause) ||
  daysIn(clause).some(areVisits) ||
  clause.some((token, at) => {
    const isCounted = is(clause[at - 1], 'PARTLY', 'TIMES', 'NUMBER');
    return isCounted && is(token, 'VISIT');
  });

/**
 * A clause in which an office and a home are ways of working if it counts days:
 * “office 4 days, home 1 day”, “once a month in the office”.
 */
function withOffice(clause: Tokens): Tokens {
  if (daysIn(clause).length === 0 && !hasFrequency(clause)) return clause;
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
    const rest = clause.slice(at + 1);
    const next = rest.findIndex(isWay);
    const after = next === -1 ? rest : rest.slice(0, next);
    const extent = denialOf(before, after) ?? extentBeside(before, after);
    ways.push({ way, extent, token });
    start = at + 1;
  }
  return ways;
}

/** Whether “or” stands between two tokens. */
function areAlternatives(tokens: Tokens, one: Token, other: Token): boolean {
  const places = [tokens.indexOf(one), tokens.indexOf(other)];
  const between = tokens.slice(Math.min(...places), Math.max(...places));
  return has(between, 'OR');
}

/**
 * The work is partly remote if some of it is, if the ways are mixed, if both are
 * named without an “or”, or if remote work has visits; otherwise it is what is
 * named or not denied.
 */
function remoteOf(
  ways: readonly WayOfWorking[],
  tokens: Tokens,
  hasVisits: boolean,
): Remote | null {
  const find = (name: WayOfWorking['way'], ...extents: readonly string[]) =>
    ways.find(({ way, extent }) => way === name && extents.includes(extent));
  if (ways.some(({ extent }) => extent === 'some')) return 'partly';
  if (find('mixed', 'all')) return 'partly';
  if (find('remote', 'none')) return 'no';
  if (find('on site', 'none', 'not needed')) return 'yes';
  const remote = find('remote', 'all');
  const onSite = find('on site', 'all');
  if (!remote) return onSite ? 'no' : null;
  if (!onSite) return hasVisits ? 'partly' : 'yes';
  return areAlternatives(tokens, remote.token, onSite.token) ? 'yes' : 'partly';
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
function spansIn(tokens: Tokens): readonly Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    let end = first;
    const isMark = () => is(tokens[end], 'is') && isAboutWay(tokens, end + 1);
    while (isAboutWay(tokens, end) || (end > first && isMark())) end += 1;
    const words = tokens.slice(first, end);
    if (words.some(isWay))
      spans.push([words[0]?.start ?? 0, words.at(-1)?.end ?? 0]);
    first = end;
  }
  return spans;
}

/** The clauses of a text, in which offices may be ways of working. */
const clausesOf = (text: string): readonly Tokens[] =>
  clausesIn(scan(text)).map(withOffice);

/**
 * What a location says about remote work; `null` if it says nothing, or that it
 * is not known.
 */
export function readRemote(text: string): Fact<Remote> | null {
  const clauses = clausesOf(text);
  const tokens = clauses.flat();
  const ways = clauses.flatMap(waysIn);
  const value = remoteOf(ways, tokens, clauses.some(countsVisits));
  return value && factAt(value, text, spansIn(tokens));
}

/**
 * A text without what it says about remote work, even if that is only that
 * nobody knows.
 */
export const withoutRemote = (text: string): string =>
  masked(text, spansIn(clausesOf(text).flat()));
