import { isShareOfWeek, readAllocation } from '../facts/allocation.ts';
import { languageNamed } from '../facts/languages.ts';
import { readRemote, withoutRemote } from '../facts/remote.ts';
import { blanked, type Class, type Stretch, scan, type Unit } from '../facts/scan.ts';
import { readStart } from '../facts/start.ts';
import type { Filter, TextFilter } from './filter.ts';
import { PART_TIME_PERCENT } from './filter-rules.ts';

/**
 * Remote and partly remote work are each shown to somebody who asks for the other, after what was asked for. “On site” includes
 * “not stated”, because a location rarely says it.
 */
const WAYS = { yes: 'yes,partly', partly: 'partly,yes', no: 'no,not-stated' } as const;
/** Words before a month in which something starts. */
const STARTS = /^(?:in|im|i|en|le|on|am|den|starts?|starting|beginning|beginn|start(?:et|ar)|debut|borjar)$/;
const STARTS_LATER = /^(?:from|since|after|ab|seit|nach|des|de|apres|fran|efter)$/;
/** How many words may stand between a language and what is said of it. */
const REACH = 3;

/** Filters that a text means, and the places of the words for them. */
export type Meant = { readonly filter: Filter; readonly at: readonly Stretch[] };

/** The units beside one, up to a mark or a word that carries something. */
function beside(units: readonly Unit[]): readonly Unit[] {
  const end = units.findIndex(({ type }) => type === 'mark' || type === 'word');
  return units.slice(0, end < 0 ? REACH : Math.min(end, REACH));
}

/** "No Swedish needed", "English is enough". */
function meantLanguage(text: string): Meant | null {
  const units = scan(text);
  for (const [at, { text: word, start, end }] of units.entries()) {
    const code = languageNamed(word);
    if (code === undefined) continue;
    const [before, after] = [beside(units.slice(0, at).toReversed()), beside(units.slice(at + 1))];
    const has = (side: readonly Unit[], type: Class) => side.find((unit) => unit.type === type);
    const not = has(before, 'NOT') ?? (has(after, 'NEEDED') && has(after, 'NOT'));
    const enough = has(after, 'ENOUGH') ?? has([...before.slice(0, 1), ...after.slice(0, 1)], 'WHOLLY');
    const said = not ?? enough;
    if (said === undefined) continue;
    const last = has(after, 'NEEDED') ?? said;
    const stretch = [Math.min(start, said.start), Math.max(end, said.end, last.end)] as const;
    return { filter: { speaks: not ? `-${code}` : code }, at: [stretch] };
  }
  return null;
}

/** "Part-time", "two days a week", "50 %", "full time". */
function meantAllocation(text: string): Meant | null {
  const fact = readAllocation(text);
  if (fact === null || !isShareOfWeek(fact)) return null;
  const { from, to } = fact.value;
  if (to <= PART_TIME_PERCENT) return { filter: { part_time: 'yes' }, at: fact.at };
  return from > PART_TIME_PERCENT ? { filter: { part_time: 'no' }, at: fact.at } : null;
}

/** "Starts in January 2027", "from March". */
function meantStart(text: string): Meant | null {
  const fact = readStart(text, new Date().toISOString().slice(0, 10));
  const start = fact?.at[0]?.[0] ?? 0;
  const before = scan(text)
    .filter(({ end, type }) => end <= start && type !== 'NUMBER')
    .at(-1);
  const isLater = STARTS_LATER.test(before?.text ?? '');
  if (!fact || fact.value === 'now' || !(isLater || STARTS.test(before?.text ?? '') || /\d/.test(fact.words)))
    return null;
  return {
    filter: { start_after: fact.value, ...(!isLater && { start_before: fact.value }) },
    at: isLater && before ? [[before.start, before.end], ...fact.at] : fact.at,
  };
}

/** A text as it is read: a minus before a word means "not". */
export const normalized = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?<=^| )[-−](?=\p{L})/gu, 'not ');

/** The filters that a sentence means, in the words of facts; of a location, only the way of working. */
export function meantFilters(text: string, name: TextFilter): readonly Meant[] {
  if (name !== 'q' && name !== 'location') return [];
  const remote = readRemote(text);
  const found: Meant[] = remote ? [{ filter: { remote: WAYS[remote.value] }, at: remote.at }] : [];
  if (name === 'location') return found;
  let rest = withoutRemote(text);
  for (const read of [meantLanguage, meantAllocation, meantStart]) {
    const meant = read(rest);
    if (meant === null) continue;
    found.push(meant);
    rest = blanked(rest, meant.at);
  }
  return found;
}

/** A text without the words for a filter that it means. */
export function withoutFilter(typed: string, name: keyof Filter): string {
  const text = normalized(typed);
  const at = meantFilters(text, 'q').flatMap((meant) => (meant.filter[name] === undefined ? [] : meant.at));
  let left = blanked(text, at).replace(/\|+/g, ' ').replace(/\s+/g, ' ');
  while (/[ ,;]$/.test(left)) left = left.slice(0, -1);
  return left.replace(/^[ ,;]+/, '');
}
