import { placeByName } from './country.ts';
import { namesIn } from './names.ts';
import {
  type Class,
  classesOf,
  type Fact,
  factAt,
  has,
  is,
  masked,
  type Span,
  scan,
  sequencesIn,
  spansOf,
  type Unit,
} from './scan.ts';

/** Whether the work can be done remotely, according to the location. */
export type Remote = 'yes' | 'partly' | 'no';

const CAPITALS = /^(?:[ -]\p{Lu}\p{Ll}+){2,}/u;
/**
 * Whether a way of working begins a name: “Hybrid Electric Engineering Centre”,
 * but “Remote Eastern Europe”.
 */
function isName(text: string, { end }: Unit): boolean {
  const [name = ''] = CAPITALS.exec(text.slice(end)) ?? [];
  return (
    name !== '' &&
    namesIn(name, placeByName).length === 0 &&
    scan(name).every(({ type }) => type === 'word')
  );
}

const WAYS: readonly Class[] = [
  'REMOTE',
  'ON_SITE',
  'HYBRID',
  'DAYS_OF_A_KIND',
];
const END = '[,;|.&+]';
/**
 * What stands beside a way of working, up to a mark that ends a part or the
 * next way; nearby, no word with a meaning of its own.
 */
const BESIDE = `(?:(?!${END}|${WAYS.join('|')})\\S+ )*`;
const NEAR = `(?:(?!word|${END}|${WAYS.join('|')})\\S+ ){0,4}`;
const NONE = '(?:NOT|NUMBER:0(?: PERCENT| DAY| WEEK)?(?! TO)) ';
/** “2 days a week”, “five full days”: the week is not counted. */
const DAYS = '(?<!DAY )NUMBER:\\S+ (?:WHOLLY )?(?:DAY|WEEK) ';
/** “100 %”, but not as the end of a range: of “80–100 %”, the least counts. */
const WHOLE = '(?:(?<!TO )NUMBER:\\d{3,} PERCENT|NUMBER:5 (?:WHOLLY )?DAY) ';
const SOME = `(?!NUMBER:0 )(?:PARTLY |NUMBER:\\S+ PERCENT |NUMBER:\\d0 / NUMBER:\\d0 |${DAYS})`;

/**
 * How far a way of working applies: the first of these patterns that fits the
 * classes of a text, in which it is `WAY`.
 */
const EXTENTS = [
  ['unknown', `WAY (?:[:?=()/<>≥≤-] )?${NEAR}UNKNOWN`],
  [
    'not needed',
    `NOT_NEEDED ${NEAR}WAY|WAY ${NEAR}NOT_NEEDED|${NONE}${NEAR}WAY ${NEAR}NEEDED`,
  ],
  [
    'some',
    `(?:${NONE}${NEAR}(?:WHOLLY|NUMBER:100 PERCENT)|WHOLLY ${NEAR}NOT) ${NEAR}WAY`,
  ],
  ['none', `${NONE}${NEAR}WAY|WAY ${NEAR}IMPOSSIBLE`],
  ['not needed', `WAY ${NEAR}${NONE}(?:(?:filler|[:?=()/-]) )*NEEDED`],
  [
    'none',
    `WAY ${NEAR}${NONE}(?:(?:filler|[:?=()/-]) )*(?:POSSIBLE|${END}|${WAYS.join('|')}|$)`,
  ],
  ['some', 'NUMBER:\\S+ WAY (?:DAY|WEEK)'],
  ['full', `${WHOLE}${BESIDE}WAY|WAY ${BESIDE}${WHOLE}`],
  ['some', `${SOME}${BESIDE}WAY|WAY ${BESIDE}${SOME}`],
  ['full', 'WAY'],
] as const;
const patterns = EXTENTS.map(([extent, pattern]) => ({
  extent,
  pattern: new RegExp(`(?<!\\S)(?:${pattern})`),
}));

/** The classes of units, in which one of them is a way of working. */
const aroundWay = (units: readonly Unit[], at: number) =>
  `${classesOf(units.slice(0, at))}WAY ${classesOf(units.slice(at + 1))}`;
const COUNTED = new RegExp(`${DAYS}${BESIDE}WAY|WAY ${BESIDE}${DAYS}`);

/**
 * The units of a text. An office and a home are ways of working where days are
 * counted: “office 4 days, home 1 day”.
 */
function unitsOf(text: string): readonly Unit[] {
  const units = scan(text).map(
    (unit): Unit =>
      is(unit, 'REMOTE', 'HYBRID') && isName(text, unit)
        ? { ...unit, type: 'word' }
        : unit,
  );
  return units.map((unit, at) => {
    const isWay =
      is(unit, 'OFFICE', 'HOME') && COUNTED.test(aroundWay(units, at));
    return isWay
      ? { ...unit, type: is(unit, 'HOME') ? 'REMOTE' : 'ON_SITE' }
      : unit;
  });
}

function remoteIn(units: readonly Unit[]): Remote | null {
  const ways = units.flatMap(({ type }, at) => {
    if (!WAYS.includes(type)) return [];
    const classes = aroundWay(units, at);
    return {
      at,
      says: `${type} ${patterns.find(({ pattern }) => pattern.test(classes))?.extent}`,
    };
  });
  const find = (says: RegExp) => ways.find((way) => says.test(way.says));
  if (find(/some$|^(?:HYBRID|DAYS_OF_A_KIND) full/)) return 'partly';
  if (find(/^REMOTE none/)) return 'no';
  if (find(/^ON_SITE (?:none|not needed)/)) return 'yes';
  const [remote, onSite] = [find(/^REMOTE full/), find(/^ON_SITE full/)];
  if (!remote) return onSite ? 'no' : null;
  if (onSite) {
    const [first = 0, last] = [remote.at, onSite.at].toSorted((a, b) => a - b);
    return has(units.slice(first, last), 'OR') ? 'yes' : 'partly';
  }
  // "Remote, two days a month in Berlin", "Remote, quarterly meetings"
  const visits = sequencesIn(
    units,
    `(?!${WHOLE}|NUMBER:0 )${DAYS}|(?:PARTLY|NUMBER)\\S* VISIT `,
  );
  return visits.length > 0 ? 'partly' : 'yes';
}

const QUALIFIER =
  '(?:WHOLLY|PARTLY|PERCENT|TO|NUMBER|DAY|WEEK|PER|POSSIBLE|IMPOSSIBLE|NOT|NEEDED|NOT_NEEDED|FULL_TIME)(?::\\S+)? ';
const IS = '(?:[:?=()/<>≥≤-] )?';
/**
 * The words for a way of working, with those that qualify it. “Remote, not
 * Java”: what follows “not” is about something else.
 */
const ABOUT = `(?:${QUALIFIER}${IS})*(?:(?:${WAYS.join('|')}) (?:${IS}(?!NOT (?!${END}|$|${QUALIFIER}))${QUALIFIER})*)+`;

const spansIn = (units: readonly Unit[]): readonly Span[] =>
  spansOf(sequencesIn(units, ABOUT));

/**
 * What a location says about remote work; `null` if it says nothing, or that it
 * is not known.
 */
export function readRemote(text: string): Fact<Remote> | null {
  const units = unitsOf(text);
  const value = remoteIn(units);
  return value && factAt(value, text, spansIn(units));
}

/**
 * A text without what it says about remote work, even if that is only that
 * nobody knows.
 */
export const withoutRemote = (text: string): string =>
  masked(text, spansIn(unitsOf(text)));
