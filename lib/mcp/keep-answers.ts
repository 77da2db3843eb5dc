import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { currentVersion } from '../projects/shared-reader.ts';

const MOST_BYTES = 8 * 1024 * 1024;
// Longer messages are nobody's habit.
const LONGEST_MESSAGE = 4_000;

/** A request whose result is made of the message and the data and of nothing else. An id is what the SDK takes for one. */
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

/** The headers that the protocol reads. */
const READ = /^(?:accept|content-type|last-event-id|mcp-.*)$/;

/** An answer around the id of the request. */
type Kept = { readonly headers: [string, string][]; readonly before: string; readonly after: string };

function keyOf(headers: Headers, message: object): string | null {
  const text = JSON.stringify({ ...message, id: null });
  if (text.length > LONGEST_MESSAGE) return null;
  const read = [...headers].filter(([name]) => READ.test(name));
  return JSON.stringify([read, text]);
}

/** The text of an answer around the id, or `null` where it tells of a failure, which may pass. */
function aroundId(text: string, id: string | number): Pick<Kept, 'before' | 'after'> | null {
  const [, before = '', after = ''] = /^((?:event: message\ndata: )?\{"result":[^\n]*\})(\n\n)?$/.exec(text) ?? [];
  const tail = `${JSON.stringify(id)}}`;
  // In JSON no text has a bare quotation mark, so this is a member's name.
  if (!before.endsWith(`"id":${tail}`) || before.includes('"isError":true')) return null;
  return { before: before.slice(0, -tail.length), after: `}${after}` };
}

/**
 * Keeps answers of the protocol in memory, bounded in bytes, and gives them again to the same message with another id,
 * as long as the data are those they were made of. Failures are made each time.
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
    // What callers asked is not held any longer than it is of use.
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
