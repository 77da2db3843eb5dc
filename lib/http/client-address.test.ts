import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const requestWith = (headers: Record<string, string>) => ({ headers: new Headers(headers) });
const forwarded = (value: string) => requestWith({ 'x-forwarded-for': value });

describe('clientAddress', () => {
  it.each([
    [0, '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    [1, '198.51.100.7, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
    [2, '198.51.100.7, 203.0.113.9, 192.0.2.1', '198.51.100.7'],
    [2, '192.0.2.1', '192.0.2.1'],
  ])('with %i trusted proxies, “%s” means the caller is %s', (proxies, header, expected) => {
    expect(clientAddress(forwarded(header), proxies)).toBe(expected);
  });

  it.each([
    ['192.0.2.1:5678', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:DB8:0:0:ffff::2', '2001:db8:0:0::/64'],
    ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('“%s” is counted as %s', (header, expected) => {
    expect(clientAddress(forwarded(header), 0)).toBe(expected);
  });

  it.each(['', 'unknown', 'localhost', '999.1.1.1', '_hidden', '"192.0.2.1"', '192.0.2.1 198.51.100.7'])(
    '“%s” is not an address, so it is counted with all other unknown callers',
    (header) => expect(clientAddress(forwarded(header), 0)).toBe('unknown'),
  );

  it('a request without the header is counted as unknown', () => {
    expect(clientAddress(requestWith({}), 0)).toBe('unknown');
  });

  it('all callers are unknown if no trusted source names them', () => {
    expect(clientAddress(forwarded('203.0.113.9'), -1)).toBe('unknown');
    expect(clientAddress(forwarded('192.0.2.1, 203.0.113.9'), 0), 'control').toBe('203.0.113.9');
  });

  it('on Vercel only the platform’s own header counts', () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-vercel-forwarded-for': '192.0.2.1' };
    expect(clientAddress(requestWith(headers), 'vercel')).toBe('192.0.2.1');
    expect(clientAddress(requestWith(headers), 0)).toBe('203.0.113.9');
  });
});
