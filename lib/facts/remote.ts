import type { Remote } from '../public-project/stated-facts.ts';
import { type Denial, denialOf } from './denial.ts';
import { clausesOf } from './quantities.ts';
import {
  type ByClass,
  type Class,
  type Fact,
  has,
  is,
  type Span,
  type Token,
  type Tokens,
  upTo,
} from './scan.ts';

/** A way of working that a clause names. */
type WayOfWorking = {
  readonly value: Remote | undefined;
  readonly isDenied: boolean;
  /** Whether an “or” stands before it. */
  readonly isAlternative: boolean;
};

const WAYS = ['REMOTE', 'ON_SITE', 'HYBRID'] as const;
/** What a way of working says about remote work, by how far it applies. */
const VALUES: Readonly<Record<'all' | Denial, ByClass<Remote>>> = {
  all: {
    REMOTE: 'yes',
    ON_SITE: 'no',
    HYBRID: 'partly',
  },
  some: {
    REMOTE: 'partly',
    ON_SITE: 'partly',
    HYBRID: 'partly',
  },
  none: { REMOTE: 'no', ON_SITE: 'yes' },
  'not needed': { ON_SITE: 'yes' },
  unknown: {},
};

/** How many of a unit are all of the work; of others, none are. */
const FULL: ByClass<number> = { PERCENT: 100, DAY: 5 };
/** More of a unit are how long the work lasts, no visits. */
const MOST_VISITS: ByClass<number> = {
  DAY: 15,
  WEEK: 2,
  TIMES: 15,
  VISIT: 15,
};

/** How far “partly”, “60 %”, “2 days” or “50/50” says that a way applies. */
function extentOf(token: Token): 'all' | 'some' | undefined {
  if (is(token, 'PARTLY')) return 'some';
  const { from = 0, to = 0, unit, isChoice } = token.quantity ?? {};
  if (to === 0) return undefined;
  if (unit === undefined) return isChoice ? 'some' : undefined;
  if (!(unit in FULL || unit in MOST_VISITS)) return undefined;
  return from === FULL[unit] ? 'all' : 'some';
}

/** How far a way applies by the closest number or word before or after it. */
function extentBeside(before: Tokens, after: Tokens): 'all' | 'some' {
  // “Three remote days”
  const last = before.at(-1);
  const isNumber = is(last, 'QUANTITY') && !last?.quantity?.unit;
  if (isNumber && is(after[0], 'DAY', 'WEEK')) return 'some';
  const [extent] = [...before.toReversed(), ...after].flatMap(
    (token) => extentOf(token) ?? [],
  );
  return extent ?? 'all';
}

/** Whether a token is “2 days”, “two visits” or “once a month”. */
function isCounted({ quantity }: Token): boolean {
  const { unit, period } = quantity ?? {};
  if (unit === 'TIMES') return period !== undefined;
  return unit !== undefined && unit in MOST_VISITS;
}

/** Visits, not how long the work lasts: “2 days”, but not “6 weeks”. */
function isVisit(token: Token): boolean {
  const { to = 0, unit = 'DAY' } = token.quantity ?? {};
  const isSome = isCounted(token) && extentOf(token) === 'some';
  return isSome && to <= (MOST_VISITS[unit] ?? 0);
}

/** Whether a clause counts visits: “two days a month”, “quarterly meetings”. */
const countsVisits = (clause: Tokens): boolean =>
  clause.some((token, at) => {
    const isOccasional = is(token, 'PARTLY') && is(clause[at + 1], 'VISIT');
    return isOccasional || isVisit(token);
  });

const OFFICES: ByClass<Class> = { OFFICE: 'ON_SITE', HOME: 'REMOTE' };

/**
 * A clause in which an office and a home are ways of working if it counts days:
 * “office 4 days, home 1 day”, “once a month in the office”.
 */
const withOffice = (clause: Tokens): Tokens =>
  clause.some(isCounted)
    ? clause.map((token) => ({
        ...token,
        type: OFFICES[token.type] ?? token.type,
      }))
    : clause;

/** The ways of working that a clause names. */
function waysIn(clause: Tokens): readonly WayOfWorking[] {
  const ways: WayOfWorking[] = [];
  let start = 0;
  for (const [at, token] of clause.entries()) {
    if (!is(token, ...WAYS)) continue;
    const before = clause.slice(start, at);
    const after = upTo(clause.slice(at + 1), ...WAYS);
    const denial = denialOf(before, after);
    const extent = denial ?? extentBeside(before, after);
    ways.push({
      value: VALUES[extent][token.type],
      isDenied: denial !== undefined,
      isAlternative: has(before, 'OR'),
    });
    start = at + 1;
  }
  return ways;
}

/**
 * The work is partly remote if some of it is, if both ways are named without an
 * “or” or “not”, or if remote work has visits; otherwise it is what is named.
 */
function remoteOf(
  ways: readonly WayOfWorking[],
  hasVisits: boolean,
): Remote | null {
  const values = ways.map(({ value }) => value);
  if (values.includes('partly')) return 'partly';
  const isRemote = values.includes('yes');
  const isOnSite = values.includes('no');
  if (!isRemote) return isOnSite ? 'no' : null;
  if (!isOnSite) return hasVisits ? 'partly' : 'yes';
  const denied = ways.find(({ value, isDenied }) => value && isDenied);
  const [, ...others] = ways;
  const isEither = others.some(({ isAlternative }) => isAlternative);
  return denied?.value ?? (isEither ? 'yes' : 'partly');
}

/** What is about a way of working: itself, and what qualifies it. */
const ABOUT_WAY: readonly Class[] = [
  ...WAYS,
  'QUANTITY',
  'WHOLLY',
  'PARTLY',
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
function isAboutWay(token: Token, next: Token | undefined): boolean {
  const about = is(token, 'NOT') ? (next ?? token) : token;
  const isPrice = about.quantity?.unit === 'CURRENCY';
  return is(about, 'is', ...ABOUT_WAY) && !isPrice;
}

/** The words for ways of working, with those that qualify them. */
function tokensAbout(clause: Tokens): Tokens {
  const runs: Token[][] = [[]];
  for (const [at, token] of clause.entries()) {
    if (!isAboutWay(token, clause[at + 1])) runs.push([]);
    else if (!is(token, 'is')) runs.at(-1)?.push(token);
  }
  return runs.filter((run) => has(run, ...WAYS)).flat();
}

/**
 * The words of a text about remote work, even if they say only that nobody
 * knows.
 */
export const remoteSpans = (tokens: Tokens): readonly Span[] =>
  clausesOf(tokens).map(withOffice).flatMap(tokensAbout);

/**
 * What a location says about remote work; `null` if it says nothing, or that it
 * is not known.
 */
export function readRemote(tokens: Tokens): Fact<Remote> | null {
  const clauses = clausesOf(tokens).map(withOffice);
  const ways = clauses.flatMap(waysIn);
  const value = remoteOf(ways, clauses.some(countsVisits));
  return value && { value, spans: clauses.flatMap(tokensAbout) };
}
