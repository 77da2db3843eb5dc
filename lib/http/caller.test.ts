import { expect, it } from 'vitest';
import { clientAddress } from './caller.ts';

const THREE = '198.51.100.7, 203.0.113.9, 192.0.2.1';
const unknown = [
  '',
  'localhost',
  '999.1.1.1',
  '_hidden',
  '"192.0.2.1"',
  '192.0.2.1 198.51.100.7',
];

it.each<[proxies: number | 'vercel', header: string | null, expected: string]>([
  [0, THREE, '192.0.2.1'],
  [1, THREE, '203.0.113.9'],
  [2, THREE, '198.51.100.7'],
  [2, '192.0.2.1', '192.0.2.1'],
  // Nobody that is trusted names the caller.
  [-1, THREE, 'unknown'],
  ['vercel', THREE, 'unknown'],
  [0, null, 'unknown'],
  [0, '192.0.2.1:5678', '192.0.2.1'],
  [0, '::ffff:192.0.2.1', '192.0.2.1'],
  [0, '2001:DB8:0:0:ffff::2', '2001:db8::/64'],
  [0, '[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
  [0, '::1', '::/64'],
  [0, 'fe80::1%eth0', 'fe80::/64'],
  ...unknown.map((header): [number, string, string] => [0, header, 'unknown']),
])(
  'with %s trusted proxies, “%s” means the caller is %s',
  (proxies, header, expected) => {
    const headers = new Headers(
      header === null ? {} : { 'x-forwarded-for': header },
    );
    expect(clientAddress({ headers }, proxies)).toBe(expected);
  },
);

it('on Vercel only the platform’s own header counts', () => {
  const headers = new Headers({
    'x-forwarded-for': '203.0.113.9',
    'x-vercel-forwarded-for': '192.0.2.1',
  });
  expect(clientAddress({ headers }, 'vercel')).toBe('192.0.2.1');
});
