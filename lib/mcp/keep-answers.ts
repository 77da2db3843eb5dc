import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { OfferedAnswer } from '../http/offered-handlers.ts';
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
type Kept = { readonly headers: [string, string][]; readonly before: Uint8Array; readonly after: string };

function keyOf(headers: Headers, message: object): string | null {
  const text = JSON.stringify({ ...message, id: null });
  if (text.length > LONGEST_MESSAGE) return null;
  const read = [...headers].filter(([name]) => READ.test(name));
  return JSON.stringify([read, text]);
}

// Most calls are never repeated; keeping the responses to all of them would cost more than it saves.
const ASKED_ONCE = 'asked once';

const RESULT = '{"result":';
// A response is a JSON object, or such an object as the only event of a stream.
const FRAMES = [
  { before: '', after: '' },
  { before: 'event: message\ndata: ', after: '\n\n' },
];

/** A response before and after the id, or `null` for an error, which may be temporary. */
function aroundId(body: Buffer, id: string | number): Pick<Kept, 'before' | 'after'> | null {
  for (const { before, after } of FRAMES) {
    // Quotation marks inside a JSON string are escaped, so this is a member's name.
    const tail = Buffer.from(`"id":${JSON.stringify(id)}}${after}`);
    const end = body.length - tail.length;
    const hasOneLine = [-1, body.length - after.length].includes(body.indexOf('\n', before.length));
    const isResult = hasOneLine && body.indexOf(`${before}${RESULT}`) === 0 && body.subarray(end).equals(tail);
    if (isResult && !body.includes('"isError":true'))
      return { before: body.subarray(0, end + '"id":'.length), after: `}${after}` };
  }
  return null;
}

/**
 * Caches protocol responses in memory, bounded in bytes, and returns them for the same message with any id while the data
 * are unchanged, from the third time it is sent. Errors are not cached.
 */
export function keepAnswers() {
  const answers = new LRUCache<string, Kept | typeof ASKED_ONCE>({
    maxSize: MOST_BYTES,
    // A character of a key takes up to two bytes in memory.
    sizeCalculation: (kept, key) => (kept === ASKED_ONCE ? 0 : kept.before.length) + 2 * key.length,
  });
  let heldVersion: string | null = null;
  return async (headers: Headers, message: unknown, make: () => Promise<Response>): Promise<OfferedAnswer> => {
    const { data: repeatable } = Repeatable.safeParse(message);
    const version = currentVersion();
    // Entries of an older version can't be used again, so what callers asked is not kept.
    if (version !== heldVersion) answers.clear();
    heldVersion = version;
    const key = repeatable && version !== null ? keyOf(headers, message as object) : null;
    if (repeatable === undefined || key === null) return make();
    const { id } = repeatable;
    const kept = answers.get(key);
    if (kept === undefined) answers.set(key, ASKED_ONCE);
    else if (kept !== ASKED_ONCE) {
      const body = Buffer.concat([kept.before, Buffer.from(JSON.stringify(id) + kept.after)]);
      return { status: 200, headers: new Headers(kept.headers), body };
    }
    const answer = await make();
    if (answer.status !== 200) return answer;
    const body = Buffer.from(await answer.arrayBuffer());
    const isAskedAgain = kept === ASKED_ONCE && currentVersion() === version;
    const around = isAskedAgain ? aroundId(body, id) : null;
    if (around !== null) answers.set(key, { headers: [...answer.headers], ...around });
    return { status: 200, headers: answer.headers, body };
  };
}
