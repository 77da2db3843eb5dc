import type { Remote } from '../public-project/stated-facts.ts';
import { type Denial, denialOf } from './denial.ts';
import { clausesOf } from './quantities.ts';
import {
  type ByClass,
  type Fact,
  has,
  is,
  ofClass,
  split,
  type Token,
  type Tokens,
} from './scan.ts';

const WAYS = ['REMOTE', 'ON_SITE', 'HYBRID'] as const;
/** What a way of working says about remote work, by how far it applies. */
const VALUES: Readonly<Record<'all' | Denial, ByClass<Remote>>> = {
  all: { REMOTE: 'yes', ON_SITE: 'no', HYBRID: 'partly' },
  some: { REMOTE: 'partly', ON_SITE: 'partly', HYBRID: 'partly' },
  none: { REMOTE: 'no', ON_SITE: 'yes' },
  'not needed': { ON_SITE: 'yes' },
  unknown: {},
};

/** How many of a unit are all of the work. */
const ALL: ByClass<number> = { PERCENT: 100, DAY: 5 };
/**
 * How many of a unit may be a part of the work. More are how long it lasts: “6
 * weeks”.
 */
const MOST: ByClass<number> = {
  PERCENT: 100,
  DAY: 15,
  WEEK: 2,
  TIMES: 15,
  VISIT: 15,
};
const PARTLY = ['PARTLY', 'WEEKLY', 'MONTHLY'] as const;

/** How far “partly”, “60 %” or “2 days” says that a way applies. */
function extentOf(token: Token): 'all' | 'some' | undefined {
  if (is(token, ...PARTLY)) return 'some';
  const { from, to = from, unit = 'word', period } = token.quantity ?? {};
  const isPart = period === 'year' || Number(to) <= (MOST[unit] ?? 0);
  // “3 x” is nothing without “a week”.
  if (!to || !isPart || (unit === 'TIMES' && !period)) return undefined;
  return (from ?? to) === ALL[unit] ? 'all' : 'some';
}

/** Whether a clause counts visits: “two days a month”, “quarterly meetings”. */
const countsVisits = (clause: Tokens): boolean =>
  clause.some((token, at) => {
    const { unit = 'PERCENT' } = token.quantity ?? {};
    const isCount = unit !== 'PERCENT' || is(clause[at + 1], 'VISIT');
    return isCount && extentOf(token) === 'some';
  });

/** What the ways of working that a clause names say about remote work. */
function valuesIn(clause: Tokens): readonly (Remote | undefined)[] {
  // “Närvaro på kontoret” is one.
  const tokens = clause.filter(
    (token, at) => !is(token, ...WAYS) || !is(clause[at + 1], token.type),
  );
  const parts = split(tokens, ...WAYS);
  return ofClass(tokens, ...WAYS).map(({ type }, at) => {
    const [before = [], after = []] = parts.slice(at);
    const [extent = 'all'] = [...before.toReversed(), ...after].flatMap(
      (token) => extentOf(token) ?? [],
    );
    return VALUES[denialOf(before, after) ?? extent][type];
  });
}

/**
 * The work is partly remote if some of it is, if both ways are named without an
 * “or”, or if remote work has visits; otherwise it is what is named.
 */
function remoteOf(clauses: readonly Tokens[]): Remote | undefined {
  const values = clauses.flatMap(valuesIn);
  if (values.includes('partly')) return 'partly';
  const isOnSite = values.includes('no');
  if (!values.includes('yes')) return isOnSite ? 'no' : undefined;
  const [, ...before] = clauses.flatMap((clause) =>
    split(clause, ...WAYS).slice(0, -1),
  );
  const isEither = has(before.flat(), 'OR');
  const isPartly = isOnSite ? !isEither : clauses.some(countsVisits);
  return isPartly ? 'partly' : 'yes';
}

/** What is about a way of working: itself, and what qualifies it. */
const ABOUT_WAY = [
  ...WAYS,
  ...PARTLY,
  'QUANTITY',
  'WHOLLY',
  'DAY',
  'WEEK',
  'PER',
  'POSSIBLE',
  'IMPOSSIBLE',
  'NOT',
  'NEEDED',
  'NOT_NEEDED',
  'NEEDNT',
  'FULL_TIME',
  'is',
] as const;

/**
 * Whether a word is about a way of working. “Remote, not Java”: what follows
 * “not” is about something else.
 */
function isAboutWay(token: Token, next = token): boolean {
  const about = is(token, 'NOT') ? next : token;
  return is(about, ...ABOUT_WAY) && about.quantity?.unit !== 'CURRENCY';
}

/** The words for ways of working, with those beside them that qualify them. */
function tokensAbout(clause: Tokens): Tokens {
  const tokens = clause.map(
    (token, at): Token =>
      isAboutWay(token, clause[at + 1]) ? token : { ...token, type: 'mark' },
  );
  const runs = split(tokens, 'mark').filter((run) => has(run, ...WAYS));
  return runs.flat().filter((token) => !is(token, 'is'));
}

/**
 * What a location says about remote work, if anything, and the words that are
 * about it, even if they say only that nobody knows.
 */
export function readRemote(tokens: Tokens): Fact<Remote> {
  const clauses = clausesOf(tokens);
  return { value: remoteOf(clauses), spans: clauses.flatMap(tokensAbout) };
}
