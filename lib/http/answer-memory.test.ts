import { createServer, request as startRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAnswerMemory } from './answer-memory.ts';
import type { Answering } from './raw-response.ts';

type Told = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: string };
type Made = { status?: number; headers?: Record<string, string | string[]>; body?: string; declares?: boolean };

const PUBLIC = { 'Cache-Control': 'public, max-age=0', ETag: '"one"', 'Content-Type': 'text/plain', Vary: 'Accept' };

/** A server with a memory in front of what the test plays; counts what the memory did not answer. */
let play: (url: string) => Made;
let version: string | null;
let made: number;
const memory = () => createAnswerMemory(() => version);
let front = memory();

const server = createServer((request, response) => {
  if (front.answer(request, response)) return;
  const answering: Answering = { raw: response };
  front.keep(request, answering);
  made += 1;
  const { status = 200, headers = PUBLIC, body = `answer ${made}`, declares = true } = play(request.url ?? '');
  const bytes = Buffer.from(body);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (declares) {
    answering.bytes = bytes;
    response.setHeader('Content-Length', bytes.length);
  }
  response.end(bytes);
});

function ask(path = '/', headers: Record<string, string> = {}, method = 'GET'): Promise<Told> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    startRequest({ port, host: '127.0.0.1', path, headers, method }, async (answer) => {
      const { date: _date, ...told } = answer.headers;
      const chunks = await answer.toArray();
      resolve({ status: answer.statusCode ?? 0, headers: told, body: Buffer.concat(chunks).toString() });
    })
      .on('error', reject)
      .end();
  });
}

beforeEach(async () => {
  play = () => ({});
  version = 'first';
  made = 0;
  front = memory();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('createAnswerMemory()', () => {
  it('answers a second time as the first time, without asking what is behind it', async () => {
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(made).toBe(1);
  });

  it('forgets all when the version changes', async () => {
    await ask();
    version = 'second';
    expect((await ask()).body).toBe('answer 2');
    expect((await ask()).body).toBe('answer 2');
  });

  it('keeps nothing that was made while the version changed', async () => {
    play = () => {
      version = 'second';
      return {};
    };
    await ask();
    await ask();
    expect(made).toBe(2);
  });

  it('neither answers nor keeps while the version can’t be told', async () => {
    version = null;
    await ask();
    await ask();
    expect(made).toBe(2);
  });

  it('answers HEAD with the headers of GET, and keeps nothing of a HEAD', async () => {
    await ask('/', {}, 'HEAD');
    const { headers } = await ask();
    expect(made).toBe(2);
    expect(await ask('/', {}, 'HEAD')).toEqual({ status: 200, headers, body: '' });
    expect(made).toBe(2);
  });

  it('answers 304 with all headers but those about the bytes to whom holds it', async () => {
    const { 'content-length': _length, ...headers } = (await ask()).headers;
    expect(await ask('/', { 'If-None-Match': '"x", W/"one"' })).toEqual({ status: 304, headers, body: '' });
    expect(made).toBe(1);
  });

  it('leaves whom holds something else to what is behind it', async () => {
    await ask();
    await ask('/', { 'If-None-Match': '"another"' });
    expect(made).toBe(2);
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['the same address', '/', {}, 1],
    ['another query', '/?a', {}, 2],
    ['another Accept that means the same', '/', { Accept: 'text/html' }, 1],
    ['an Accept that means markdown', '/', { Accept: 'text/markdown' }, 2],
    ['another Accept-Encoding that means the same', '/', { 'Accept-Encoding': 'br' }, 1],
    ['an Accept-Encoding that means gzip', '/', { 'Accept-Encoding': 'br, gzip' }, 2],
    ['other headers', '/', { 'User-Agent': 'another', Origin: 'https://other.example', Cookie: 'a=b' }, 1],
  ])('%s is one of its own or not', async (_title, path, headers, expected) => {
    await ask();
    await ask(path, headers);
    expect(made).toBe(expected);
  });

  it.each<[string, Made, number]>([
    ['a public answer (control)', {}, 1],
    ['each header as a list (control)', { headers: { ...PUBLIC, ETag: ['"one"'], Vary: ['rsc', 'Accept'] } }, 1],
    ['a private answer', { headers: { ...PUBLIC, 'Cache-Control': 'private, no-cache' } }, 2],
    ['an answer that must not be stored', { headers: { ...PUBLIC, 'Cache-Control': 'no-store' } }, 2],
    ['an answer without an entity tag', { headers: { 'Cache-Control': 'public' } }, 2],
    ['an answer that varies by more', { headers: { ...PUBLIC, Vary: 'Accept, Accept-Language' } }, 2],
    ['an answer that sets a cookie', { headers: { ...PUBLIC, 'Set-Cookie': 'a=b' } }, 2],
    ['another status', { status: 404 }, 2],
    ['an answer whose bytes nobody said', { declares: false }, 2],
  ])('%s is kept or not', async (_title, answer, expected) => {
    play = () => answer;
    await ask();
    await ask();
    expect(made).toBe(expected);
  });

  it('answers no POST, and keeps none', async () => {
    await ask('/', {}, 'POST');
    await ask();
    await ask('/', {}, 'POST');
    expect(made).toBe(3);
  });
});
