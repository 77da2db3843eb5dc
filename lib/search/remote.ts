import { fold } from '../public-project/words.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { kindOf } from './word-kind.ts';

/** Whether the work can be done remotely, according to the location. */
export const REMOTE = ['yes', 'partly', 'no', 'not-stated'] as const;
export type Remote = (typeof REMOTE)[number];

/** What a word or a phrase contributes. `word` is any other word, `mark` a comma or another mark that ends a part. */
type Class = keyof typeof vocabulary.remote | 'PERCENT' | 'DAYS' | 'word' | 'filler' | 'mark' | 'is';

/** A word, a phrase, an amount or a mark of a text, with its place. `amount` is a number of days, or a percentage. */
type Unit = { readonly type: Class; readonly start: number; readonly end: number; readonly amount?: number };

/** The phrases by their first word, the longest first. In the vocabulary, `~` stands for any ending of a word. */
const phrases = new Map<string, { type: Class; words: readonly string[]; amount?: number }[]>();
/** The first words that have any ending. */
const beginnings: string[] = [];
for (const [type, lines] of Object.entries(vocabulary.remote) as [Class, readonly string[]][]) {
  for (const entry of lines.flatMap((line) => line.split(', '))) {
    const [phrase = '', amount] = entry.split(':');
    const words = phrase.split(/[ /]/);
    const [first = ''] = words;
    if (first.endsWith('~')) beginnings.push(first.slice(0, -1));
    const same = [...(phrases.get(first) ?? []), { type, words, ...(amount && { amount: Number(amount) }) }];
    phrases.set(
      first,
      same.toSorted((a, b) => b.words.length - a.words.length),
    );
  }
}

const MOST_READ = 300;

/** A text in the form that is read. Each character keeps its place: `ß` stays, because it would become two. */
const readable = (text: string) =>
  text
    .slice(0, MOST_READ)
    .replace(/[^\x20-\x7e]/g, (letter) => (fold(letter).length === 1 ? fold(letter) : letter))
    .toLowerCase()
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s/g, ' ');

const isForm = (word: string, form: string) =>
  form.endsWith('~') ? word.startsWith(form.slice(0, -1)) : word === form;

/** The phrase that starts with this word, the longest of those that fit. */
function phraseAt(words: readonly { text: string; isJoined: boolean }[], at: number) {
  const first = words[at]?.text ?? '';
  const forms = [first, ...beginnings.filter((form) => first.startsWith(form)).map((form) => `${form}~`)];
  return forms
    .flatMap((form) => phrases.get(form) ?? [])
    .filter((one) =>
      one.words.every((form, n) => isForm(words[at + n]?.text ?? '', form) && (n === 0 || words[at + n]?.isJoined)),
    )
    .reduce<{ type: Class; words: readonly string[]; amount?: number } | undefined>(
      (longest, one) => (longest && longest.words.length >= one.words.length ? longest : one),
      undefined,
    );
}

/** The units of a text in their order. */
function unitsOf(text: string): readonly Unit[] {
  const words = [...text.matchAll(/\p{L}+|\p{N}+|%|[,;|.&+]|[:?=()/]| - /gu)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
    // Words of a phrase have a space, a hyphen or an apostrophe between them.
    isJoined: /^[ -]$/.test(text.slice(index - 1, index)) || index === 0,
  }));
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const { text: word = '', start = 0, end = 0 } = words[at] ?? {};
    const phrase = phraseAt(words, at);
    const last = words[at + (phrase?.words.length ?? 1) - 1]?.end ?? end;
    const amount = /^\p{N}/u.test(word) ? Number(word) : phrase?.amount;
    if (phrase) units.push({ ...phrase, start, end: last });
    else if (amount !== undefined) units.push({ type: 'NUMBER', amount, start, end });
    else if (word === '%') units.push({ type: 'PERCENT', start, end });
    else if (/[,;|.]/.test(word)) units.push({ type: 'mark', start, end });
    else if (/[^\p{L}]/u.test(word)) units.push({ type: 'is', start, end });
    else units.push({ type: kindOf(word) === 'required' ? 'word' : 'filler', start, end });
    at += phrase?.words.length ?? 1;
  }
  return withAmounts(units);
}

/** Joins a number with the percent sign, or with the days or weeks after it, of which it is the amount. */
function withAmounts(units: readonly Unit[]): readonly Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const before = joined.at(-1);
    const second = joined.at(-2);
    const isAmount = unit.type === 'PERCENT' || unit.type === 'TIME';
    // "five full days"
    // "2 days a week"
    if (unit.type === 'TIME' && before?.type === 'NUMBER' && second?.type === 'DAYS') {
      joined.splice(-2, 2, { ...second, end: unit.end });
      continue;
    }
    const number =
      before?.type === 'NUMBER' ? before : before?.type === 'WHOLLY' && second?.type === 'NUMBER' ? second : null;
    if (!isAmount || !number) joined.push(unit);
    else {
      joined.splice(joined.indexOf(number));
      const type = unit.type === 'PERCENT' ? 'PERCENT' : 'DAYS';
      joined.push({ type, start: number.start, end: unit.end, amount: number.amount ?? 1 });
    }
  }
  return joined;
}

const WAYS: readonly Class[] = ['REMOTE', 'ON_SITE', 'HYBRID', 'DAYS_OF_A_KIND'];
const isWay = (unit: Unit | undefined) => unit !== undefined && WAYS.includes(unit.type);
/** How many words "not" reaches. */
const REACH = 4;

const isNone = ({ type, amount }: Unit) => type === 'NOT' || ((type === 'PERCENT' || type === 'DAYS') && amount === 0);
const isWhole = ({ type, amount = 0 }: Unit) =>
  (type === 'PERCENT' && amount >= 100) || (type === 'DAYS' && amount === 5);
