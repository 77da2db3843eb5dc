import { fold } from '../public-project/words.ts';
import { LANGUAGES } from './names.ts';

const MOST_READ = 500;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The number of each month, by its name in each language and the short forms. */
const MONTHS = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, at) => {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(
          new Date(`2027-${twoDigits(at + 1)}-01T00:00:00Z`),
        );
        return [fold(name).replace('.', ''), at + 1] as const;
      }),
    ),
  ),
).set('sept', 9);

const NOW =
  /(?:^|[^a-z])(?:asap|a\.s\.a\.p|as soon as possible|immediate(?:ly)?|right away|ab sofort|sofort|so bald wie moglich|schnellstmoglich|baldmoglichst|umgehend|des que possible|immediat(?:ement)?|tout de suite|snarast(?: mojligt)?|omgaende|sa snart som mojligt|direkt start|now)(?![a-z])/;
const DEADLINE =
  /(?:apply (?:by|before|until)|applications? (?:by|until|close)|deadline|bewerbungsfrist|bewerbungsschluss|bewerbung(?:en)? bis|bewerben bis|sista ansokningsdag|ansok senast|ansokan senast|candidatures? (?:avant|jusqu)|postuler avant|date limite)/;
const END =
  /^(?:until|till|bis|jusqu|au|tom|through|end|ends|ende|by|to|before|vor|avant|fore|latest|senast|fin|slut|max)$/;
const QUARTER = /^[qtk]([1-4])$/;

type Token = { readonly text: string; readonly start: number };
type Found = {
  readonly month: number;
  readonly year: number | null;
  readonly day: number | null;
  readonly isEnd: boolean;
};

const isMonth = (number: number) => number >= 1 && number <= 12;

/** The months that a text names, in their order, with the year and the day if they stand beside them. */
function monthsIn(plain: string): readonly Found[] {
  const tokens: Token[] = [
    ...plain.matchAll(
      /\d{4}-\d{2}(?:-\d{2})?|\d{1,2}[./]\d{1,2}[./]20\d{2}|\d{1,2}[./]20\d{2}|[qtk][1-4]|\p{L}+|\d+/gu,
    ),
  ].map(({ 0: text, index }) => ({ text, start: index }));
  const found: Found[] = [];
  for (const [at, { text }] of tokens.entries()) {
    const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.text);
    const isEnd = before.some((word) => END.test(word));
    const numbers = text.split(/[-./]/).map(Number);
    const [first = 0, second = 0, third] = numbers;
    if (/^\d{4}-/.test(text) && isMonth(second)) found.push({ year: first, month: second, day: third ?? null, isEnd });
    else if (/^\d{1,2}[./]\d{1,2}[./]/.test(text) && isMonth(second)) {
      found.push({ year: third ?? null, month: second, day: first, isEnd });
    } else if (/^\d{1,2}[./]20/.test(text) && isMonth(first))
      found.push({ year: second, month: first, day: null, isEnd });
    const next = tokens.slice(at + 1, at + 3).map((token) => token.text);
    const year = Number(next.find((word) => /^20\d\d$/.test(word)) ?? 0) || null;
    const quarter = QUARTER.exec(text)?.[1];
    if (quarter && year) found.push({ year, month: Number(quarter) * 3 - 2, day: null, isEnd });
    const month = MONTHS.get(text);
    // "may" is also a verb.
    if (month === undefined || (text === 'may' && year === null && !/^\d/.test(before.at(-1) ?? ''))) continue;
    const day = Number(/^\d{1,2}$/.test(before.at(-1) ?? '') ? before.at(-1) : 0) || null;
    found.push({ month, year: /^20\d\d$/.test(next[0] ?? '') ? year : null, day, isEnd });
  }
  return found;
}

/** The first month, with the year of a later one if its own is left out: "January to June 2027". */
function firstMonth(months: readonly Found[], posted?: string): string | null {
  const [first, ...later] = months;
  if (first === undefined || first.isEnd) return null;
  const dated = later.find(({ year }) => year !== null);
  const ofLater = dated?.year ? dated.year - (dated.month < first.month ? 1 : 0) : null;
  const year = first.year ?? ofLater;
  if (year !== null) return year >= 2000 && year < 2100 ? `${year}-${twoDigits(first.month)}` : null;
  if (posted === undefined) return null;
  const [postedYear = 0, postedMonth = 0] = posted.split('-').map(Number);
  return `${first.month >= postedMonth ? postedYear : postedYear + 1}-${twoDigits(first.month)}`;
}

/** A text in two: without what says until when to apply, and that. */
function atDeadline(text: string): readonly [string, string] {
  const plain = fold(text.slice(0, MOST_READ));
  const at = plain.search(DEADLINE);
  if (at < 0) return [plain, ''];
  const end = plain.slice(at).search(/[;\n]|, (?!\d)/);
  return [plain.slice(0, at) + (end < 0 ? '' : plain.slice(at + end)), plain.slice(at)];
}

/**
 * When an assignment starts, from its timeline: "now", or a month such as "2027-01". A month without a year is the next one
 * after the day of posting. `null` if the text does not say it.
 */
export function readStart(timeline: string, posted?: string): string | null {
  const [plain] = atDeadline(timeline);
  return NOW.test(plain) ? 'now' : firstMonth(monthsIn(plain), posted);
}

/** The last day for an application, if a text says one. */
export function readApplyBy(text: string): string | null {
  const date = monthsIn(atDeadline(text)[1]).find(({ day, year }) => day !== null && year !== null);
  return date?.day && date.day <= 31 ? `${date.year}-${twoDigits(date.month)}-${twoDigits(date.day)}` : null;
}

/** The month that a text such as "January 2027" or "2027-01" means. */
export const monthOf = (text: string): string | null => firstMonth(monthsIn(fold(text.slice(0, MOST_READ))));
