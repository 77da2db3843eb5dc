import { pageEntries } from '../lib/addresses.ts';
import { expect, test } from './support/test.ts';

test('no response to any request sets a cookie', async ({ site }) => {
  for (const path of [...pageEntries.map((page) => page.path), '/contact/sent?ref=AAAA-1111', '/none-such', '/mcp']) {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${site.url}${path}`, { method, headers: { Cookie: 'a=b' }, redirect: 'manual' });
      expect(response.headers.getSetCookie(), `${method} ${path}`).toEqual([]);
    }
  }
});
