import vocabulary from './vocabulary.json' with { type: 'json' };
import { fold } from './words.ts';

/** Whether the work can be done remotely, according to the location. */
export const REMOTE = ['yes', 'partly', 'no', 'not-stated'] as const;
export type Remote = (typeof REMOTE)[number];

// In the vocabulary, `~` stands for any ending of a word, and a space also for a hyphen. Longer terms are tried first.
const VOCABULARY = new Map<string, readonly string[]>(Object.entries(vocabulary.remote));
function sourceOf(name: string) {
  const terms = VOCABULARY.get(name)?.flatMap((line) => line.split(', ')) ?? [name];
  const longestFirst = terms.toSorted((a, b) => b.length - a.length).join('|');
  return `(?:${longestFirst.replaceAll(' ', '[ -]').replaceAll('~', '[a-z]*')})`;
}

/** Compiles a rule to a pattern that matches whole words; words in capitals refer to the vocabulary. */
const pattern = (rule: string, flags = '') =>
  new RegExp(`(?<![a-z0-9])(?:${rule.replace(/[A-Z_]{2,}/g, sourceOf)})(?![a-z0-9])`, flags);

const TO = '[ -]+';
/** Up to three words in between, none of which reverses the meaning. */
const FEW = `(?:${TO}(?!(?:BUT|REMOTE|ON_SITE)(?![a-z]))[a-z]+){0,3}${TO}`;
/** Anything within the same part between commas. */
const NEAR = '[^,;|.]*?';
/** The link between a name and its value, as in "Remote: no" and "remote work (no)". */
const IS = '(?: (?:work|working))? ?[:?=(-] ?';
const END = '(?= *(?:$|[,.;|)/]))';
const WAY = '(?:REMOTE|ON_SITE)';
const SOME = `(?:[1-9][0-9]? ?%|NUMBER[ -]*(?:full${TO})?TIME|PARTLY)`;

/** The rules; the first match decides. */
const RULES = (
  [
    ['not-stated', `REMOTE${IS}UNKNOWN`],
    // "not fully remote", "nicht nur vor Ort"
    ['partly', `NOT${FEW}WHOLLY${FEW}${WAY}`],
    // "Remote: no", "remote work is not possible", "Homeoffice ausgeschlossen", "remote: 0 %"
    ['no', `REMOTE(?:${IS}|${FEW})(?:NOT(?:${END}|${FEW}POSSIBLE)|IMPOSSIBLE)`],
    // "no on-site work", "vor Ort: nein", then "keine Remote-Arbeit", "0 % remote"
    ['yes', `NOT${FEW}ON_SITE|ON_SITE${IS}NOT${END}`],
    ['no', `NOT${FEW}REMOTE`],
    // "100 % on site", "5 days a week in the office"; the same for remote
    ['no', `100 ?%${TO}ON_SITE|EVERY_DAY${NEAR}ON_SITE`],
    ['yes', `100 ?%${TO}REMOTE|EVERY_DAY${NEAR}REMOTE`],
    // "on site or remote" is a choice; mentioning both means some of each
    ['yes', `REMOTE${NEAR} OR ${NEAR}ON_SITE|ON_SITE${NEAR} OR ${NEAR}REMOTE`],
    ['partly', 'REMOTE.*ON_SITE|ON_SITE.*REMOTE'],
    // "60 % remote", "2 days on site", "partly remote", "Remote: teilweise", "hybrid"
    ['partly', `${SOME}${NEAR}${WAY}|${WAY}${NEAR}[ :(]${SOME}|HYBRID`],
    // "three remote days", "remote, 2 days a month in Berlin"
    [
      'partly',
      `NUMBER${TO}(?:${WAY}${TO}TIME|DAYS_OF_A_KIND)|REMOTE.*NUMBER${TO}TIME${NEAR} IN|NUMBER${TO}TIME${NEAR} IN .*REMOTE`,
    ],
    ['yes', 'REMOTE'],
    ['no', 'ON_SITE'],
  ] as const
).map(([value, rule]) => [value, pattern(rule)] as const);

// Locations and queries are short. Some rules take quadratic time.
const MOST_READ = 300;

/** A text in the form that the rules read. Each character keeps its place: `ß` stays, because it would become two. */
const readable = (text: string) =>
  text
    .slice(0, MOST_READ)
    .replace(/[^\x20-\x7e]/g, (letter) => (fold(letter).length === 1 ? fold(letter) : letter))
    .toLowerCase()
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s/g, ' ');

/** What a location says about remote work. */
export function remoteOf(location: string): Remote {
  const text = readable(location).replace(/ +/g, ' ');
  return RULES.find(([, rule]) => rule.test(text))?.[0] ?? 'not-stated';
}

const ANY_WAY = '(?:REMOTE|ON_SITE|HYBRID)';
const EITHER_WAY = pattern(`${ANY_WAY} OR ${ANY_WAY}`);
const ALTERNATIVE = pattern(`OR (?:[a-z]+ )?${ANY_WAY}|${ANY_WAY} OR`);
const WISH = pattern(`WISHED(?: [a-z]+){0,2} ${ANY_WAY}|${ANY_WAY}(?: [a-z]+)? WISHED`);

/** Whether a sentence names the way of working as a condition, as a wish, or as one of two alternatives ("Lyon or remote"). */
export function remoteUseIn(sentence: string): 'required' | 'wished' | 'alternative' {
  const text = readable(sentence);
  if (WISH.test(text)) return 'wished';
  return ALTERNATIVE.test(text) && !EITHER_WAY.test(text) ? 'alternative' : 'required';
}

const QUALIFIER = '(?:NOT|WHOLLY|PARTLY|(?:NUMBER|[1-9]0? ?%)|TIME|PER|EVERY_DAY)';
const PHRASE = pattern(
  `(?:${QUALIFIER}[ /]+)*(?:${ANY_WAY}|DAYS_OF_A_KIND)(?:[ /:(-]+(?!full[ -])(?:TIME|POSSIBLE|IMPOSSIBLE|PARTLY|WHOLLY|NOT${END}|NUMBER${TO}TIME(?:[ /]+PER)?[ /]+TIME|NUMBER${TO}TIME|[1-9]0? ?%))*`,
  'g',
);

const phrasesIn = (text: string) =>
  [...readable(text).matchAll(PHRASE)].map(({ 0: phrase, index }) => [index, index + phrase.length] as const);

/** What a text says about remote work, as written. */
export const remotePhrasesIn = (text: string): readonly string[] =>
  phrasesIn(text).map(([start, end]) => text.slice(start, end));

/** A text without what it says about remote work; a bar takes the place of that. */
export const withoutRemote = (text: string): string =>
  phrasesIn(text).reduceRight((rest, [start, end]) => `${rest.slice(0, start)} | ${rest.slice(end)}`, text);
