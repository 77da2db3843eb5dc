import { describe, expect, it } from 'vitest';
import { requestAgain } from './request-again.ts';

const BODY = '{"a":1}';
const said: unknown = JSON.parse(BODY);

const again = (type: string, body: string, parsed: unknown, { signal } = new AbortController()) =>
  requestAgain(
    {
      method: 'POST',
      url: 'https://www.example.com/mcp?a=b',
      headers: new Headers({ 'Content-Type': type, 'Mcp-Name': 'c' }),
      signal,
      body: null,
    },
    body,
    parsed,
  );

describe('requestAgain', () => {
  it('gives what was parsed, not parsed again', async () => {
    expect(await again('application/json', BODY, said).clone().json()).toBe(said);
  });

  it.each([
    ['another type, which the handler doesn’t parse', 'text/plain', BODY, said],
    ['the same type in other letters', 'Application/JSON', BODY, said],
    ['what is not JSON', 'application/json', '{', undefined],
  ])('attaches the body for %s', async (_title, type, body, parsed) => {
    expect(await again(type, body, parsed).clone().text()).toBe(body);
  });

  it.each([
    ['parsed', said],
    ['unparsed', undefined],
  ])('is the same request otherwise: %s', (_title, parsed) => {
    const caller = new AbortController();
    const { method, url, headers, signal } = again('application/json', BODY, parsed, caller);
    expect([method, url, headers.get('mcp-name'), signal.aborted]).toEqual([
      'POST',
      'https://www.example.com/mcp?a=b',
      'c',
      false,
    ]);
    caller.abort();
    expect(signal.aborted).toBe(true);
  });
});
