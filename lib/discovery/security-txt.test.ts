import { expect, it, vi } from 'vitest';
import { securityTxt } from './security-txt.ts';

vi.stubEnv('BASE_URL', 'https://consulting.example').stubEnv('SALES_EMAIL', 'security@consulting.example');

it('has one Contact and one Expires, as RFC 9116 §2.5 demands: half a year after the day of the request', () => {
  expect(securityTxt(new Date('2026-11-21T08:15:00Z'))).toBe(`Contact: mailto:security@consulting.example
Expires: 2027-05-20T00:00:00Z
Preferred-Languages: en
Canonical: https://consulting.example/.well-known/security.txt
`);
});

it('is the same all day, so that its entity tag is too', () => {
  const [first, last, next] = ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z'].map((now) =>
    securityTxt(new Date(now)),
  );
  expect(first).toBe(last);
  expect(next).not.toBe(last);
});
