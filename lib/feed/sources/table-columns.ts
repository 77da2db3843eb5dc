import type { Config } from '../../config/config.ts';
import { fold } from '../../public-project/words.ts';
import { periodIn } from './pay.ts';
import words from './table-words.json' with { type: 'json' };

type Known = keyof typeof words.columns;
/** What a column states, by our names for it. */
export type Meaning = Exclude<Known, 'heading'>;

export type Column = { readonly header: string; readonly meaning: Meaning };

/** Headers of columns by our names for them, as the operator states them. */
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
const [CURRENCY, PERCENT, TIME, UNTIL] = (['currency', 'percent', 'time', 'until'] as const).map(
  (name) => new RegExp(words.patterns[name], 'iu'),
) as [RegExp, RegExp, RegExp, RegExp];

const withoutBrackets = (header: string) => header.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g, ' ');
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
 * The columns that are read, first those that the operator names, which are columns even where no row has them. “Job title” is the title
 * of the role, but the name beside a column for the role.
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

/** Whether one of the headers is that of a column with names or titles. */
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
