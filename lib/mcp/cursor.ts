import { createHash } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

export type Place = { readonly ok: true; readonly start: number } | { readonly ok: false; readonly text: string };

/** Where a list goes on, as an opaque word: after which item, where that was, and in which list (`scope`). */
export function cursorAfter(position: number, id: string, scope: string): string {
  return Buffer.from(`${position}.${digest(scope)}.${digest(id)}`).toString('base64url');
}

/**
 * The position at which the list goes on. The data may have been read anew since: the place is found by the item,
 * and by the number only where that item has gone.
 */
export function placeOf(cursor: string | undefined, ids: readonly string[], scope: string): Place {
  if (cursor === undefined) return { ok: true, start: 0 };
  const match = /^(\d{1,9})\.([\w-]{8})\.([\w-]{8})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (match === null) {
    return { ok: false, text: 'This cursor is not one of ours. Leave it out to start with the first page.' };
  }
  const [, position, ofScope, ofId] = match;
  if (ofScope !== digest(scope)) {
    return {
      ok: false,
      text: 'This cursor belongs to another list. Repeat the filters it came with, or leave it out to start anew.',
    };
  }
  const expected = Number(position);
  const holds = (id: string | undefined) => id !== undefined && digest(id) === ofId;
  if (holds(ids[expected - 1])) return { ok: true, start: expected };
  const moved = ids.findIndex(holds);
  return { ok: true, start: moved === -1 ? Math.min(expected, ids.length) : moved + 1 };
}
