import { isFuture } from '../../public-project/stated-date.ts';
import { fold } from '../../public-project/words.ts';
import { dateIn } from './dates.ts';
import type { Fields, SourceContext } from './postings.ts';
import { type Column, HIDING, NO, OPEN_WORDS, PATTERNS, quoted, textOf } from './table-cells.ts';

type Statuses = SourceContext['statuses'];

const OPEN = 'open';
const NOT_STATED = 'not stated';

/** What a cell says about showing its row: `open`, `not stated`, or else the reason not to show it. */
function verdictOf(cell: unknown, { header, meaning }: Column, statuses: Statuses): string {
  const text = textOf(cell);
  const word = fold(text);
  if (PATTERNS.nothing.test(text)) return NOT_STATED;
  if (meaning === 'hidden') return NO.has(word) ? OPEN : `column ${quoted(header)}`;
  if (statuses?.map(fold).includes(word) ?? OPEN_WORDS.has(word)) return OPEN;
  if (meaning === 'status') return `status ${quoted(text)}`;
  // In a column “published”, a date is the day of publication.
  const day = dateIn(text);
  if (day && isFuture(day.padEnd(10, '-01'), Date.now())) return 'not yet published';
  return day || OPEN_WORDS.has(word) ? OPEN : `${quoted(header)} ${quoted(text)}`;
}

/**
 * Why each row of an assignment is not shown; absent if it is. Closed unless open: every column for a status, visibility or secrecy has to
 * say that a row is open. What a row leaves out, others may say: that it is confidential or, if one of them is open by itself, that it is open.
 */
export function whyHidden(rows: readonly { readonly cells: Fields }[], all: readonly Column[], statuses: Statuses) {
  const columns = all.filter(({ meaning }) => HIDING.test(meaning));
  const verdicts = rows.map(({ cells }) => columns.map((column) => verdictOf(cells[column.header], column, statuses)));
  const openRow = verdicts.findIndex((row) =>
    columns.every(({ meaning }, at) => row[at] === OPEN || (meaning === 'hidden' && row[at] === NOT_STATED)),
  );
  const saidByOthers = columns.map(({ header, meaning }, at) => {
    const secret = verdicts.map((row) => row[at]).find((one) => one !== OPEN && one !== NOT_STATED);
    if (meaning === 'hidden') return secret ?? OPEN;
    // A box that is not ticked is not sent; so nothing is a no.
    const isBox = [rows[openRow]?.cells[header]].flat().includes(true);
    return openRow === -1 || isBox ? NOT_STATED : OPEN;
  });
  return verdicts.map((row) =>
    row.map((one, at) => (one === NOT_STATED ? saidByOthers[at] : one)).find((one) => one !== OPEN),
  );
}
