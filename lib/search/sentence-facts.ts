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
  type Token,
} from '../facts/scan.ts';
import { MOST_PART_TIME } from './compare.ts';
import type { Mention } from './mention.ts';
import { valueOfPlace } from './place-value.ts';
import { overlaps, type Sentence, SHARES, WAYS } from './sentence.ts';
import { readDays } from './sentence-days.ts';
import { readLanguages } from './sentence-languages.ts';
import { readStart } from './sentence-start.ts';
import type { Way } from './wish.ts';

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
const NAMES_OF_WAYS: readonly Class[] = [
  ...WAYS,
  'OFFICE',
  'HOME',
  'DAYS_OF_A_KIND',
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

function readRate(text: string, currencies: readonly string[]): Mention | null {
  const rate = readAskedRate(text, { currencies });
  if (!rate) return null;
  const { amount, currency = currencies[0] ?? '' } = rate.value;
  return { values: [{ kind: 'rate', amount, currency }], spans: rate.spans };
}

function readWorkload(text: string, denied: readonly Token[]): Mention | null {
  const allocation = readAllocation(text);
  if (allocation) {
    const { value, words, spans } = allocation;
    // “Full-time or part-time” leaves nothing out.
    const isAny = value.from < 100 && has(scan(words), 'FULL_TIME');
    return { values: isAny ? [] : [{ kind: 'workload', ...value }], spans };
  }
  const share = denied.find((token) => is(token, ...SHARES));
  if (!share) return null;
  const [from, to] = is(share, 'FULL_TIME') ? [0, MOST_PART_TIME] : [100, 100];
  return { values: [{ kind: 'workload', from, to }], spans: [spanOf(share)] };
}

function readWay(text: string): Mention | null {
  const remote = readRemote(text);
  if (!remote) return null;
  const { value, words, spans } = remote;
  const tokens = scan(words);
  const isRemote = value === 'yes';
  // “Remote or on site” leaves nothing out.
  if (isRemote && has(tokens, 'ON_SITE')) return { values: [], spans };
  const isWhole =
    isRemote &&
    tokens.some((token) => is(token, 'WHOLLY') || token.amount === 100);
  const ways = isWhole ? [value] : SUITABLE[value];
  return { values: [{ kind: 'way', ways }], spans };
}

/** The ways of working that are not wanted. */
function readDeniedWays(
  { tokens, denied }: Sentence,
  wanted: Mention | null,
): Mention | null {
  const [value] = wanted?.values ?? [];
  const kept = value?.kind === 'way' ? value.ways[0] : undefined;
  const about = denied.filter((token) => is(token, ...WAYS));
  // “Not fully remote”
  const isPartlyKept = !kept && has(tokens, 'WHOLLY');
  const ways = about
    .flatMap(({ type }) => DENIED[type] ?? [])
    .filter((way) => way !== kept && !(isPartlyKept && way === 'partly'));
  if (ways.length === 0) return null;
  return {
    values: [{ kind: 'way', ways: [...new Set(ways)] }],
    spans: about.map(spanOf),
    isUnwanted: true,
  };
}

/** What may stand between a city and its country: “, in”. */
const BESIDE = /^[\s,]*(?:\p{L}{2,3} )?$/u;

/** The places of the table in a text, a city with the country after it. */
function readPlaces(text: string): readonly Mention[] {
  const mentions: Mention[] = [];
  let city: { readonly codes: readonly string[]; readonly end: number } | null =
    null;
  for (const { value, start, end } of namesIn(text, placeByName)) {
    const { codes } = value;
    const last = mentions.at(-1);
    const [place] = last?.values ?? [];
    const isOfCity =
      city !== null &&
      value.kind === 'country' &&
      codes.some((code) => city?.codes.includes(code)) &&
      BESIDE.test(text.slice(city.end, start));
    if (isOfCity && last && place?.kind === 'place') {
      const [[first = 0] = []] = last.spans;
      mentions.splice(-1, 1, {
        values: [{ ...place, countries: codes }],
        spans: [[first, end]],
      });
      city = null;
      continue;
    }
    const own = valueOfPlace(value);
    city = value.kind === 'country' || own === null ? null : { codes, end };
    if (own) mentions.push({ values: [own], spans: [[start, end]] });
  }
  return mentions;
}

/** Words that were read for others, or that say nothing by themselves. */
function helpersIn({ tokens, denied }: Sentence): readonly Token[] {
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
 * Reads the facts that a sentence asks for with the readers of assignments. In
 * the `rest`, all that was understood is masked, but not what is denied.
 */
export function readFacts(sentence: Sentence, currencies: readonly string[]) {
  const { text, tokens, denied, needless, negations } = sentence;
  const first = [...readDays(sentence), ...readLanguages(sentence)];
  const without = [...denied, ...needless, ...negations].map(spanOf);
  // What is denied is no fact.
  const positive = masked(text, [
    ...without,
    ...first.flatMap(({ spans }) => spans),
  ]);
  const hasNumber = has(tokens, 'NUMBER');
  const way = has(tokens, ...NAMES_OF_WAYS) ? readWay(positive) : null;
  const facts = [
    ...first,
    hasNumber ? readRate(positive, currencies) : null,
    readStart(positive, tokens),
    hasNumber || has(tokens, ...SHARES) ? readWorkload(positive, denied) : null,
    way,
    readDeniedWays(sentence, way),
  ].filter((mention) => mention !== null);
  const used = [...needless, ...negations, ...helpersIn(sentence)];
  const rest = masked(text, [
    ...used.map(spanOf),
    ...facts.flatMap(({ spans }) => spans),
  ]);
  const places = readPlaces(rest).map((place) => ({
    ...place,
    isUnwanted: place.spans.some((span) => overlaps(span, denied)),
  }));
  return {
    mentions: [...facts, ...places],
    rest: masked(
      rest,
      places.flatMap(({ spans }) => spans),
    ),
  };
}
