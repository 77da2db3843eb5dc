import { fold } from '../../public-project/words.ts';
import words from './table-words.json' with { type: 'json' };

/** What a column states, by our names for it. A heading is the name, or the title of the role. */
export type Meaning = keyof typeof words.columns;

/** A column that is read, with the unit, the currency and the period that its header states for its cells. */
export type Column = {
  readonly header: string;
  readonly meaning: Meaning;
  readonly unit: string;
  readonly currency: string;
  readonly per: string;
};

/** Header of a column by our name for it, as the operator states it. */
export type OwnColumns = readonly { readonly name: string; readonly header: string }[];

const listed = (text: string) => text.split(/[,;] /).map((word) => fold(word));
/** What a cell may say, in all languages, folded. */
export const CELLS = {
  open: new Set(listed(words.open)),
  yes: new Set(listed(words.yes)),
  no: new Set(listed(words.no)),
  nothing: new Set(['', ...listed(words.nothing)]),
  undecided: new Set(listed(words.undecided)),
};
export const ERROR = new RegExp(words.patterns.error, 'u');
const [CURRENCY, PERCENT, TIME] = (['currency', 'percent', 'time'] as const).map(
  (name) => new RegExp(words.patterns[name], 'iu'),
) as [RegExp, RegExp, RegExp];
const UNTIL = new RegExp(words.patterns.until);
const PERIODS = Object.entries(words.periods).map(([per, pattern]) => ({ per, pattern: new RegExp(pattern) }));

const lettersOf = (header: string) => fold(header).replace(/[^\p{L}\p{N}]/gu, '');
const meanings = new Map(
  Object.entries(words.columns).flatMap(([meaning, headers]) =>
    listed(headers).map((header) => [lettersOf(header), meaning as Meaning] as const),
  ),
);
const units = new Set(listed(words.units));
const withoutBrackets = (header: string) => header.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g, ' ');

/** What a header says, without brackets, units and marks: “Hourly rate (EUR)”, “Pensum in %”, “Skills / Tools”. */
function meaningOf(header: string): Meaning | undefined {
  const plain = withoutBrackets(fold(header));
  const parts = plain.split(/[^\p{L}\p{N}']+/u).filter(Boolean);
  const [first = ''] = plain.split(/[/|:]/);
  const [known, ...others] = [plain, parts.filter((word) => !units.has(word)).join(''), first].flatMap(
    (text) => meanings.get(lettersOf(text)) ?? [],
  );
  // “Confidential until”
  const [start = '', until = ''] = parts;
  return known ?? others[0] ?? (UNTIL.test(until) && meanings.get(start) === 'hidden' ? 'hidden' : undefined);
}

const periodIn = (text: string): string => PERIODS.find(({ pattern }) => pattern.test(fold(text)))?.per ?? '';

/** The currency that a text states, as a code if it is known; otherwise as its sign or “kr”. */
function currencyIn(text: string): string {
  const currency = CURRENCY.exec(text)?.[0] ?? '';
  return /^kr$/i.test(currency) ? currency : currency.replace(/euros?/i, 'EUR').toUpperCase();
}

const columnOf = (header: string, meaning: Meaning): Column => ({
  header,
  meaning,
  unit: PERCENT.test(header) ? '%' : (TIME.exec(header)?.[0] ?? ''),
  currency: currencyIn(header),
  per: periodIn(header),
});

/** The columns that are read, first those that the operator names; those are columns even where no row has them. */
export function columnsOf(headers: readonly string[], own: OwnColumns): readonly Column[] {
  const named = own.flatMap(({ name, header: stated }) => {
    const found = headers.filter((header) =>
      [header, withoutBrackets(header)].some((text) => lettersOf(text) === lettersOf(stated)),
    );
    return (found.length > 0 ? found : [stated]).map((header) => columnOf(header, name as Meaning));
  });
  const known = headers.flatMap((header) => {
    const meaning = named.some((column) => column.header === header) ? undefined : meaningOf(header);
    return meaning === undefined ? [] : [columnOf(header, meaning)];
  });
  return [...named, ...known];
}

/** Whether one of the headers is that of a column with names or titles. */
export const hasNames = (headers: readonly string[], own: OwnColumns): boolean =>
  columnsOf(headers, own).some(
    ({ header, meaning }) => /^(?:name|heading|title)$/.test(meaning) && headers.includes(header),
  );

/** A cell with the unit, the currency and the period that its header states, unless it has its own. */
export function withUnit(text: string, { meaning, unit, currency, per }: Column): string {
  if (meaning === 'price') {
    if (!/[1-9]/.test(text)) return text;
    const isNamed = currency === '' || currencyIn(text) !== '';
    const amount = isNamed ? text : text.replace(/\d(?=\D*$)/, (digit) => `${digit} ${currency}`).trim();
    return periodIn(text) === '' ? `${amount} ${per}`.trim() : amount;
  }
  // 80 % is 0.8 where a cell is formatted as a percentage.
  const isBare = /^[\d.,\s–-]+$/.test(text) && !(unit === '%' && /^[01](?:[.,]\d+)?$/.test(text));
  return isBare && /^(?:allocation|timeline)$/.test(meaning) ? `${text} ${unit}`.trim() : text;
}
