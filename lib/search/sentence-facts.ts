import { readAllocation } from '../facts/allocation.ts';
import { placesIn } from '../facts/places.ts';
import { readAskedRate } from '../facts/rate.ts';
import { readRemote } from '../facts/remote.ts';
import {
  type ByClass,
  type Fact,
  has,
  is,
  masked,
  ofClass,
  type Span,
  type Token,
  type Tokens,
} from '../facts/scan.ts';
import { isCountryOf } from './place-value.ts';
import { overlaps, type Sentence } from './sentence.ts';
import { readDay, readStart } from './sentence-dates.ts';
import type { Mention, Value, Way } from './wish.ts';

/**
 * Remote and partly remote work suit who asks for the other, too. A location
 * rarely says that work is on site.
 */
const SUITABLE: Readonly<Record<'yes' | 'partly' | 'no', readonly Way[]>> = {
  yes: ['yes', 'partly'],
  partly: ['partly', 'yes'],
  no: ['no', 'not-stated'],
};
/** The ways of working that “not” before a word for one of them leaves out. */
const DENIED_WAYS: ByClass<readonly Way[]> = {
  REMOTE: ['yes', 'partly'],
  HYBRID: ['partly'],
  ON_SITE: ['no'],
};
/** Words that say something about others, and nothing by themselves. */
const HELPERS = [
  'FULL_TIME',
  'PART_TIME',
  'HALF_TIME',
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
  'NEXT',
] as const;

/** A rate without a currency is in the first of the list’s. */
function readRate(tokens: Tokens, currencies: readonly string[]): Mention {
  const { value: rate, spans } = readAskedRate(tokens, currencies);
  const currency = rate?.currency ?? currencies[0] ?? '';
  return { value: rate && { kind: 'rate', ...rate, currency }, spans };
}

/** “Full-time or part-time” leaves nothing out. */
function readWorkload(tokens: Tokens): Mention {
  const { value: share, spans } = readAllocation(tokens);
  const isAny = share?.from === 0 && share.to === 100;
  const value = isAny ? undefined : share;
  return { value: value && { kind: 'workload', ...value }, spans };
}

/** The ways of working that suit, the best first. */
function readWays(tokens: Tokens): Fact<readonly Way[]> {
  const { value, spans } = readRemote(tokens);
  const ways = value && SUITABLE[value];
  if (value !== 'yes') return { value: ways, spans };
  const about = tokens.filter((token) => overlaps(token, spans));
  // “Remote or on site” leaves nothing out.
  if (has(about, 'ON_SITE')) return { spans };
  const isWhole = about.some(
    (token) => is(token, 'WHOLLY') || token.amount === 100,
  );
  return { value: isWhole ? [value] : ways, spans };
}

/** The languages that somebody speaks or asks for. */
function readLanguages({ tokens, denied }: Sentence): Mention {
  const spans = ofClass(tokens, 'LANGUAGE').filter(
    (token) => !denied.includes(token),
  );
  const codes = spans.map(({ text }) => text);
  return { value: codes[0] ? { kind: 'language', codes } : undefined, spans };
}

/** What a denied word leaves out, beside a way that is wanted. */
function deniedValue({ type, text }: Token, wanted?: Way): Value | undefined {
  if (type === 'LANGUAGE') return { kind: 'language', codes: [text] };
  const ways = DENIED_WAYS[type]?.filter((way) => way !== wanted);
  return ways && { kind: 'way', ways };
}

/** In so few letters nothing stands between a place and its country. */
const BESIDE = 4;

/** The places of the table in a text; a country after its city says no more. */
function readPlaces(text: string, denied: readonly Span[]): readonly Mention[] {
  // “EMEA” stays a word.
  const names = placesIn(text).filter(({ codes }) => codes.length > 0);
  return names.map((place, at) => {
    const last = names[at - 1];
    const isOfCity =
      last && place.start - last.end < BESIDE && isCountryOf(place, last);
    const value: Value = { kind: 'place', place };
    const isWanted = !overlaps(place, denied);
    return { value: isOfCity ? undefined : value, spans: [place], isWanted };
  });
}

const spansIn = (mentions: readonly Mention[]) =>
  mentions.flatMap(({ spans }) => spans);

/**
 * Reads the facts that a sentence asks for with the readers of assignments, and
 * which parts of it were understood, beside what is denied.
 */
export function readFacts(sentence: Sentence, currencies: readonly string[]) {
  const { text, tokens, denied, needless } = sentence;
  const mentions: Mention[] = [
    { spans: needless },
    ...tokens.map(readDay),
    readLanguages(sentence),
  ];
  // What is denied is no fact.
  const understood = [...denied, ...spansIn(mentions)];
  const positive = tokens.map(
    (token): Token =>
      overlaps(token, understood)
        ? { ...token, type: 'mark', text: ';' }
        : token,
  );
  const { value: ways, spans } = readWays(positive);
  mentions.push(
    readRate(positive, currencies),
    ...readStart(positive),
    readWorkload(positive),
    { value: ways && { kind: 'way', ways }, spans },
    ...denied.map((token) => {
      const value = deniedValue(token, ways?.[0]);
      return { value, spans: value ? [token] : [], isWanted: false };
    }),
    { spans: ofClass(tokens, ...HELPERS) },
  );
  const rest = masked(text, spansIn(mentions));
  mentions.push(...readPlaces(rest, denied));
  return { mentions, rest: masked(text, spansIn(mentions)) };
}
