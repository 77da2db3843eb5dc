import { isFuture } from '../../public-project/stated-date.ts';
import { dateIn } from './dates.ts';
import type { Fields, SourceContext } from './postings.ts';
import { type Column, NO, OPEN_WORDS, PATTERNS, quoted, textOf, wordIn } from './table-cells.ts';

const OPEN = 'open';
const NOT_STATED = 'not stated';

/** What a cell says about showing its row: `open`, `not stated`, or else the reason not to show it. */
export function verdictOf(cell: unknown, { header, meaning }: Column, statuses: SourceContext['statuses']): string {
  const text = textOf(cell);
  const word = wordIn(text);
  if (PATTERNS.nothing.test(text)) return NOT_STATED;
  if (meaning === 'hidden') return NO.has(word) ? OPEN : `column ${quoted(header)}`;
  if (statuses?.map(wordIn).includes(word) ?? OPEN_WORDS.has(word)) return OPEN;
  if (meaning === 'status') return `status ${quoted(text)}`;
  // In a column “published”, a date is the day of publication.
  const day = dateIn(text);
  if (day && isFuture(day.padEnd(10, '-01'), Date.now())) return 'not yet published';
  return day || OPEN_WORDS.has(word) ? OPEN : `${quoted(header)} ${quoted(text)}`;
}

/** A row, with the verdict of each column that may hide it. */
type Judged = { readonly cells: Fields; readonly verdicts: readonly string[] };

/**
 * Why each row of an assignment is not shown; absent if it is. Closed unless open: every column for a status, visibility or secrecy has to
 * say that a row is open. What a row leaves out, others may say: that it is confidential or, if one of them is open by itself, that it is open.
 */
export function whyHidden(rows: readonly Judged[], columns: readonly Column[]): readonly (string | undefined)[] {
  const openRow = rows.find(({ verdicts }) =>
    columns.every(({ meaning }, at) => verdicts[at] === OPEN || (meaning === 'hidden' && verdicts[at] === NOT_STATED)),
  );
  const saidByOthers = columns.map(({ header, meaning }, at) => {
    const secret = rows.map(({ verdicts }) => verdicts[at]).find((one) => one !== OPEN && one !== NOT_STATED);
    if (meaning === 'hidden') return secret ?? OPEN;
    // A box that is not ticked is not sent; so nothing is a no.
    const isBox = [openRow?.cells[header]].flat().includes(true);
    return openRow === undefined || isBox ? NOT_STATED : OPEN;
  });
  return rows.map(({ verdicts }) =>
    verdicts.map((one, at) => (one === NOT_STATED ? saidByOthers[at] : one)).find((one) => one !== OPEN),
  );
}
