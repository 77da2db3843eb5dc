import { createHash } from 'node:crypto';
import { RpcError, rpcCode } from './rpc-error.ts';

type Items = readonly { readonly id: string }[];

/** No cursor is longer. */
export const LONGEST_CURSOR = 40;

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
const invalid = (text: string) => new RpcError(rpcCode.invalidParams, text);

/**
 * An opaque cursor for the items after the first `end`. It holds the position, and digests of the list (`scope`) and of the
 * last item's id. `undefined` at the end of the list.
 */
export function cursorAfter(end: number, items: Items, scope: string): string | undefined {
  const last = items[end - 1];
  if (last === undefined || end === items.length) return undefined;
  return `${end}.${shortHash(scope)}.${shortHash(last.id)}`;
}

/**
 * The position a cursor points to. Throws a {@link RpcError} for a cursor of another list. The list may have
 * changed in between, so the position is found by the item, and by the number only if that item is gone.
 */
export function startOf(cursor: string | undefined, items: Items, scope: string): number {
  if (cursor === undefined) return 0;
  const [, position, ofScope, ofId] = /^(\d{1,9})\.([\w-]{8})\.([\w-]{8})$/.exec(cursor) ?? [];
  if (position === undefined) throw invalid('This cursor is not valid. Leave it out to start from the first page.');
  if (ofScope !== shortHash(scope)) {
    throw invalid(
      'This cursor belongs to a different search. Repeat the filters it was returned with, or leave it out to start again.',
    );
  }
  const expected = Number(position);
  const holds = (item: Items[number] | undefined) => item !== undefined && shortHash(item.id) === ofId;
  if (holds(items[expected - 1])) return expected;
  const moved = items.findIndex(holds);
  return moved === -1 ? Math.min(expected, items.length) : moved + 1;
}
