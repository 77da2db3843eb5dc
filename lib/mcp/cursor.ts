import { createHash } from 'node:crypto';
import { RpcError, rpcCode } from './rpc-error.ts';

type Items = readonly { readonly id: string }[];

/** No cursor is longer. */
export const LONGEST_CURSOR = 30;

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/**
 * A cursor for the items after the first `end`: the position, and digests of the list (`scope`) and of the last item's id.
 * `undefined` at the end of the list.
 */
export function cursorAfter(end: number, items: Items, scope: string): string | undefined {
  const last = items[end - 1];
  return last === undefined || end === items.length ? undefined : `${end}.${shortHash(scope)}.${shortHash(last.id)}`;
}

/**
 * The position a cursor points to. Throws a {@link RpcError} for a cursor of another list. The list may have changed in
 * between, so the position is found by the item, and by the number only if that item is gone.
 */
export function startOf(cursor: string | undefined, items: Items, scope: string): number {
  if (cursor === undefined) return 0;
  const [position = '', list, last] = cursor.length > LONGEST_CURSOR ? [] : cursor.split('.');
  if (!/^\d{1,9}$/.test(position) || list !== shortHash(scope)) {
    const advice =
      'Repeat the filters and the order it was returned with, or leave it out to start from the first page.';
    throw new RpcError(rpcCode.invalidParams, `This cursor is not valid here. ${advice}`);
  }
  const moved = items.findIndex(({ id }) => shortHash(id) === last);
  return moved === -1 ? Math.min(Number(position), items.length) : moved + 1;
}
