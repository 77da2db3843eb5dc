import { expect, it } from 'vitest';
import { isSameOrigin } from './is-same-origin.ts';

const OURS = 'https://www.example.org';

it.each<[headers: Record<string, string>, expected: boolean]>([
  [{ 'Sec-Fetch-Site': 'same-origin' }, true],
  [{ 'Sec-Fetch-Site': 'none' }, true],
  [{ 'Sec-Fetch-Site': 'cross-site' }, false],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: OURS }, false],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }, false],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, false],
  // Older browsers, behind a proxy that changes the scheme or not; and what is
  // no browser.
  [{ Origin: OURS }, true],
  [{ Origin: 'http://site.internal', Host: 'site.internal' }, true],
  [{ Origin: 'null', Host: 'null' }, false],
  [{ Origin: 'https://www.example.org.evil.example' }, false],
  [{}, true],
])('a request with %o is from a page of this site: %s', (headers, expected) => {
  expect(isSameOrigin({ headers: new Headers(headers) }, OURS)).toBe(expected);
});
