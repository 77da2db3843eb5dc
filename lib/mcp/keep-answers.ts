import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { currentVersion } from '../projects/shared-reader.ts';

const MOST_BYTES = 8 * 1024 * 1024;
// Longer messages are unusual and not worth caching.
const LONGEST_MESSAGE = 4_000;

/** Requests whose result depends only on the message and the data. The id is any value the SDK accepts as one. */
const Repeatable = z.looseObject({
  id: z.union([z.string(), z.int()]),
  method: z.enum([
    'initialize',
    'server/discover',
    'tools/list',
    'tools/call',
    'prompts/list',
    'resources/list',
    'resources/templates/list',
    'resources/read',
  ]),
});

/** The headers the protocol handler reads. */
const READ = /^(?:accept|content-type|last-event-id|mcp-.*)$/;

/** A response, split around the id of the request. */
type Kept = { readonly headers: [string, string][]; readonly before: string; readonly after: string };

function keyOf(headers: Headers, message: object): string | null {
  const text = JSON.stringify({ ...message, id: null });
  if (text.length > LONGEST_MESSAGE) return null;
  const read = [...headers].filter(([name]) => READ.test(name));
  return JSON.stringify([read, text]);
}

/** The response text before and after the id, or `null` for an error, which may be temporary. */
function aroundId(text: string, id: string | number): Pick<Kept, 'before' | 'after'> | null {
  const [, before = '', after = ''] = /^((?:event: message\ndata: )?\{"result":[^\n]*\})(\n\n)?$/.exec(text) ?? [];
  const tail = `${JSON.stringify(id)}}`;
  // Quotation marks inside a JSON string are escaped, so this is a member's name.
  if (!before.endsWith(`"id":${tail}`) || before.includes('"isError":true')) return null;
  return { before: before.slice(0, -tail.length), after: `}${after}` };
}

/**
 * Caches protocol responses in memory, bounded in bytes, and returns them for the same message with any id while the data
 * are unchanged. Errors are not cached.
 */
export function keepAnswers() {
  const answers = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    // A character takes up to two bytes in memory.
    sizeCalculation: ({ before }, key) => 2 * (before.length + key.length),
  });
  let heldVersion: string | null = null;
  return async (headers: Headers, message: unknown, make: () => Promise<Response>): Promise<Response> => {
    const { data: repeatable } = Repeatable.safeParse(message);
    const version = currentVersion();
    // Entries of an older version can't be used again, so what callers asked is not kept.
    if (version !== heldVersion) answers.clear();
    heldVersion = version;
    const key = repeatable && version !== null ? keyOf(headers, message as object) : null;
    if (repeatable === undefined || key === null) return make();
    const { id } = repeatable;
    const kept = answers.get(key);
    if (kept !== undefined) {
      return new Response(kept.before + JSON.stringify(id) + kept.after, { headers: kept.headers });
    }
    const answer = await make();
    if (answer.status !== 200) return answer;
    const text = await answer.text();
    const around = currentVersion() === version ? aroundId(text, id) : null;
    if (around !== null) answers.set(key, { headers: [...answer.headers], ...around });
    return new Response(text, answer);
  };
}
