import { blanked, type Class, type Fact, factAt, type Stretch, scan, type Unit } from './scan.ts';

/** Whether the work can be done remotely, according to the location. */
export const REMOTE = ['yes', 'partly', 'no', 'not-stated'] as const;
export type Remote = (typeof REMOTE)[number];

/** A unit, or several units that state an amount together. */
type Part = Omit<Unit, 'type'> & { readonly type: Class | 'DAYS' | 'SHARE' };

/** The units of a text, those of an amount joined: “2 days a week”, “five full days”, “50/50”. Of a range, the least counts. */
function amountsIn(text: string): readonly Part[] {
  const parts: Part[] = [];
  for (const unit of scan(text)) {
    const [third, second, before] = [parts.at(-3), parts.at(-2), parts.at(-1)];
    const is = (part: Part | undefined, ...types: Part['type'][]) => part !== undefined && types.includes(part.type);
    const join = (count: number, type: Part['type']) =>
      parts.splice(-count, count, { ...(parts.at(-count) ?? unit), type, end: unit.end });
    const isTime = is(unit, 'DAY', 'WEEK');
    const isRatio = is(unit, 'NUMBER') && before?.text === '/' && (second?.amount ?? 0) + (unit.amount ?? 0) === 100;
    if (isRatio) join(2, 'SHARE');
    else if (is(unit, 'PERCENT') && is(before, 'NUMBER'))
      join(is(second, 'TO') && is(third, 'NUMBER', 'SHARE') ? 3 : 1, 'SHARE');
    else if (isTime && is(before, 'NUMBER')) join(is(second, 'DAYS') ? 2 : 1, 'DAYS');
    else if (isTime && is(before, 'WHOLLY') && is(second, 'NUMBER')) join(2, 'DAYS');
    else parts.push(unit);
  }
  return parts;
}

/** The parts of a text. An office and a home are ways of working where days are counted: “office 4 days, home 1 day”. */
function partsOf(text: string): readonly Part[] {
  const parts = amountsIn(text);
  return parts.map((part, at) => {
    if (part.type !== 'OFFICE' && part.type !== 'HOME') return part;
    const isCounted = [...beside(parts, at, -1), ...beside(parts, at, 1)].some(({ type }) => type === 'DAYS');
    return isCounted ? { ...part, type: part.type === 'HOME' ? 'REMOTE' : 'ON_SITE' } : part;
  });
}

const WAYS: readonly Part['type'][] = ['REMOTE', 'ON_SITE', 'HYBRID', 'DAYS_OF_A_KIND'];
const isWay = (part: Part | undefined) => part !== undefined && WAYS.includes(part.type);
/** How many words "not" reaches. */
const REACH = 4;

const isAmount = ({ type }: Part) => type === 'SHARE' || type === 'DAYS';
const isNone = (part: Part) => part.type === 'NOT' || part.amount === 0;
const isWhole = ({ type, amount = 0 }: Part) =>
  (type === 'SHARE' && amount >= 100) || (type === 'DAYS' && amount === 5);
const isSome = (part: Part) => part.type === 'PARTLY' || (isAmount(part) && part.amount !== 0 && !isWhole(part));

/** The parts beside one, up to the next mark that ends a part or the next way of working. */
function beside(parts: readonly Part[], at: number, step: 1 | -1): readonly Part[] {
  const found: Part[] = [];
  for (let next = at + step; parts[next] && parts[next]?.type !== 'mark' && !isWay(parts[next]); next += step) {
    found.push(parts[next] as Part);
  }
  return found;
}

