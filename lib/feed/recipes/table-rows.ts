// How the recipe for tables reads rows: JSONata would take minutes for ten thousand. Each export is a function for transforms.
import { isObject } from '../../http/json.ts';
import { lettersOf } from '../letters-of.ts';
import { scalarOf } from '../scalar-of.ts';
import { grouped } from '../transform-functions.ts';

const YES = new Set('yes y true 1 x ✓ ✔ ☑ checked ja oui wahr vrai'.split(' '));
const NO = new Set(['', ...'no n false 0 nein non nej falsch faux'.split(' ')]);
/** Statuses of rows that are not for the public. */
const NOT_PUBLIC = new Set(['draft', 'confidential', 'internal', 'archived']);

/** A cell as text: a text, a number, a box (`true`), or a list of them. */
function textOf(cell: unknown): string {
  if (Array.isArray(cell)) return cell.map(textOf).filter(Boolean).join(', ');
  return typeof cell === 'boolean' ? String(cell) : (scalarOf(cell)?.trim() ?? '');
}

/** Each fact with the headers of its columns, in the order of its names. */
const columnsOf = (headers: readonly string[], names: object): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(names).map(([fact, its]) => [
      fact,
      (its as readonly string[]).flatMap((name) => headers.filter((header) => lettersOf(header) === name)),
    ]),
  );

/**
 * The rows of a table that are for the public, by the facts that they state, as texts; of several columns with a fact, the first
 * that is not empty counts. `names` has the headers of each fact, by their letters and digits. A row is shown if every column
 * `shown` says yes (Airtable leaves out a box that is not ticked), none that is `hidden` says anything but no, and its `status` is
 * public. `headers` may be absent: then they are the fields of the rows.
 */
export function tableRows(list: unknown, names: object, headers?: unknown) {
  const rows = (Array.isArray(list) ? list : [list]).filter(isObject);
  const all = Array.isArray(headers) ? headers.map(String) : [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = columnsOf(all, names);
  const cellOf = (row: (typeof rows)[number], header: string) =>
    Object.hasOwn(row, header) ? textOf(row[header]) : '';
  return rows.flatMap((row) => {
    const wordsIn = (fact: string) => (columns.get(fact) ?? []).map((header) => cellOf(row, header).toLowerCase());
    const isShown = wordsIn('shown').every((word) => YES.has(word)) && wordsIn('hidden').every((word) => NO.has(word));
    const facts = [...columns].flatMap(([fact, its]) => {
      const text = its.map((header) => cellOf(row, header)).find(Boolean);
      return text === undefined ? [] : [[fact, text] as const];
    });
    const read = new Map(facts);
    return isShown && !NOT_PUBLIC.has(read.get('status')?.toLowerCase() ?? '') ? [Object.fromEntries(facts)] : [];
  });
}

/** The rows with the same text in a field as one object: each fact from the first row that has it, and all of them as `rows`. */
export function rowsByAssignment(list: unknown, field: string) {
  return grouped(list, field).map((rows) => ({ ...Object.assign({}, ...rows.toReversed()), rows }));
}
