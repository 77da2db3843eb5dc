import { readAllocation } from '../facts/allocation.ts';
import { placeByName } from '../facts/country.ts';
import { languageNamed } from '../facts/languages.ts';
import { namesIn } from '../facts/names.ts';
import { readAskedRate } from '../facts/rate.ts';
import { readRemote } from '../facts/remote.ts';
import {
  type Class,
  has,
  is,
  masked,
  type Span,
  scan,
  spanOf,
  type Token,
} from '../facts/scan.ts';
import { MOST_PART_TIME } from './compare.ts';
import { type Mention, mention } from './mention.ts';
import {
  deniedIn,
  needlessIn,
  SHARES,
  spokenIn,
  tokensOf,
  WAYS,
} from './negation.ts';
import { valueOfPlace } from './place-value.ts';
import { lastDayIn, sinceIn, startIn } from './sentence-dates.ts';
import type { FactValue, Way } from './wish.ts';

const HELPERS: readonly Class[] = [
  ...SHARES,
  ...WAYS,
  'NOT',
  'NOT_NEEDED',
  'NEEDNT',
  'NEEDED',
  'SPEAK',
  'AT_MOST',
  'AT_LEAST',
  'MORE_THAN',
  'ENOUGH',
  'CURRENCY',
  'NOW',
];

/**
 * Remote and partly remote work suit who asks for the other, too. A location
 * rarely says that work is on site.
 */
const SUITABLE: Readonly<Record<Way, readonly Way[]>> = {
  yes: ['yes', 'partly'],
  partly: ['partly', 'yes'],
  no: ['no', 'not-stated'],
  'not-stated': ['not-stated'],
};
/** The ways of working that a word for one of them denies after “not”. */
const DENIED: Partial<Readonly<Record<Class, readonly Way[]>>> = {
  REMOTE: ['yes', 'partly'],
  HYBRID: ['partly'],
  ON_SITE: ['no'],
};

const codesOf = (tokens: readonly Token[]): readonly string[] => [
  ...new Set(tokens.flatMap(({ text }) => languageNamed(text) ?? [])),
];

/**
 * The languages that somebody speaks, or doesn’t; one that is only named is
 * asked for. Who names several without “or” speaks them.
 */
function languagesIn(
  tokens: readonly Token[],
  unneeded: readonly Token[],
): readonly Mention[] {
  const isLanguage = (token: Token) => is(token, 'LANGUAGE');
  const without = unneeded.filter(isLanguage);
  const named = tokens.filter(
    (token) => isLanguage(token) && !without.includes(token),
  );
  const first = named[0]?.start ?? 0;
  const last = named.at(-1)?.start ?? 0;
  const between = tokens.filter(({ start }) => start > first && start < last);
  const isList = codesOf(named).length > 1 && !has(between, 'OR');
  const stated = spokenIn(tokens).filter((token) => !without.includes(token));
  const implied = isList ? named : [];
  const spoken = stated.length > 0 ? stated : implied;
  const others = named.filter((token) => !spoken.includes(token));
  const mentions = others.map((token) =>
    mention(
      codesOf([token]).map((code) => ({ kind: 'language', code })),
      [spanOf(token)],
    ),
  );
  if (spoken.length > 0)
    mentions.push(
      mention(
        [{ kind: 'speaks', codes: codesOf(spoken) }],
        // “Only English” says nothing of remote work before it.
        [...spoken, ...tokens.filter((token) => is(token, 'ENOUGH'))].map(
          spanOf,
        ),
      ),
    );
  for (const code of codesOf(without)) {
    const spans = without.filter((token) => codesOf([token]).includes(code));
    mentions.push(
      mention([{ kind: 'language', code }], spans.map(spanOf), false),
    );
  }
  return mentions;
}

function rateIn(text: string, currencies: readonly string[]): Mention | null {
  const rate = readAskedRate(text, { currencies });
  if (!rate) return null;
  const [usual = ''] = currencies;
  const { amount, currency = usual } = rate.value;
  return mention([{ kind: 'rate', amount, currency }], rate.spans);
}

function workloadIn(text: string, denied: readonly Token[]): Mention | null {
  const allocation = readAllocation(text);
  if (allocation) {
    const { from, to } = allocation.value;
    // “Full-time or part-time” leaves nothing out.
    const isAny = from < 100 && has(scan(allocation.words), 'FULL_TIME');
    return mention(
      isAny ? [] : [{ kind: 'workload', from, to }],
      allocation.spans,
    );
  }
  const share = denied.find((token) => is(token, ...SHARES));
  if (!share) return null;
  const isPart = is(share, 'FULL_TIME');
  const [from, to] = isPart ? [0, MOST_PART_TIME] : [100, 100];
  return mention([{ kind: 'workload', from, to }], [spanOf(share)]);
}

function waysIn(text: string): Mention | null {
  const remote = readRemote(text);
  if (!remote) return null;
  const { value, words, spans } = remote;
  const tokens = scan(words);
  const isWhole =
    value === 'yes' &&
    tokens.some((token) => is(token, 'WHOLLY') || token.amount === 100);
  // “Remote or on site” leaves nothing out.
  const isAny =
    value === 'yes' &&
    has(tokens, 'REMOTE') &&
    has(tokens, 'ON_SITE') &&
    has(scan(text), 'OR');
  const ways: readonly Way[] = isWhole ? ['yes'] : SUITABLE[value];
  return mention(isAny ? [] : [{ kind: 'way', ways }], spans);
}

