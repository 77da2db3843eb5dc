import { createHash } from 'node:crypto';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

type Items = readonly { readonly id: string }[];

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
const refusal = (text: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, text);

/**
 * Where a list goes on after its first `end` items, as an opaque word: after which item, where that was, and in which
 * list (`scope`). At the end of the list there is none.
 */
export function cursorAfter(end: number, items: Items, scope: string): string | undefined {
  const last = items[end - 1];
  if (last === undefined || end === items.length) return undefined;
  return Buffer.from(`${end}.${digest(scope)}.${digest(last.id)}`).toString('base64url');
}

/**
 * The position at which the list goes on; throws for a cursor that is not of this list. The data may have been read anew
 * since: the place is found by the item, and by the number only where that item has gone.
 */
export function startOf(cursor: string | undefined, items: Items, scope: string): number {
  if (cursor === undefined) return 0;
  const match = /^(\d{1,9})\.([\w-]{8})\.([\w-]{8})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (match === null) throw refusal('This cursor is not one of ours. Leave it out to start with the first page.');
  const [, position, ofScope, ofId] = match;
  if (ofScope !== digest(scope)) {
    throw refusal(
      'This cursor belongs to another list. Repeat the filters it came with, or leave it out to start anew.',
    );
  }
  const expected = Number(position);
  const holds = (item: Items[number] | undefined) => item !== undefined && digest(item.id) === ofId;
  if (holds(items[expected - 1])) return expected;
  const moved = items.findIndex(holds);
  return moved === -1 ? Math.min(expected, items.length) : moved + 1;
}
