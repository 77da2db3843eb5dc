import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const posted = (body: string) =>
  new Request('http://localhost/', { method: 'POST', body });

async function* pieces(...parts: (string | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield new TextEncoder().encode(part);
  }
}
const chunks = (...parts: (string | Error)[]) => ({
  body: pieces(...parts),
});

it.each([
  ['exactly the limit', posted('äbc'), 'äbc'],
  ['one byte more', posted('äbcd'), null],
  ['more in pieces', chunks('ab', 'cd', 'e'), null],
  ['the limit in pieces', chunks('ab', 'cd'), 'abcd'],
  ['an aborted body', chunks('ab', new Error('aborted')), null],
  ['no body', new Request('http://localhost/'), ''],
])('a body of %s is read or refused', async (_title, request, expected) => {
  expect(await readBody(request, 4)).toBe(expected);
});