/** The ways of working that are not wanted. */
function deniedWays(
  tokens: readonly Token[],
  denied: readonly Token[],
  wanted: Mention | null,
): Mention | null {
  const about = denied.filter((token) => is(token, ...WAYS));
  if (about.length === 0) return null;
  const kept = wanted?.values.flatMap((value) =>
    value.kind === 'way' ? (value.ways[0] ?? []) : [],
  );
  const isWholly = has(tokens, 'WHOLLY') && !kept?.length;
  const ways = about
    .flatMap(({ type }) => DENIED[type]?.slice(0, isWholly ? 1 : 2) ?? [])
    .filter((way) => !kept?.includes(way));
  const value: FactValue = { kind: 'way', ways: [...new Set(ways)] };
  return mention([value], about.map(spanOf), false);
}

/** What may stand between a city and its country: “, in”. */
const BESIDE = /^[\s,]*(?:\p{L}{2,3} )?$/u;

/** The places of the table in a text, a city with the country after it. */
function placesIn(text: string): readonly Mention[] {
  const names = namesIn(text, placeByName);
  const isOfCity = (at: number) => {
    const [city, country] = [names[at - 1], names[at]];
    if (!city || country?.value.kind !== 'country') return false;
    const isIn = country.value.codes.some((code) =>
      city.value.codes.includes(code),
    );
    const between = text.slice(city.end, country.start);
    return city.value.kind !== 'country' && isIn && BESIDE.test(between);
  };
  return names.flatMap(({ value, start, end }, at) => {
    const place = isOfCity(at) ? null : valueOfPlace(value);
    if (place === null) return [];
    const country = isOfCity(at + 1) ? names[at + 1] : undefined;
    return country
      ? mention(
          [{ ...place, countries: country.value.codes }],
          [[start, country.end]],
        )
      : mention([place], [[start, end]]);
  });
}

const overlaps = ([start, end]: Span, tokens: readonly Token[]) =>
  tokens.some((token) => token.start < end && start < token.end);

/** Words that say something about others, and nothing by themselves. */
function helpersIn(tokens: readonly Token[], denied: readonly Token[]) {
  const isWayDenied = has(denied, ...WAYS);
  return tokens.filter((token, at) => {
    if (is(token, ...HELPERS)) return true;
    if (is(token, 'WHOLLY')) return isWayDenied;
    const isInWords = /^\p{L}{2}/u.test(token.text);
    if (is(token, 'NUMBER', 'DAY', 'WEEK') && isInWords) return true;
    const beside = tokens.slice(Math.max(0, at - 1), at + 2);
    return is(token, 'NUMBER') && has(beside, 'CURRENCY');
  });
}

/**
 * Reads the facts that a sentence asks for with the readers of assignments, and
 * what it denies. In the `rest`, all that was understood is masked;
 * `isDenied` tells of its words whether they are not wanted.
 */
export function readFacts(sentence: string, currencies: readonly string[]) {
  const mentions: Mention[] = [];
  let rest = sentence;
  const take = (...some: readonly (Mention | null)[]) => {
    for (const found of some) {
      if (found === null) continue;
      if (found.values.length > 0) mentions.push(found);
      rest = masked(rest, found.spans);
    }
  };
  take(sinceIn(rest));
  // Most sentences of a profile have no number, and looking for one takes long.
  if (/\d/.test(rest)) {
    take(lastDayIn(rest));
    take(rateIn(rest, currencies));
  }
  const tokens = tokensOf(rest);
  const denied = deniedIn(tokens);
  const needless = needlessIn(tokens);
  take(...languagesIn(tokens, [...denied, ...needless]));
  const notNeeded = tokens.filter((token) => is(token, 'NOT_NEEDED', 'NEEDNT'));
  rest = masked(rest, [...needless, ...notNeeded].map(spanOf));
  const plain = rest;
  const words = denied.filter((token) => !is(token, ...SHARES, ...WAYS));
  const nots =
    denied.length > 0 ? tokens.filter((token) => is(token, 'NOT')) : [];
  // What is denied is no fact.
  rest = masked(rest, [...denied, ...nots].map(spanOf));
  take(startIn(rest));
  take(workloadIn(rest, denied));
  const ways = waysIn(rest);
  take(ways, deniedWays(tokens, denied, ways));
  const helpers = helpersIn(tokens, denied);
  rest = masked(rest, helpers.map(spanOf));
  // Words and places that are not wanted are read like others.
  for (const { start, end } of words)
    rest = rest.slice(0, start) + plain.slice(start, end) + rest.slice(end);
  const isDenied = (span: Span) => overlaps(span, words);
  const places = placesIn(rest);
  take(
    ...places.map((place) => ({
      ...place,
      isWanted: !place.spans.some(isDenied),
    })),
  );
  return { mentions, rest, isDenied };
}
