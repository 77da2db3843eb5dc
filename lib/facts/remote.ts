import { placeByName } from './country.ts';
import { namesIn } from './names.ts';
import { type Class, type Fact, factAt, has, is, masked, type Span, scan, type Unit } from './scan.ts';

/** Whether the work can be done remotely, according to the location. */
export const REMOTE = ['yes', 'partly', 'no', 'not-stated'] as const;
export type Remote = (typeof REMOTE)[number];

/** The units of a text, those of an amount joined: “2 days a week”, “five full days”, “50/50”. Of a range, the least counts. */
function amountsIn(text: string): readonly Unit[] {
  const units: Unit[] = [];
  for (const unit of scan(text)) {
    const [third, second, before] = [units.at(-3), units.at(-2), units.at(-1)];
    const join = (count: number, type: Class) =>
      units.splice(-count, count, { ...(units.at(-count) ?? unit), type, end: unit.end });
    const isTime = is(unit, 'DAY', 'WEEK');
    const isRatio = before?.text === '/' && (second?.amount ?? 0) + (unit.amount ?? 0) === 100;
    if (is(unit, 'NUMBER') && isRatio) join(2, 'SHARE');
    else if (is(unit, 'PERCENT') && is(before, 'NUMBER'))
      join(is(second, 'TO') && is(third, 'NUMBER', 'SHARE') ? 3 : 1, 'SHARE');
    else if (isTime && is(before, 'NUMBER')) join(is(second, 'DAYS') ? 2 : 1, 'DAYS');
    else if (isTime && is(before, 'WHOLLY') && is(second, 'NUMBER')) join(2, 'DAYS');
    else units.push(unit);
  }
  return units;
}

const CAPITALS = /^(?:[ -]\p{Lu}\p{Ll}+){2,}/u;
/** Whether a way of working begins a name: “Hybrid Electric Engineering Centre”, but “Remote Eastern Europe”. */
function isName(text: string, { end }: Unit): boolean {
  const [name = ''] = CAPITALS.exec(text.slice(end)) ?? [];
  return name !== '' && namesIn(name, placeByName).length === 0 && scan(name).every(({ type }) => type === 'word');
}

/** The units of a text. An office and a home are ways of working where days are counted: “office 4 days, home 1 day”. */
function unitsOf(text: string): readonly Unit[] {
  const units = amountsIn(text).map(
    (unit): Unit => (is(unit, 'REMOTE', 'HYBRID') && isName(text, unit) ? { ...unit, type: 'word' } : unit),
  );
  return units.map((unit, at) => {
    const isWay = is(unit, 'OFFICE', 'HOME') && has([...beside(units, at, -1), ...beside(units, at, 1)], 'DAYS');
    return isWay ? { ...unit, type: unit.type === 'HOME' ? 'REMOTE' : 'ON_SITE' } : unit;
  });
}

const WAYS: readonly Class[] = ['REMOTE', 'ON_SITE', 'HYBRID', 'DAYS_OF_A_KIND'];
/** How many words "not" reaches. */
const REACH = 4;

const isNone = (unit: Unit) => unit.type === 'NOT' || unit.amount === 0;
const isWhole = ({ type, amount = 0 }: Unit) =>
  (type === 'SHARE' && amount >= 100) || (type === 'DAYS' && amount === 5);
const isSome = (unit: Unit) => is(unit, 'PARTLY') || (is(unit, 'SHARE', 'DAYS') && unit.amount !== 0 && !isWhole(unit));

/** The units beside one, up to the next mark that ends a part or the next way of working. */
function beside(units: readonly Unit[], at: number, step: 1 | -1): readonly Unit[] {
  const side = step > 0 ? units.slice(at + 1) : units.slice(0, at).toReversed();
  const end = side.findIndex((unit) => is(unit, 'mark', ...WAYS));
  return end < 0 ? side : side.slice(0, end);
}

/** "Not" does not reach across a word with a meaning of its own. */
function nearest(side: readonly Unit[]): readonly Unit[] {
  const word = side.findIndex(({ type }) => type === 'word');
  return side.slice(0, word < 0 ? REACH + 1 : Math.min(word, REACH + 1));
}

