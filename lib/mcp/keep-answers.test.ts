import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfferedAnswer } from '../http/offered-handlers.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { replaceReader } from '../projects/shared-reader.ts';
import { keepAnswers } from './keep-answers.ts';

vi.stubEnv('BASE_URL', 'https://www.example.com');
afterAll(() => vi.unstubAllEnvs());

const HEADERS = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
const call = (args: object = {}, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'list_open_assignments', arguments: args },
});

let made: number;
let result: object;
let framed: (json: string) => string;
let keep: ReturnType<typeof keepAnswers>;

const readAt = (time: number): ProjectsReading => ({
  state: 'current',
  snapshot: { data: [], readAt: new Date(time) },
});
const show = (reading: ProjectsReading | null) =>
  replaceReader({ read: async () => reading ?? readAt(0), peek: () => reading });

beforeEach(() => {
  made = 0;
  result = { content: [{ type: 'text', text: 'words "id":1} \u2028' }] };
  framed = (json) => json;
  keep = keepAnswers();
  show(readAt(0));
});

function ask(message: unknown, headers: Record<string, string> = {}) {
  const sent = new Headers({ ...HEADERS, ...headers });
  return keep(sent, message, async () => {
    made += 1;
    const { id } = message as { id: unknown };
    const text = framed(JSON.stringify({ result: { ...result, made }, jsonrpc: '2.0', id }));
    return new Response(text, { headers: { 'Content-Type': 'text/x-test', 'X-Other': 'b' } });
  });
}
/** A response is kept from the second time on. */
const askTwice = async (message: unknown) => {
  for (const _ of [1, 2]) await ask(message);
};
const bodyOf = ({ body }: OfferedAnswer) => new Response(body).text();
const textOf = async (...asked: Parameters<typeof ask>) => bodyOf(await ask(...asked));

describe('an answer of the protocol', () => {
  it.each([
    ['alone', (json: string) => json],
    ['as an event', (json: string) => `event: message\ndata: ${json}\n\n`],
  ])('%s is given again as it was, headers included', async (_title, frame) => {
    framed = frame;
    const [first, second, third] = [await ask(call()), await ask(call()), await ask(call())];
    expect(await bodyOf(third)).toBe(await bodyOf(second));
    expect([...third.headers]).toEqual([...first.headers]);
    expect(third.status).toBe(200);
    expect(made).toBe(2);
  });

  it.each([[2], [0], [-3], ['abc'], ['1'], ['"'], ['a\n\u2028']])('is given again under another id: %j', async (id) => {
    await ask(call());
    const before = await textOf(call());
    const again = await textOf(call({}, id));
    expect(JSON.parse(again)).toEqual({ ...JSON.parse(before), id });
    expect(again).toBe(before.replace(/1\}$/, `${JSON.stringify(id)}}`));
    expect(made).toBe(2);
  });

  it.each([[1.5], [1e21], [null], [true], [{ a: 1 }]])('is processed again for an invalid id: %j', async (id) => {
    await askTwice(call());
    await ask(call({}, id));
    expect(made).toBe(3);
  });

  it.each<[string, object, Record<string, string>]>([
    ['other arguments', call({ q: 'a' }), {}],
    ['another member of the message', { ...call(), more: 1 }, {}],
    ['another method', { ...call(), method: 'tools/list' }, {}],
    ['another protocol version', call(), { 'MCP-Protocol-Version': '2026-07-28' }],
    ['another name in the headers', call(), { 'Mcp-Name': 'a' }],
    ['a parameter in the headers', call(), { 'Mcp-Param-Q': 'a' }],
    ['another Accept', call(), { Accept: 'application/json' }],
    ['another media type', call(), { 'Content-Type': 'application/json; charset=utf-8' }],
  ])('is processed again for %s', async (_title, message, headers) => {
    await askTwice(call());
    await ask(message, headers);
    expect(made).toBe(3);
  });

  it('is the same for headers that the protocol doesn’t read', async () => {
    await askTwice(call());
    await ask(call(), {
      Origin: 'https://other.example',
      'User-Agent': 'a',
      Authorization: 'b',
      'X-Forwarded-For': 'c',
    });
    expect(made).toBe(2);
  });

  it('is dropped when the data have been read again', async () => {
    await ask(call());
    const before = await textOf(call());
    show(readAt(1));
    expect(await textOf(call())).not.toBe(before);
    expect(made).toBe(3);
  });

  it('is not kept while the data would have to be waited for', async () => {
    show(null);
    await askTwice(call());
    await ask(call());
    expect(made).toBe(3);
  });

  it('is not kept when the data changed while it was made', async () => {
    await ask(call());
    await keep(new Headers(HEADERS), call(), async () => {
      show(readAt(1));
      return new Response('{"result":{},"jsonrpc":"2.0","id":1}');
    });
    show(readAt(0));
    await ask(call());
    expect(made).toBe(2);
  });
});

describe('made each time', () => {
  const other = (method: string) => ({ jsonrpc: '2.0', id: 1, method });
  it.each<[string, unknown]>([
    ['a batch, also of one', [call()]],
    ['a notification', { jsonrpc: '2.0', method: 'tools/call' }],
    ['what is no message', null],
    ['a stream', other('subscriptions/listen')],
    ['a completion', other('completion/complete')],
    ['a prompt, in which a person may be described', other('prompts/get')],
    ['a message of unusual length', call({ q: 'x'.repeat(5_000) })],
  ])('is the answer to %s', async (_title, message) => {
    const make = vi.fn(async () => new Response('{"result":{},"jsonrpc":"2.0","id":1}'));
    for (const _ of [1, 2, 3]) await keep(new Headers(HEADERS), message, make);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['a tool’s failure', '{"result":{"content":[],"isError":true},"jsonrpc":"2.0","id":1}', 200],
    ['an error', '{"jsonrpc":"2.0","error":{"code":-32602,"message":"no"},"id":1}', 200],
    ['a refusal', '{"result":{},"jsonrpc":"2.0","id":1}', 400],
    ['what doesn’t end with the id', '{"id":1,"result":{}}', 200],
    ['several events', 'event: message\ndata: {"a":1}\n\nevent: message\ndata: {"result":{},"id":1}\n\n', 200],
  ])('is %s', async (_title, text, status) => {
    const make = vi.fn(async () => new Response(text, { status }));
    for (const _ of [1, 2, 3]) {
      const answer = await keep(new Headers(HEADERS), call(), make);
      expect([answer.status, await bodyOf(answer)]).toEqual([status, text]);
    }
    expect(make).toHaveBeenCalledTimes(3);
  });
});
