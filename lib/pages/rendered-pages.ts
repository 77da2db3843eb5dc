import type { Representation } from '../http/respond.ts';

const MOST_ENTRIES = 500;
const MOST_BYTES = 64 * 1024 * 1024;

type Entry = { readonly version: unknown; readonly representation: Representation };

const entries = new Map<string, Entry>();
const started = new Map<string, { readonly version: unknown; readonly made: Promise<Representation> }>();
let bytes = 0;

const sizeOf = ({ representation: { body } }: Entry) => body.length;

function forget(key: string) {
  const entry = entries.get(key);
  if (entry && entries.delete(key)) bytes -= sizeOf(entry);
}

/**
 * What was rendered under this key for this version of the data, rendering it once when there is none.
 * Bounded in number and size: the least recently read goes first. Only answers with status 200 are kept,
 * so that addresses which strangers invent take no memory.
 */
export async function rendered(
  key: string,
  version: unknown,
  render: () => Promise<Representation>,
): Promise<Representation> {
  const held = entries.get(key);
  if (held !== undefined && held.version === version) {
    entries.delete(key);
    entries.set(key, held);
    return held.representation;
  }
  const underWay = started.get(key);
  if (underWay !== undefined && underWay.version === version) return underWay.made;
  const made = render().finally(() => started.get(key)?.made === made && started.delete(key));
  started.set(key, { version, made });
  const representation = await made;
  forget(key);
  if (representation.status !== 200) return representation;
  const entry = { version, representation };
  entries.set(key, entry);
  bytes += sizeOf(entry);
  for (const [oldest] of entries) {
    if (entries.size <= MOST_ENTRIES && bytes <= MOST_BYTES) break;
    forget(oldest);
  }
  return representation;
}
