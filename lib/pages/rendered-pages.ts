import { createBoundedCache } from '../http/bounded-cache.ts';
import type { Representation } from '../http/respond.ts';

type Entry = { readonly version: string; readonly representation: Representation };

const held = createBoundedCache<Entry>({
  entries: 500,
  bytes: 64 * 1024 * 1024,
  sizeOf: ({ representation }) => representation.body.length,
});
const started = new Map<string, { readonly version: string; readonly made: Promise<Representation> }>();

/**
 * What was rendered under this key for this version of the data, rendering it once when there is none.
 * Only answers with status 200 are kept, so that addresses which strangers invent take no memory.
 */
export async function rendered(
  key: string,
  version: string,
  render: () => Promise<Representation>,
): Promise<Representation> {
  const entry = held.get(key);
  if (entry?.version === version) return entry.representation;
  const underWay = started.get(key);
  if (underWay?.version === version) return underWay.made;
  const made = render().finally(() => started.get(key)?.made === made && started.delete(key));
  started.set(key, { version, made });
  const representation = await made;
  if (representation.status === 200) held.set(key, { version, representation });
  return representation;
}
