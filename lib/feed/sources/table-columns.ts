import { fold } from '../../public-project/words.ts';
import words from './table-words.json' with { type: 'json' };

/** What a column states, by our names for it. A heading is the name, or the title of the role. */
export type Meaning = keyof typeof words.columns;

/** A column that is read, with the unit and the period that its header states for its cells. */
export type Column = {
  readonly header: string;
  readonly meaning: Meaning;
  readonly unit: string;
  readonly currency: string;
  readonly per: string;
};

const listed = (text: string) => text.split(/[,;] /).map((word) => fold(word));
export const wordSet = (name: Exclude<keyof typeof words, 'columns'>): ReadonlySet<string> =>
  new Set(listed(words[name]));

const lettersOf = (header: string) => fold(header).replace(/[^\p{L}\p{N}]/gu, '');
const byLetters = new Map(
  Object.entries(words.columns).flatMap(([meaning, headers]) =>
    listed(headers).map((header) => [lettersOf(header), meaning as Meaning] as const),
  ),
);
const UNITS = wordSet('units');
const UNTIL = [...wordSet('until')];
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;

/** What a header says, without brackets, units and marks: “Hourly rate (EUR)”, “Pensum in %”, “Skills / Tools”. */
export function meaningOf(header: string): Meaning | undefined {
  const plain = fold(header).replace(BRACKETS, ' ');
  const withoutUnits = plain.split(/[^\p{L}\p{N}']+/u).filter((word) => !UNITS.has(word));
  const [first = ''] = plain.split(/[/|:]/);
  const found = [plain, withoutUnits.join(' '), first].map((text) => byLetters.get(lettersOf(text))).find(Boolean);
  if (found !== undefined) return found;
  // “Confidential until”
  const [start = '', until = ''] = plain.trim().split(/\s/);
  return UNTIL.some((word) => until.startsWith(word)) && byLetters.get(start) === 'hidden' ? 'hidden' : undefined;
}

const CURRENCY = /(?<!\p{L})(?:EUR|euros?|CHF|GBP|USD|SEK|NOK|DKK|PLN|CZK|ISK|HUF|RON|CAD|AUD|INR|kr)(?!\p{L})|[€£$]/iu;
/** What pay is per, in a folded text. “Time” and “an” are English words too. */
const PERIODS: readonly (readonly [RegExp, string])[] = [
  [
    /hour|stunde|\bstd\b|\btim(?:er|me|ma|mar|pris|arvode|lon|epris|elonn|elon|esats|ehonorar)\b|(?:pr|per|i|\/)\.? ?time\b|heure|horaire|\/ ?(?:h|hr|t)\b/,
    'per hour',
  ],
  [/\bday|daily|\btages|\btage?\b|\bjour|\btjm\b|\bdag|\bdgn\b|\/ ?(?:d|j)\b/, 'per day'],
  [/week|woche|semaine|hebdo|vecka|\buke\b|\buge\b/, 'per week'],
  [/month|\bmonat|\bmois\b|mensuel|manad|maned/, 'per month'],
  [/year|annual|annum|\bp\.?a\.?\b|jahr|(?:par |\/ ?)an\b|annuel|\bar(?:s\w*|lig)?\b/, 'per year'],
];
export const periodIn = (text: string): string => PERIODS.find(([word]) => word.test(fold(text)))?.[1] ?? '';
/** The currency that a text states, as a code if it is known; otherwise as its sign or “kr”. */
export function currencyIn(text: string): string {
  const currency = CURRENCY.exec(text)?.[0] ?? '';
  return /^(?:kr)?$/i.test(currency) ? currency : currency.replace(/euros?/i, 'EUR').toUpperCase();
}

const PERCENT = /%|percent|prozent|procent|prosent|pourcent/i;
const TIME_UNIT =
  /(?:hours?|days?|weeks?|months?|years?|stunden|tage|wochen|monate|jahre|heures|jours|semaines|mois|timmar|dagar|veckor|månader|timer|dager|dage|uker|uger|måneder|år)(?:(?: ?\/ ?| (?:per|pro|par|pr\.?|i|a|in der) )\p{L}+)?/iu;

function columnOf(header: string, meaning: Meaning): Column {
  const unit = PERCENT.test(header) ? '%' : (TIME_UNIT.exec(header)?.[0] ?? '');
  return { header, meaning, unit, currency: currencyIn(header), per: periodIn(header) };
}

/** Header of a column by our name for it, as the operator states it. */
export type OwnColumns = readonly { readonly name: string; readonly header: string }[];

const isHeader = (own: OwnColumns[number], header: string) =>
  [header, header.replace(BRACKETS, ' ')].some((text) => lettersOf(text) === lettersOf(own.header));

/** The columns that are read, first those that the operator names; those are columns even where no row has them. */
export function columnsOf(headers: readonly string[], own: OwnColumns): readonly Column[] {
  const named = own.flatMap((one) => {
    const found = headers.filter((header) => isHeader(one, header));
    return (found.length > 0 ? found : [one.header]).map((header) => columnOf(header, one.name as Meaning));
  });
  const others = headers.filter((header) => !own.some((one) => isHeader(one, header)));
  const known = others.flatMap((header) => {
    const meaning = meaningOf(header);
    return meaning === undefined ? [] : [columnOf(header, meaning)];
  });
  return [...named, ...known];
}

const NAMES: readonly (Meaning | undefined)[] = ['name', 'heading', 'title'];
/** Whether a header is that of a column with names or titles. */
export const isName = (header: string, own: OwnColumns): boolean =>
  NAMES.includes(meaningOf(header)) || own.some((one) => one.name === 'name' && isHeader(one, header));
