import { placeByName } from '../facts/country.ts';
import { languageNamed } from '../facts/languages.ts';
import { namesIn } from '../facts/names.ts';
import {
  type Class,
  has,
  is,
  scan,
  spanOf,
  type Token,
} from '../facts/scan.ts';
import { fold, WORD } from '../public-project/words.ts';
import table from './query-words.json' with { type: 'json' };
import { isExact, isIgnored } from './terms.ts';
import { anyOf } from './word-lists.ts';

export const SHARES: readonly Class[] = ['FULL_TIME', 'PART_TIME', 'HALF_TIME'];
export const WAYS: readonly Class[] = ['REMOTE', 'HYBRID', 'ON_SITE'];
/** What “not” can be about. */
const NAMING: readonly Class[] = [
  ...WAYS,
  ...SHARES,
  'word',
  'LANGUAGE',
  'TRAVEL',
  'VISIT',
];

const oneOf = (list: string) => new RegExp(`^${anyOf(list)}$`, 'u');
const SPEAK = oneOf(table.speak);
const ALONE = oneOf(table.alone);
const OPTIONAL = oneOf(table.optional);
/**
 * What stands before what is not needed: “no need for Swedish”, but “Swedish
 * not required”.
 */
const NO_NEED = new RegExp(`^${anyOf(table.noNeed)}`, 'u');
/** A minus before a word, which means “not”. */
const MINUS = /(?:^|[ ,(])[-−]$/;

/**
 * The class of a unit in a sentence. What has no meaning of its own, so that
 * “not” reaches across it, is a filler.
 */
function classOf(unit: Token, word: string): Class {
  if (languageNamed(unit.text)) return 'LANGUAGE';
  if (SPEAK.test(unit.text)) return 'SPEAK';
  if (ALONE.test(unit.text)) return 'ENOUGH';
  if (is(unit, 'NOT_NEEDED'))
    return NO_NEED.test(unit.text) ? 'NEEDNT' : 'NOT_NEEDED';
  if (OPTIONAL.test(unit.text)) return 'NOT_NEEDED';
  const isPassed =
    is(unit, 'filler', 'PER', 'END') ||
    unit.amount === 1 ||
    (is(unit, 'word') && isIgnored(unit.text));
  if (isPassed && !isExact(fold(word))) return 'filler';
  return is(unit, 'filler') ? 'word' : unit.type;
}

/**
 * The units of a sentence, each to the end of its word or of the name of a
 * place: “C++” where it is “c”. A minus before a word is “not”.
 */
export function unitsOf(text: string): readonly Token[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const ends = new Map([...words, ...namesIn(text, placeByName)].map(spanOf));
  return scan(text).flatMap((unit): readonly Token[] => {
    const { start } = unit;
    const end = Math.max(unit.end, ends.get(start) ?? 0);
    const own = { ...unit, end, type: classOf(unit, text.slice(start, end)) };
    return MINUS.test(text.slice(0, start))
      ? [{ ...unit, type: 'NOT', start: start - 1, end: start }, own]
      : [own];
  });
}

/** Whether a way of working is only said not to be needed. */
const isNeeded = (units: readonly Token[], at: number) =>
  is(
    units.slice(at + 1).find((unit) => !is(unit, 'filler')),
    'NEEDED',
  );

/** “No language except”: after a “not” that is about nothing yet. */
const isDouble = (units: readonly Token[], at: number) =>
  is(units[at], 'NOT') &&
  is(units[at - 1], 'filler') &&
  is(units[at - 2], 'NOT');

/**
 * The first unit with a meaning of its own, and those that “or” and “and” join
 * to it.
 */
function runIn(units: readonly Token[]): readonly Token[] {
  const run: Token[] = [];
  let isOpen = true;
  for (const unit of units) {
    if (is(unit, 'filler', 'WHOLLY', 'SPEAK', 'AT_LEAST')) continue;
    if (is(unit, 'OR', 'AND')) isOpen = true;
    else if (isOpen && is(unit, ...NAMING)) {
      run.push(unit);
      isOpen = false;
    } else break;
  }
  return run;
}

/** The units that “not” is about. */
export function deniedIn(units: readonly Token[]): readonly Token[] {
  const denied = units.flatMap((unit, at) =>
    is(unit, 'NOT') && !isDouble(units, at) ? runIn(units.slice(at + 1)) : [],
  );
  return denied.filter(
    (unit) => !is(unit, ...WAYS) || !isNeeded(units, units.indexOf(unit)),
  );
}

/**
 * The units that are said not to be needed: those before the words that say so,
 * or after “no need for”.
 */
export function needlessIn(units: readonly Token[]): readonly Token[] {
  return units.flatMap((word, at) => {
    if (!is(word, 'NOT_NEEDED', 'NEEDNT')) return [];
    const before = runIn(units.slice(0, at).toReversed());
    const after = runIn(units.slice(at + 1));
    const isAfter = before.length === 0 || is(word, 'NEEDNT');
    return isAfter && after.length > 0 ? after : before;
  });
}

/**
 * The languages that somebody says to speak: after “speaks” or “only”, or
 * before “is enough”.
 */
export function spokenIn(units: readonly Token[]): readonly Token[] {
  const spoken: Token[] = [];
  let run: Token[] = [];
  let isSpeaking = false;
  for (const [at, unit] of units.entries()) {
    if (is(unit, 'filler', 'AND') || unit.text === ',') continue;
    if (is(unit, 'LANGUAGE')) {
      run.push(unit);
      if (isSpeaking) spoken.push(unit);
      continue;
    }
    if (is(unit, 'ENOUGH')) spoken.push(...run);
    const before = units.slice(Math.max(0, at - 2), at);
    isSpeaking =
      isDouble(units, at) ||
      (is(unit, 'SPEAK', 'ENOUGH') &&
        !has(before, 'NOT', 'NOT_NEEDED', 'NEEDNT'));
    run = [];
  }
  return spoken;
}