/** What the text says about the way of working at this place: that it applies, in part, not, that it need not, or that nobody knows. */
function sayingOf(parts: readonly Part[], at: number): 'full' | 'some' | 'none' | 'not needed' | 'unknown' {
  const [before, after] = [beside(parts, at, -1), beside(parts, at, 1)];
  // "Not" does not reach across a word with a meaning of its own.
  const [nearBefore, nearAfter] = [before, after].map((side) => {
    const content = side.findIndex(({ type }) => type === 'word');
    return side.slice(0, content < 0 ? REACH + 1 : Math.min(content, REACH + 1));
  }) as [Part[], Part[]];
  if (nearAfter[0]?.type === 'is' && nearAfter.some(({ type }) => type === 'UNKNOWN')) return 'unknown';
  if (nearBefore.some(isNone)) {
    if (nearAfter.some(({ type }) => type === 'NEEDED')) return 'not needed';
    return nearBefore.some(({ type }) => type === 'WHOLLY') ? 'some' : 'none';
  }
  if (nearAfter.some(({ type }) => type === 'IMPOSSIBLE')) return 'none';
  const no = nearAfter.findIndex(isNone);
  if (no >= 0) {
    const next = nearAfter.slice(no + 1).find(({ type }) => type !== 'filler' && type !== 'is');
    if (next?.type === 'NEEDED') return 'not needed';
    if (next === undefined || next.type === 'POSSIBLE') return 'none';
  }
  // "two remote days"
  if (before[0]?.type === 'NUMBER' && (after[0]?.type === 'DAY' || after[0]?.type === 'WEEK')) return 'some';
  const all = [...before, ...after];
  return all.some(isSome) && !all.some(isWhole) ? 'some' : 'full';
}

function remoteIn(parts: readonly Part[]): Remote {
  const ways = parts.flatMap((part, at) => (isWay(part) ? [{ type: part.type, at, saying: sayingOf(parts, at) }] : []));
  const said = (type: Part['type'], saying: string) => ways.find((way) => way.type === type && way.saying === saying);
  if (ways.every(({ saying }) => saying === 'unknown')) return 'not-stated';
  if (ways.some(({ type, saying }) => saying === 'some' || type === 'DAYS_OF_A_KIND')) return 'partly';
  if (said('HYBRID', 'full')) return 'partly';
  if (said('REMOTE', 'none')) return 'no';
  if (said('ON_SITE', 'none') || said('ON_SITE', 'not needed')) return 'yes';
  const [remote, onSite] = [said('REMOTE', 'full'), said('ON_SITE', 'full')];
  if (!remote) return onSite ? 'no' : 'not-stated';
  if (onSite) {
    const between = parts.slice(Math.min(remote.at, onSite.at), Math.max(remote.at, onSite.at));
    return between.some(({ type }) => type === 'OR') ? 'yes' : 'partly';
  }
  // "Remote, two days a month in Berlin", "Remote, quarterly meetings"
  const isVisit = (part: Part, at: number) => part.type === 'PARTLY' && parts[at + 1]?.type === 'VISIT';
  return parts.some((part, at) => (part.type === 'DAYS' && isSome(part)) || isVisit(part, at)) ? 'partly' : 'yes';
}

const QUALIFIERS: readonly Part['type'][] = [
  ...(['WHOLLY', 'PARTLY', 'SHARE', 'DAYS', 'NUMBER', 'DAY', 'WEEK', 'PER'] as const),
  ...(['POSSIBLE', 'IMPOSSIBLE', 'NOT', 'NEEDED', 'FULL_TIME'] as const),
];

/** Where a text speaks about the way of working: the words for it, with the words beside them that qualify it. */
function stretchesIn(parts: readonly Part[]): readonly Stretch[] {
  const stretches: [number, number][] = [];
  const qualifies = (at: number) => QUALIFIERS.includes(parts[at]?.type ?? 'word');
  for (const [at, part] of parts.entries()) {
    if (!isWay(part)) continue;
    const goesOn = (next: number, step: 1 | -1) =>
      qualifies(next + step) || (parts[next + step]?.type === 'is' && qualifies(next + 2 * step));
    let [first, last] = [at, at];
    while (goesOn(first, -1)) first -= 1;
    while (goesOn(last, 1)) last += 1;
    // "remote, not Java": what follows "not" is not about the way of working.
    while (parts[last]?.type === 'NOT' && parts[last + 1] && parts[last + 1]?.type !== 'mark') last -= 1;
    const [start, end] = [parts[first]?.start ?? part.start, parts[last]?.end ?? part.end];
    const previous = stretches.at(-1);
    if (previous && previous[1] >= start) previous[1] = Math.max(previous[1], end);
    else stretches.push([start, end]);
  }
  return stretches;
}

/** What a location says about remote work; `null` if it says nothing, or that it is not known. */
export function readRemote(text: string): Fact<Exclude<Remote, 'not-stated'>> | null {
  const parts = partsOf(text);
  const value = remoteIn(parts);
  return value === 'not-stated' ? null : factAt(value, text, stretchesIn(parts));
}

/** A text with bars in place of what it says about remote work, even if that is only that nobody knows. */
export const withoutRemote = (text: string): string => blanked(text, stretchesIn(partsOf(text)));
