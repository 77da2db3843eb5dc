import type { Config } from '../../config/config.ts';
import { fold } from '../../public-project/words.ts';
import { periodIn } from './pay.ts';
import words from './table-words.json' with { type: 'json' };

/** What a column states, by our names for it. */
export type Meaning = Exclude<keyof typeof words.columns, 'heading'>;

export type Column = { readonly header: string; readonly meaning: Meaning };

/** Headers of columns by our names for them, as the operator states them. */
export type OwnColumns = Config['feed']['columns'];

const listed = (text: string) => text.split(/[,;] /).map(fold);
/** What a cell may say, in all languages, folded. */
export const CELLS = {
  open: new Set(listed(words.open)),
  yes: new Set(listed(words.yes)),
  no: new Set(listed(words.no)),
  nothing: new Set(['', ...listed(words.nothing)]),
  undecided: new Set(listed(words.undecided)),
};
export const ERROR = new RegExp(words.patterns.error, 'u');
const CURRENCY = new RegExp(words.patterns.currency, 'iu');
const PERCENT = new RegExp(words.patterns.percent, 'i');
const TIME = new RegExp(words.patterns.time, 'iu');
const UNTIL = new RegExp(words.patterns.until);

const withoutBrackets = (header: string) => header.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g, ' ');
const lettersOf = (header: string) => fold(header).replace(/[^\p{L}\p{N}]/gu, '');
const meanings = new Map(
  Object.entries(words.columns).flatMap(([meaning, headers]) =>
    listed(headers).map((header) => [lettersOf(header), meaning as keyof typeof words.columns] as const),
  ),
);
const units = new Set(listed(words.units));

/** What a header says, without brackets, units and marks: “Hourly rate (EUR)”, “Pensum in %”, “Skills / Tools”. */
function meaningOf(header: string): keyof typeof words.columns | undefined {
  const plain = withoutBrackets(fold(header));
  const parts = plain.split(/[^\p{L}\p{N}']+/u).filter(Boolean);
  const [first = ''] = plain.split(/[/|:]/);
  const [known] = [plain, parts.filter((word) => !units.has(word)).join(''), first].flatMap(
    (text) => meanings.get(lettersOf(text)) ?? [],
  );
  // “Confidential until”
  const [start = '', until = ''] = parts;
  return known ?? (UNTIL.test(until) && meanings.get(start) === 'hidden' ? 'hidden' : undefined);
}

/**
 * The columns that are read, first those that the operator names, which are columns even where no row has them. “Job title” is the title
 * of the role, but the name beside a column for the role.
 */
export function columnsOf(headers: readonly string[], own: OwnColumns): readonly Column[] {
  const named = own.flatMap(({ name, header: stated }) => {
    const [plain, ...found] = [stated, ...headers].map((header) => lettersOf(withoutBrackets(header)));
    const same = headers.filter((_, at) => found[at] === plain);
    return (same.length > 0 ? same : [stated]).map((header) => ({ header, meaning: name as Meaning }));
  });
  const others = headers
    .filter((header) => !named.some((column) => column.header === header))
    .map((header) => ({ header, meaning: meaningOf(header) }));
  const has = (name: string) => [...named, ...others].some(({ meaning }) => meaning === name);
  const heading = !has('name') && has('title') ? 'name' : 'title';
  const known = others.flatMap(({ header, meaning }) =>
    meaning === undefined ? [] : [{ header, meaning: meaning === 'heading' ? heading : meaning }],
  );
  return [...named, ...known];
}

/** Whether one of the headers is that of a column with names or titles. */
export const hasNames = (headers: readonly string[], own: OwnColumns): boolean =>
  columnsOf(headers, own).some(({ header, meaning }) => /^(?:name|title)$/.test(meaning) && headers.includes(header));

/** The currency that a text states, as a code if it is known; otherwise as its sign or “kr”. */
function currencyIn(text: string): string {
  const currency = CURRENCY.exec(text)?.[0] ?? '';
  return /^kr$/i.test(currency) ? currency : currency.replace(/euros?/i, 'EUR').toUpperCase();
}

/** A cell with the unit, the currency and the period that its header states, unless it has its own. */
export function withUnit(text: string, { header, meaning }: Column): string {
  if (meaning === 'price' && /[1-9]/.test(text)) {
    const currency = currencyIn(text) === '' ? currencyIn(header) : '';
    const amount = currency === '' ? text : text.replace(/\d(?=\D*$)/, `$& ${currency}`).trim();
    return periodIn(text) === '' ? `${amount} ${periodIn(header)}`.trim() : amount;
  }
  if (!/^(?:allocation|timeline)$/.test(meaning) || !/^[\d.,\s–-]+$/.test(text)) return text;
  if (!PERCENT.test(header)) return `${text} ${TIME.exec(header)?.[0] ?? ''}`.trim();
  // 80 % is 0.8 where a cell is formatted as a percentage.
  return /^[01](?:[.,]\d+)?$/.test(text) ? text : `${text} %`;
}
