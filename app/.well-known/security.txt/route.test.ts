import { expect, it, vi } from 'vitest';
import { GET } from './route.ts';

vi.mock('@/lib/content/company.ts', () => ({ company: null }));
vi.stubEnv('SALES_EMAIL', 'security@consulting.example');

// RFC 9116 §2.5. The same all day, so that its entity tag is too.
it.each(['2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z'])(
  'security.txt at %s expires half a year later',
  async (now) => {
    vi.setSystemTime(now);
    expect(await GET().text()).toBe(`Contact: mailto:security@consulting.example
Expires: 2027-05-20T00:00:00Z
Preferred-Languages: en
Canonical: https://consulting.example/.well-known/security.txt
`);
  },
);
