import type { Remote } from '../public-project/stated-facts.ts';
import { clausesIn } from './clauses.ts';
import { placeByName } from './country.ts';
import {
  countsDays,
  countsVisits,
  type Extent,
  extentOf,
  saysAll,
  saysSome,
} from './extent.ts';
import { namesIn } from './names.ts';
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
} from './scan.ts';

/** A way of working that a clause names, and how far it applies. */
type WayOfWorking = {
  readonly way: 'remote' | 'on site' | 'mixed' | 'days';
  readonly extent: Extent;
  readonly token: Token;
};

const WAYS: Partial<Readonly<Record<Class, WayOfWorking['way']>>> = {
  REMOTE: 'remote',
  ON_SITE: 'on site',
  HYBRID: 'mixed',
  DAYS_OF_A_KIND: 'days',
};
const isWay = ({ type }: Token): boolean => type in WAYS;

const CAPITALS = /^(?:[ -]\p{Lu}\p{Ll}+){2,}/u;
/**
 * Whether a way of working begins a name: “Hybrid Electric Engineering Centre”,
 * but “Remote Eastern Europe”.
 */
function isName(text: string, { end }: Token): boolean {
  const [name = ''] = CAPITALS.exec(text.slice(end)) ?? [];
  return (
    name !== '' &&
    namesIn(name, placeByName).length === 0 &&
    scan(name).every(({ type }) => type === 'word')
  );
}

/**
 * An office and a home are ways of working where days are counted: “office 4
 * days, home 1 day”, “once a month in the office”.
 */
function asWay(token: Token): Token {
  if (is(token, 'OFFICE')) return { ...token, type: 'ON_SITE' };
  return is(token, 'HOME') ? { ...token, type: 'REMOTE' } : token;
}

/** The ways of working that a clause names. */
function waysIn(clause: readonly Token[]): readonly WayOfWorking[] {
  const places = clause.flatMap((token, at) => (isWay(token) ? [at] : []));
  return places.flatMap((at, n) => {
    const token = clause[at] as Token;
    const way = WAYS[token.type];
    const before = clause.slice((places[n - 1] ?? -1) + 1, at);
    const after = clause.slice(at + 1, places[n + 1]);
    return way ? { way, extent: extentOf(before, after), token } : [];
  });
}

/** A clause, and each part in parentheses that says how much it is about. */
function partsOf(clause: readonly Token[]): readonly (readonly Token[])[] {
  const open = clause.findIndex(({ text }) => text === '(');
  if (open === -1) return [clause];
  const close = clause.findIndex(({ text }, at) => at > open && text === ')');
  const end = close === -1 ? clause.length : close;
  const inside = clause.slice(open + 1, end);
  const rest = partsOf(clause.slice(end + 1));
  const [next = [], ...others] = rest;
  return inside.some(isWay) && (saysSome(inside) || saysAll(inside))
    ? [clause.slice(0, open), inside, ...rest]
    : [[...clause.slice(0, end + 1), ...next], ...others];
}

/**
 * The work is partly remote if some of it is, if the ways are mixed, if both are
 * named without an “or”, or if remote work has visits; otherwise it is what is
 * named or not denied.
 */
function remoteOf(
  ways: readonly WayOfWorking[],
  tokens: readonly Token[],
  hasVisits: boolean,
): Remote | null {
  const find = (way: WayOfWorking['way'], ...extents: readonly Extent[]) =>
    ways.find((one) => one.way === way && extents.includes(one.extent));
  if (ways.some(({ extent }) => extent === 'some')) return 'partly';
  if (find('mixed', 'all') || find('days', 'all')) return 'partly';
  if (find('remote', 'none')) return 'no';
  if (find('on site', 'none', 'not needed')) return 'yes';
  const [remote, onSite] = [find('remote', 'all'), find('on site', 'all')];
  if (!remote) return onSite ? 'no' : null;
  if (!onSite) return hasVisits ? 'partly' : 'yes';
  const [first, last] = [remote.token.start, onSite.token.start].toSorted(
    (a, b) => a - b,
  ) as [number, number];
  const between = tokens.filter(({ start }) => first < start && start < last);
  return has(between, 'OR') ? 'yes' : 'partly';
}

const QUALIFIERS: readonly Class[] = [
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
const isQualifier = (token: Token | undefined): boolean =>
  is(token, ...QUALIFIERS);

/**
 * Whether a word after a way of working qualifies it. “Remote, not Java”: what
 * follows “not” is about something else.
 */
function qualifiesBefore(tokens: readonly Token[], at: number): boolean {
  if (!is(tokens[at], 'NOT')) return isQualifier(tokens[at]);
  const next = tokens[at + 1];
  return next === undefined || is(next, 'mark') || isQualifier(next);
}

/** The words for ways of working, with those that qualify them. */
function spansIn(tokens: readonly Token[]): readonly Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isWay(tokens[at] as Token)) continue;
    let [first, last] = [at, at];
    const before = (place: number) =>
      place >= done && isQualifier(tokens[place]);
    while (
      before(first - 1) ||
      (is(tokens[first - 1], 'is') && before(first - 2))
    )
      first -= before(first - 1) ? 1 : 2;
    const after = (place: number) =>
      is(tokens[place], ...(Object.keys(WAYS) as Class[])) ||
      qualifiesBefore(tokens, place);
    while (after(last + 1) || (is(tokens[last + 1], 'is') && after(last + 2)))
      last += after(last + 1) ? 1 : 2;
    spans.push([tokens[first]?.start ?? 0, tokens[last]?.end ?? 0]);
    done = last + 1;
    at = last;
  }
  return spans;
}

/** The tokens of a text, in which a way of working is no part of a name. */
function tokensOf(text: string): readonly Token[] {
  const tokens = scan(text).map((token): Token => {
    const isPart = is(token, 'REMOTE', 'HYBRID') && isName(text, token);
    return isPart ? { ...token, type: 'word' } : token;
  });
  const counted = new Set(clausesIn(tokens).filter(countsDays).flat());
  return tokens.map((token) => (counted.has(token) ? asWay(token) : token));
}

/**
 * What a location says about remote work; `null` if it says nothing, or that it
 * is not known.
 */
export function readRemote(text: string): Fact<Remote> | null {
  const tokens = tokensOf(text);
  const clauses = clausesIn(tokens).flatMap(partsOf);
  const ways = clauses.flatMap(waysIn);
  const value = remoteOf(ways, tokens, clauses.some(countsVisits));
  return value && factAt(value, text, spansIn(tokens));
}

/**
 * A text without what it says about remote work, even if that is only that
 * nobody knows.
 */
export const withoutRemote = (text: string): string =>
  masked(text, spansIn(tokensOf(text)));