const isSome = ({ type, amount = 1 }: Unit) =>
  type === 'PARTLY' ||
  (type === 'PERCENT' && amount > 0 && amount < 100) ||
  (type === 'DAYS' && amount > 0 && amount !== 5);

/** The units beside one, up to the next mark that ends a part or the next way of working. */
function beside(units: readonly Unit[], at: number, step: 1 | -1): readonly Unit[] {
  const found: Unit[] = [];
  for (let next = at + step; units[next] && units[next]?.type !== 'mark' && !isWay(units[next]); next += step) {
    found.push(units[next] as Unit);
  }
  return found;
}

/** What is said of the way of working at this place: that it holds, not, not wholly, in part, or that it is unknown. */
function sayingOf(units: readonly Unit[], at: number): 'full' | 'some' | 'none' | 'unknown' | 'not needed' {
  const [before, after] = [beside(units, at, -1), beside(units, at, 1)];
  const near = (side: readonly Unit[]) => {
    const reached = side.slice(0, REACH + 1);
    const content = reached.findIndex(({ type }) => type === 'word');
    return content < 0 ? reached : reached.slice(0, content);
  };
  const [nearBefore, nearAfter] = [near(before), near(after)];
  if (nearBefore.some(isNone)) return nearBefore.some(({ type }) => type === 'WHOLLY') ? 'some' : 'none';
  if (nearAfter.some(({ type }) => type === 'UNKNOWN') && nearAfter[0]?.type === 'is') return 'unknown';
  if (nearAfter.some(({ type }) => type === 'IMPOSSIBLE')) return 'none';
  const no = nearAfter.findIndex(isNone);
  if (no >= 0) {
    const rest = nearAfter.slice(no + 1).filter(({ type }) => type !== 'filler' && type !== 'is');
    if (rest[0]?.type === 'NEEDED') return 'not needed';
    if (rest.length === 0 || rest[0]?.type === 'POSSIBLE') return 'none';
  }
  // "two remote days"
  if (before[0]?.type === 'NUMBER' && after[0]?.type === 'TIME') return 'some';
  const all = [...before, ...after];
  if (all.some(isWhole)) return 'full';
  return all.some(isSome) ? 'some' : 'full';
}

/** What a location says about remote work. */
export function remoteOf(location: string): Remote {
  const units = unitsOf(readable(location).replace(/ +/g, ' '));
  const ways = units.flatMap((unit, at) => (isWay(unit) ? [{ type: unit.type, at, saying: sayingOf(units, at) }] : []));
  const said = (type: Class, saying: string) => ways.some((way) => way.type === type && way.saying === saying);
  if (ways.length === 0 || ways.every(({ saying }) => saying === 'unknown')) return 'not-stated';
  if (ways.some(({ type, saying }) => saying === 'some' || (type === 'HYBRID' && saying === 'full'))) return 'partly';
  if (ways.some(({ type }) => type === 'DAYS_OF_A_KIND')) return 'partly';
  if (said('REMOTE', 'none')) return 'no';
  if (said('ON_SITE', 'none') || said('ON_SITE', 'not needed')) return 'yes';
  const [remote, onSite] = ['REMOTE', 'ON_SITE'].map(
    (type) => ways.find((way) => way.type === type && way.saying === 'full')?.at,
  );
  if (remote === undefined) return onSite === undefined ? 'not-stated' : 'no';
  if (onSite !== undefined) {
    const between = units.slice(Math.min(remote, onSite), Math.max(remote, onSite));
    return between.some(({ type }) => type === 'OR') ? 'yes' : 'partly';
  }
  // "Remote, two days a month in Berlin"
  return units.some((unit) => unit.type === 'DAYS' && isSome(unit)) ? 'partly' : 'yes';
}

const QUALIFIERS: readonly Class[] = [
  'WHOLLY',
  'PARTLY',
  'PERCENT',
  'DAYS',
  'NUMBER',
  'TIME',
  'PER',
  'POSSIBLE',
  'IMPOSSIBLE',
  'NOT',
  'NEEDED',
];

/** Where a text speaks about the way of working: the words for it, with the words beside them that qualify it. */
function stretchesIn(text: string): readonly (readonly [number, number])[] {
  const units = unitsOf(readable(text));
  const stretches: [number, number][] = [];
  for (const [at, unit] of units.entries()) {
    if (!isWay(unit)) continue;
    const qualifies = (next: number) => QUALIFIERS.includes(units[next]?.type ?? 'word');
    const isJoint = (next: number) => units[next]?.type === 'is';
    let [first, last] = [at, at];
    while (qualifies(first - 1) || (isJoint(first - 1) && qualifies(first - 2))) first -= 1;
    while (qualifies(last + 1) || (isJoint(last + 1) && qualifies(last + 2))) last += 1;
    // "remote, not Java": what follows "not" is not about the way of working.
    while (units[last]?.type === 'NOT' && units[last + 1] && units[last + 1]?.type !== 'mark') last -= 1;
    const [start, end] = [units[first]?.start ?? unit.start, units[last]?.end ?? unit.end];
    const previous = stretches.at(-1);
    if (previous && previous[1] >= start) previous[1] = Math.max(previous[1], end);
    else stretches.push([start, end]);
  }
  return stretches;
}

/** What a text says about remote work, as written. */
export const remotePhrasesIn = (text: string): readonly string[] =>
  stretchesIn(text).map(([start, end]) => text.slice(start, end));

/** A text without what it says about remote work; a bar takes the place of that. */
export const withoutRemote = (text: string): string =>
  stretchesIn(text).reduceRight((rest, [start, end]) => `${rest.slice(0, start)} | ${rest.slice(end)}`, text);
