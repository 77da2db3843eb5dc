import { readAllocation } from '../facts/allocation.ts';
import { placeByName } from '../facts/country.ts';
import { namesIn } from '../facts/names.ts';
import { readAskedRate } from '../facts/rate.ts';
import { readRemote } from '../facts/remote.ts';
import {
  type Class,
  has,
  is,
  masked,
  scan,
  spanOf,
  type Tokens,
} from '../facts/scan.ts';
import { MOST_PART_TIME } from './compare.ts';
import { type Mention, mention } from './mention.ts';
import { valueOfPlace } from './place-value.ts';
import { overlaps, type Sentence, SHARES, WAYS } from './sentence.ts';
import { readDays } from './sentence-days.ts';
import { readLanguages } from './sentence-languages.ts';
import { hasDate, readStart } from './sentence-start.ts';
import type { Value, Way } from './wish.ts';

/** Words that say something about others, and nothing by themselves. */
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
const SUITABLE: Readonly<Record<'yes' | 'partly' | 'no', readonly Way[]>> = {
  yes: ['yes', 'partly'],
  partly: ['partly', 'yes'],
  no: ['no', 'not-stated'],
};
/** The ways of working that a word for one of them denies after “not”. */
const DENIED: Partial<Readonly<Record<Class, readonly Way[]>>> = {
  REMOTE: ['yes', 'partly'],
  HYBRID: ['partly'],
  ON_SITE: ['no'],
};

function readRate(text: string, currencies: readonly string[]) {
  const rate = readAskedRate(text, { currencies });
  if (!rate) return [];
  const { amount, currency = currencies[0] ?? '' } = rate.value;
  return [mention({ kind: 'rate', amount, currency }, rate.spans)];
}

function readWorkload(text: string, denied: Tokens): readonly Mention[] {
  const allocation = readAllocation(text);
  if (allocation) {
    const { value, words, spans } = allocation;
    // “Full-time or part-time” leaves nothing out.
    const isAny = value.from < 100 && has(scan(words), 'FULL_TIME');
    return [mention(isAny ? null : { kind: 'workload', ...value }, spans)];
  }
  return denied
    .filter((token) => is(token, ...SHARES))
    .map((share) => {
      const isFull = is(share, 'FULL_TIME');
      const [from, to] = isFull ? [0, MOST_PART_TIME] : [100, 100];
      return mention({ kind: 'workload', from, to }, [spanOf(share)]);
    });
}

function readWay(text: string): readonly Mention[] {
  const remote = readRemote(text);
  if (!remote) return [];
  const { value, words, spans } = remote;
  const tokens = scan(words);
  // “Remote or on site” leaves nothing out.
  if (value === 'yes' && has(tokens, 'ON_SITE')) return [mention(null, spans)];
  const isWhole =
    value === 'yes' &&
    tokens.some((token) => is(token, 'WHOLLY') || token.amount === 100);
  const ways = isWhole ? [value] : SUITABLE[value];
  return [mention({ kind: 'way', ways }, spans)];
}

/** The ways of working that are not wanted, beside one that is. */
function readDeniedWays(
  { tokens, denied }: Sentence,
  [wanted]: readonly Mention[],
): readonly Mention[] {
  const [value] = wanted?.values ?? [];
  const kept = value?.kind === 'way' ? value.ways[0] : undefined;
  const words = denied.filter((token) => is(token, ...WAYS));
  // “Not fully remote”
  const isPartlyMeant = !kept && has(tokens, 'WHOLLY');
  const ways = words
    .flatMap(({ type }) => DENIED[type] ?? [])
    .filter((way) => way !== kept && !(isPartlyMeant && way === 'partly'));
  const denial: Value = { kind: 'way', ways: [...new Set(ways)] };
  return ways.length > 0 ? [mention(denial, words.map(spanOf), false)] : [];
}

/** What may stand between a city and its country: “, in”. */
const BESIDE = /^[\s,]*(?:\p{L}{2,3} )?$/u;

/** The places of the table in a text; a country after its city says no more. */
function readPlaces(text: string, denied: Tokens): readonly Mention[] {
  const names = namesIn(text, placeByName);
  return names.flatMap(({ value, start, end }, at) => {
    const last = names[at - 1];
    const isOfCity =
      last?.value.kind === 'city' &&
      value.kind === 'country' &&
      value.codes.some((code) => last.value.codes.includes(code)) &&
      BESIDE.test(text.slice(last.end, start));
    const place = valueOfPlace(value);
    const span = [start, end] as const;
    return place
      ? mention(isOfCity ? null : place, [span], !overlaps(span, denied))
      : [];
  });
}

/** Words that were read for others, or that say nothing by themselves. */
function helpersIn(tokens: Tokens): Tokens {
  const hasCurrency = has(tokens, 'CURRENCY');
  return tokens.filter((token) => {
    const { type, text } = token;
    const isInWords = /^\p{L}{2}/u.test(text);
    if (type === 'NUMBER') return isInWords || hasCurrency;
    return HELPERS.includes(type) || (isInWords && is(token, 'DAY', 'WEEK'));
  });
}

/**
 * Reads the facts that a sentence asks for with the readers of assignments. In
 * the `rest`, all that was understood is masked, but not what is denied.
 */
export function readFacts(sentence: Sentence, currencies: readonly string[]) {
  const { text, tokens, denied, needless, negations } = sentence;
  const mentions = [...readDays(tokens), ...readLanguages(sentence)];
  const spansOf = (some: Tokens) => [
    ...some.map(spanOf),
    ...mentions.flatMap(({ spans }) => spans),
  ];
  // What is denied is no fact.
  const without = [...needless, ...negations];
  const positive = masked(text, spansOf([...denied, ...without]));
  const hasNumber = has(tokens, 'NUMBER');
  if (hasNumber) mentions.push(...readRate(positive, currencies));
  if (hasDate(tokens)) mentions.push(...readStart(positive, tokens));
  if (has(tokens, 'PERCENT', 'FTE', 'HOUR', 'DAY', ...SHARES))
    mentions.push(...readWorkload(positive, denied));
  if (has(tokens, ...WAYS, 'OFFICE', 'HOME', 'DAYS_OF_A_KIND')) {
    const ways = readWay(positive);
    mentions.push(...ways, ...readDeniedWays(sentence, ways));
  }
  const rest = masked(text, spansOf([...without, ...helpersIn(tokens)]));
  const places = readPlaces(rest, denied);
  return {
    mentions: [...mentions, ...places],
    rest: masked(
      rest,
      places.flatMap(({ spans }) => spans),
    ),
  };
}
