import type { Remote } from '../public-project/stated-facts.ts';
import { clausesIn } from './clauses.ts';
import { placeByName } from './country.ts';
import {
  countsDays,
  countsVisits,
  type Extent,
  extentOf,
  extentsCounted,
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
  type Tokens,
} from './scan.ts';
import { TokenReader } from './token-reader.ts';

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
const WAY_CLASSES = Object.keys(WAYS) as Class[];
const isWay = (token: Token): boolean => is(token, ...WAY_CLASSES);

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
function waysIn(clause: Tokens): readonly WayOfWorking[] {
  const places = clause.flatMap((token, at) => (isWay(token) ? [at] : []));
  return places.flatMap((at, n) => {
    const token = clause[at] as Token;
    const way = WAYS[token.type];
    const before = clause.slice((places[n - 1] ?? -1) + 1, at);
    const after = clause.slice(at + 1, places[n + 1]);
    return way ? { way, extent: extentOf(before, after), token } : [];
  });
}

/** What stands in parentheses. */
function takeParentheses(reader: TokenReader) {
  const open = reader.take('(');
  const { at: first } = reader;
  if (open) reader.skipTo(')');
  return open && reader.tokens.slice(first, reader.at);
}

/** A clause, and each part in parentheses that says how much it is about. */
function partsOf(clause: Tokens): readonly Tokens[] {
  const reader = new TokenReader(clause);
  const parts: Tokens[] = [];
  let start = 0;
  for (; reader.peek(); reader.at += 1) {
    const { at: open } = reader;
    const inside = takeParentheses(reader) ?? [];
    if (!inside.some(isWay) || extentsCounted(inside).length === 0) continue;
    parts.push(clause.slice(start, open), inside);
    start = reader.at + 1;
  }
  return [...parts, clause.slice(start)];
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
  const find = (way: WayOfWorking['way'], ...extents: readonly Extent[]) =>
    ways.find((one) => one.way === way && extents.includes(one.extent));
  if (ways.some(({ extent }) => extent === 'some')) return 'partly';
  if (find('mixed', 'all') || find('days', 'all')) return 'partly';
  if (find('remote', 'none')) return 'no';
  if (find('on site', 'none', 'not needed')) return 'yes';
  const [remote, onSite] = [find('remote', 'all'), find('on site', 'all')];
  if (!remote) return onSite ? 'no' : null;
  if (!onSite) return hasVisits ? 'partly' : 'yes';
  const places = [remote, onSite].map(({ token }) => tokens.indexOf(token));
  const between = tokens.slice(Math.min(...places), Math.max(...places));
  return has(between, 'OR') ? 'yes' : 'partly';
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
  const isMark = (at: number) =>
    is(tokens[at], 'is') && isAboutWay(tokens, at + 1);
  const spans: Span[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    if (!isAboutWay(tokens, first)) continue;
    let end = first;
    while (isAboutWay(tokens, end) || isMark(end)) end += 1;
    const words = tokens.slice(first, end);
    if (words.some(isWay))
      spans.push([words[0]?.start ?? 0, words.at(-1)?.end ?? 0]);
    first = end;
  }
  return spans;
}

/** The tokens of a text, in which a way of working is no part of a name. */
function tokensOf(text: string): Tokens {
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