/** How far the way of working at this place applies, as the words beside it say. */
function extentOf(units: readonly Unit[], at: number): 'full' | 'some' | 'none' | 'not needed' | 'unknown' {
  const [before, after] = [beside(units, at, -1), beside(units, at, 1)];
  const [nearBefore, nearAfter] = [nearest(before), nearest(after)];
  if (is(nearAfter[0], 'is') && has(nearAfter, 'UNKNOWN')) return 'unknown';
  if (has([...nearBefore, ...nearAfter], 'NOT_NEEDED')) return 'not needed';
  if (nearBefore.some(isNone)) {
    if (has(nearAfter, 'NEEDED')) return 'not needed';
    return has(nearBefore, 'WHOLLY') ? 'some' : 'none';
  }
  if (has(nearAfter, 'IMPOSSIBLE')) return 'none';
  const no = nearAfter.findIndex(isNone);
  if (no >= 0) {
    const next = nearAfter.slice(no + 1).find((unit) => !is(unit, 'filler', 'is'));
    if (is(next, 'NEEDED')) return 'not needed';
    if (next === undefined || is(next, 'POSSIBLE')) return 'none';
  }
  // "two remote days"
  if (is(before[0], 'NUMBER') && is(after[0], 'DAY', 'WEEK')) return 'some';
  const all = [...before, ...after];
  return all.some(isSome) && !all.some(isWhole) ? 'some' : 'full';
}

function remoteIn(units: readonly Unit[]): Remote {
  const ways = units.flatMap((unit, at) =>
    is(unit, ...WAYS) ? [{ type: unit.type, at, extent: extentOf(units, at) }] : [],
  );
  const find = (type: Class, ...extents: string[]) =>
    ways.find((way) => way.type === type && extents.includes(way.extent));
  if (ways.some(({ extent }) => extent === 'some')) return 'partly';
  if (find('HYBRID', 'full') ?? find('DAYS_OF_A_KIND', 'full')) return 'partly';
  if (find('REMOTE', 'none')) return 'no';
  if (find('ON_SITE', 'none', 'not needed')) return 'yes';
  const [remote, onSite] = [find('REMOTE', 'full'), find('ON_SITE', 'full')];
  if (!remote) return onSite ? 'no' : 'not-stated';
  if (onSite) {
    const [first, last] = [Math.min(remote.at, onSite.at), Math.max(remote.at, onSite.at)];
    return has(units.slice(first, last), 'OR') ? 'yes' : 'partly';
  }
  // "Remote, two days a month in Berlin", "Remote, quarterly meetings"
  const isVisit = (unit: Unit, at: number) => is(unit, 'PARTLY', 'NUMBER') && is(units[at + 1], 'VISIT');
  return units.some((unit, at) => (is(unit, 'DAYS') && isSome(unit)) || isVisit(unit, at)) ? 'partly' : 'yes';
}

const AMOUNTS: readonly Class[] = ['SHARE', 'DAYS', 'NUMBER', 'DAY', 'WEEK', 'PER', 'FULL_TIME'];
const LIMITS: readonly Class[] = ['WHOLLY', 'PARTLY', 'POSSIBLE', 'IMPOSSIBLE', 'NOT', 'NEEDED', 'NOT_NEEDED'];
const isQualifier = (unit: Unit | undefined) => is(unit, ...AMOUNTS, ...LIMITS);

/** Where a text speaks about the way of working: the words for it, with the words beside them that qualify it. */
function spansIn(units: readonly Unit[]): readonly Span[] {
  const spans: [number, number][] = [];
  const qualifies = (at: number, step: 1 | -1) =>
    isQualifier(units[at + step]) || (is(units[at + step], 'is') && isQualifier(units[at + 2 * step]));
  for (const [at, unit] of units.entries()) {
    if (!is(unit, ...WAYS)) continue;
    let [first, last] = [at, at];
    while (qualifies(first, -1)) first -= 1;
    while (qualifies(last, 1)) last += 1;
    // "remote, not Java": what follows "not" is not about the way of working.
    while (is(units[last], 'NOT') && units[last + 1] && !is(units[last + 1], 'mark')) last -= 1;
    const [start, end] = [units[first]?.start ?? unit.start, units[last]?.end ?? unit.end];
    const previous = spans.at(-1);
    if (previous && previous[1] >= start) previous[1] = Math.max(previous[1], end);
    else spans.push([start, end]);
  }
  return spans;
}

/** What a location says about remote work; `null` if it says nothing, or that it is not known. */
export function readRemote(text: string): Fact<Exclude<Remote, 'not-stated'>> | null {
  const units = unitsOf(text);
  const value = remoteIn(units);
  return value === 'not-stated' ? null : factAt(value, text, spansIn(units));
}

/** A text without what it says about remote work, even if that is only that nobody knows. */
export const withoutRemote = (text: string): string => masked(text, spansIn(unitsOf(text)));
