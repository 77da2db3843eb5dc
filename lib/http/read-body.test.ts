import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const posted = (body: BodyInit, headers = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

const chunks = (...parts: (string | Error)[]) =>
  new ReadableStream({
    pull(controller) {
      const next = parts.shift();
      if (next === undefined) controller.close();
      else if (next instanceof Error) controller.error(next);
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });

describe('readBody', () => {
  it.each([
    ['exactly the limit (control)', posted('äbc'), 'äbc'],
    ['one byte more', posted('äbcd'), null],
    ['more in pieces', posted(chunks('ab', 'cd', 'e')), null],
    ['the limit in chunks (control)', posted(chunks('ab', 'cd')), 'abcd'],
    ['a declared length above the limit', posted('a', { 'Content-Length': '5' }), null],
    ['an aborted body', posted(chunks('ab', new Error('aborted'))), null],
    ['no body', new Request('http://localhost/'), ''],
  ])('%s', async (_title, request, expected) => {
    expect(await readBody(request, 4)).toBe(expected);
  });
});
