import { readAllocation } from '../facts/allocation.ts';
import { placesIn } from '../facts/places.ts';
import { readAskedRate } from '../facts/rate.ts';
import { readRemote } from '../facts/remote.ts';
import {
  type ByClass,
  type Class,
  type Fact,
  has,
  is,
  masked,
  ofClass,
  type Span,
  type Tokens,
} from '../facts/scan.ts';
import { MOST_PART_TIME } from './compare.ts';
import { valueOfPlace } from './place-value.ts';
import { overlaps, type Sentence, scan } from './sentence.ts';
import { readDays, readStart } from './sentence-dates.ts';
import {
  type Mention,
  mention,
  type Value,
  type Way,
  type Workload,
} from './wish.ts';

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
const DENIED_WAYS: ByClass<readonly Way[]> = {
  REMOTE: ['yes', 'partly'],
  HYBRID: ['partly'],
  ON_SITE: ['no'],
};
/** The workloads that are left after “not”. */
const OTHER_SHARES: ByClass<Workload> = {
  FULL_TIME: { from: 0, to: MOST_PART_TIME },
  PART_TIME: { from: 100, to: 100 },
  HALF_TIME: { from: 100, to: 100 },
};
/** Words that say something about others, and nothing by themselves. */
const HELPERS = [
  ...(Object.keys({ ...DENIED_WAYS, ...OTHER_SHARES }) as Class[]),
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
/** How far a city and its country may be apart: “, in”. */
const BESIDE = 5;

/** What a fact asks for; `null` if it leaves nothing out. */
const mentionsOf = <Stated>(
  fact: Fact<Stated> | undefined,
  toValue: (stated: Stated) => Value | null,
): readonly Mention[] =>
  fact ? [mention(toValue(fact.value), fact.spans)] : [];

const readRate = (tokens: Tokens, currencies: readonly string[]) =>
  mentionsOf(
    readAskedRate(tokens, currencies),
    ({ amount, currency = currencies[0] ?? '' }) => ({
      kind: 'rate',
      amount,
      currency,
    }),
  );

/** “Full-time or part-time” leaves nothing out. */
const readWorkload = (tokens: Tokens) =>
  mentionsOf(readAllocation(tokens), ({ from, to }) =>
    from === 0 && to === 100 ? null : { kind: 'workload', from, to },
  );

function readWay(tokens: Tokens): readonly Mention[] {
  const { value, spans } = readRemote(tokens);
  const about = tokens.filter((token) => overlaps(token, spans));
  const isWhole = about.some(
    (token) => is(token, 'WHOLLY') || token.amount === 100,
  );
  if (value === undefined) return [];
  // “Remote or on site” leaves nothing out.
  if (value === 'yes' && has(about, 'ON_SITE')) return [mention(null, spans)];
  const ways = value === 'yes' && isWhole ? [value] : SUITABLE[value];
  return [mention({ kind: 'way', ways }, spans)];
}

/** What is not wanted, beside the way of working that is. */
function readDenied(denied: Tokens, [wanted]: readonly Mention[]) {
  const [value] = wanted?.values ?? [];
  const kept = value?.kind === 'way' ? value.ways[0] : undefined;
  return denied.flatMap((token): readonly Mention[] => {
    const spans = [token];
    const share = OTHER_SHARES[token.type];
    if (share) return [mention({ kind: 'workload', ...share }, spans)];
    const ways = (DENIED_WAYS[token.type] ?? []).filter((way) => way !== kept);
    return ways.length > 0
      ? [mention({ kind: 'way', ways }, spans, false)]
      : [];
  });
}

/** The languages that somebody speaks or asks for, and each that is denied. */
function readLanguages({ tokens, denied, needless }: Sentence) {
  const unwanted = ofClass([...denied, ...needless], 'LANGUAGE');
  const mentions = unwanted.map((token) =>
    mention({ kind: 'language', codes: [token.text] }, [token], false),
  );
  const wanted = ofClass(tokens, 'LANGUAGE').filter(
    (token) => !unwanted.includes(token),
  );
  if (wanted.length === 0) return mentions;
  // “Only English” says nothing of remote work before it.
  const only = tokens.filter(
    (token, at) => is(token, 'WHOLLY') && is(tokens[at + 1], 'LANGUAGE'),
  );
  const codes = [...new Set(wanted.map(({ text }) => text))];
  const spans = [...only, ...wanted];
  return [...mentions, mention({ kind: 'language', codes }, spans)];
}

/** The places of the table in a text; a country after its city says no more. */
function readPlaces(text: string, denied: readonly Span[]): readonly Mention[] {
  const names = placesIn(text);
  return names.flatMap((name, at) => {
    const { kind, codes, parts } = name.place;
    // “EMEA” stays a word.
    if (kind === 'market' && parts.length === 0) return [];
    const last = names[at - 1];
    const isOfCity =
      last &&
      kind === 'country' &&
      codes.some((code) => last.place.codes.includes(code)) &&
      name.start - last.end < BESIDE;
    const value = isOfCity ? null : valueOfPlace(name.place);
    return [mention(value, [name], !overlaps(name, denied))];
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
  const mentions = [
    mention(null, needless),
    ...readDays(tokens),
    ...readLanguages(sentence),
  ];
  // What is denied is no fact.
  const positive = scan(masked(text, [...denied, ...spansIn(mentions)]));
  const ways = readWay(positive);
  mentions.push(
    ...readRate(positive, currencies),
    ...readStart(positive),
    ...readWorkload(positive),
    ...ways,
    ...readDenied(denied, ways),
    mention(null, ofClass(tokens, ...HELPERS)),
  );
  const rest = masked(text, spansIn(mentions));
  mentions.push(...readPlaces(rest, denied));
  return { mentions, rest: masked(text, spansIn(mentions)) };
}
