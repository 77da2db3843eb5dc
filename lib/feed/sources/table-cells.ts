import type { Config } from '../../config/config.ts';
import { cleanLine } from '../../posting/clean-text.ts';
import { isFuture } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { dateIn } from './dates.ts';
import { wordOf } from './fields.ts';
import { periodIn, wayOf } from './postings.ts';
import words from './table-words.json' with { type: 'json' };

type Known = keyof typeof words.columns;
/** What a column states, by our names for it. */
export type Meaning = Exclude<Known, 'heading'>;

export type Column = { readonly header: string; readonly meaning: Meaning };

export type OwnColumns = Config['feed']['columns'];

const listed = (text: string) => new Set(text.split(/[,;] /).map(fold));
/** What a cell may say, in all languages, folded. */
export const CELLS = {
  open: listed(words.open),
  yes: listed(words.yes),
  no: listed(words.no),
  nothing: listed(words.nothing).add(''),
  undecided: listed(words.undecided),
};
const UNITS = listed(words.units);
const [ERROR, CURRENCY, PERCENT, TIME, UNTIL] = (['error', 'currency', 'percent', 'time', 'until'] as const).map(
  (name) => new RegExp(words.patterns[name], 'iu'),
) as [RegExp, RegExp, RegExp, RegExp, RegExp];

const withoutBrackets = (header: string) => header.replace(/[([{][^()[\]{}]*[)\]}]/g, ' ');
const lettersOf = (header: string) => withoutBrackets(fold(header)).replace(/[^\p{L}\p{N}]/gu, '');
const meanings = new Map(
  Object.entries(words.columns).flatMap(([meaning, headers]) =>
    [...listed(headers)].map((header) => [lettersOf(header), meaning as Known] as const),
  ),
);

/** What a header says, without brackets, units and marks: “Hourly rate (EUR)”, “Pensum in %”, “Skills / Tools”. */
function meaningOf(header: string): Known | undefined {
  const [first = '', second = '', ...more] = withoutBrackets(fold(header)).match(/[\p{L}\p{N}']+/gu) ?? [];
  const plain = [first, second, ...more].filter((word) => !UNITS.has(word)).join('');
  const [known] = [header, plain, header.split(/[/|:]/, 1)[0] ?? ''].flatMap(
    (text) => meanings.get(lettersOf(text)) ?? [],
  );
  // “Confidential until”
  return known ?? (UNTIL.test(second) && meanings.get(first) === 'hidden' ? 'hidden' : undefined);
}

/**
 * The columns that are read, first those that the operator names, even if no row has them. “Job title” is the title of the role, but the
 * name beside a column for the role.
 */
export function columnsOf(headers: readonly string[], own: OwnColumns): readonly Column[] {
  const found = new Map<string, Known>();
  for (const { name, header: stated } of own) {
    const same = headers.filter((header) => lettersOf(header) === lettersOf(stated));
    for (const header of same.length > 0 ? same : [stated]) found.set(header, name as Meaning);
  }
  for (const header of headers) {
    const meaning = found.get(header) ?? meaningOf(header);
    if (meaning) found.set(header, meaning);
  }
  const all = new Set(found.values());
  const heading = all.has('title') && !all.has('name') ? 'name' : 'title';
  return [...found].map(([header, meaning]) => ({ header, meaning: meaning === 'heading' ? heading : meaning }));
}

export const hasNames = (headers: readonly string[], own: OwnColumns): boolean =>
  columnsOf(headers, own).some(({ header, meaning }) => /^(?:name|title)$/.test(meaning) && headers.includes(header));

const currencyIn = (text: string): string => CURRENCY.exec(text)?.[0].replace(/euros?/i, 'EUR') ?? '';

/** A cell with the unit, the currency and the period that its header states, unless it has its own. */
export function withUnit(text: string, { header, meaning }: Column): string {
  if (meaning === 'price' && /[1-9]/.test(text)) {
    const currency = currencyIn(text) ? '' : currencyIn(header);
    const period = periodIn(text) ? '' : periodIn(header);
    return `${text.replace(/\d(?=\D*$)/, `$& ${currency}`)} ${period}`.replace(/ +/g, ' ').trim();
  }
  if (!/^(?:allocation|timeline)$/.test(meaning) || !/^[\d.,\s–-]+$/.test(text)) return text;
  // 80 % is 0.8 where a cell is formatted as a percentage.
  if (PERCENT.test(header)) return /^[01](?:[.,]\d+)?$/.test(text) ? text : `${text} %`;
  return `${text} ${TIME.exec(header)?.[0] ?? ''}`.trim();
}

/** A cell as text: a text, a number, a box (`true`), or a list of them. */
export const textOf = (cell: unknown): string => [cell].flat().map(wordOf).filter(Boolean).join(', ');

const MOST_LENGTH = 40;
/** A cell as one of the words that it may say; they are short. */
const wordIn = (text: string) => fold(text.slice(0, MOST_LENGTH));
/** What the sheet says, as a report quotes it. */
export const quoted = (text: string): string => `«${cleanLine(text).slice(0, MOST_LENGTH)}»`;

const DATES: readonly Meaning[] = ['start', 'end', 'timeline', 'posted', 'updated', 'apply_by'];

/** What “remote”, “80 %”, “2 days” or “ja” says about where work is done; empty for no, absent if it is not known. */
function modeIn(text: string): string | undefined {
  if (CELLS.no.has(fold(text))) return '';
  return CELLS.yes.has(fold(text)) ? 'remote' : wayOf(/\d/.test(text) ? `${text} remote` : text);
}

/** What a cell states, with the unit of its header, and dates as RFC 3339 writes them; empty for nothing, absent if it can’t be read. */
export function factIn(text: string, column: Column, dayFirst: boolean | undefined): string | undefined {
  const word = wordIn(text);
  if (CELLS.nothing.has(word) || CELLS.undecided.has(word)) return '';
  if (ERROR.test(text)) return undefined;
  if (column.meaning === 'shown') return dateIn(text, dayFirst) ?? '';
  if (column.meaning === 'workplace') return modeIn(text);
  const stated = withUnit(text, column);
  if (!DATES.includes(column.meaning)) return stated;
  // A number alone is no date, and 3/11/2026 may be two.
  return dateIn(stated, dayFirst) ?? (/^(?!\d{4}$)\d[\d./-]*$/.test(stated) ? undefined : stated);
}

/**
 * Why a cell hides its row: a status or a box must be open, or the day of publication, and what calls a row confidential must say no.
 * `null` if it does not; empty if it leaves out that the row is open, absent if it leaves out that it is confidential.
 */
export function whyHidden(
  text: string,
  { header, meaning }: Column,
  open: ReadonlySet<string>,
  dayFirst: boolean | undefined,
): string | null | undefined {
  const word = wordIn(text);
  const isNothing = CELLS.nothing.has(word);
  if (meaning === 'hidden') return isNothing ? undefined : CELLS.no.has(word) ? null : `column ${quoted(header)}`;
  if (meaning !== 'status' && meaning !== 'shown') return null;
  if (isNothing) return '';
  if (meaning === 'status') return open.has(word) ? null : `status ${quoted(text)}`;
  const day = dateIn(text, dayFirst);
  if (day !== undefined) return isFuture(day.padEnd(10, '-01'), Date.now()) ? 'not yet published' : null;
  return open.has(word) || CELLS.open.has(word) ? null : `${quoted(header)} ${quoted(text)}`;
}
