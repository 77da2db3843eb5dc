import { lookup } from 'node:dns';
import { expect, it, vi } from 'vitest';
import { lookupPublic, refusePrivate } from './public-address.ts';

vi.mock('node:dns', () => ({ lookup: vi.fn() }));

const NOT_PUBLIC =
  '10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 127.0.0.1 127.8.8.8 0.0.0.0 169.254.169.254 100.64.0.1 100.100.100.200 192.0.0.192 168.63.129.16 224.0.0.1 255.255.255.255 :: ::1 fe80::1 fc00::1 fd00:ec2::254 ff02::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 2002:a00:1:: 2001:0:1::1';
const PUBLIC = '8.8.8.8 172.32.0.1 100.128.0.1 192.0.1.1 2606:4700::1111 2a00:1450::1';

it.each([
  ...NOT_PUBLIC.split(' ').map((address) => [address, false] as const),
  ...PUBLIC.split(' ').map((address) => [address, true] as const),
])('a redirect to %s, or to a name that resolves to it among others, is followed: %s', (address, isPublic) => {
  const host = new URL(`https://${address.includes(':') ? `[${address}]` : address}/`).hostname;
  const refusing = expect(() => refusePrivate(host));
  if (isPublic) refusing.not.toThrow();
  else refusing.toThrow('not public');
  const family = address.includes(':') ? 6 : 4;
  const found = [
    { address: '8.8.4.4', family: 4 },
    { address, family },
  ];
  vi.mocked(lookup).mockImplementation(((_name: string, _options: object, done: (...words: unknown[]) => void) =>
    done(null, found)) as never);
  const done = vi.fn();
  lookupPublic('feed.example', { all: true }, done);
  const refused = [expect.objectContaining({ message: expect.stringContaining('not public') }), []];
  expect(done.mock.calls).toEqual([isPublic ? [null, found, undefined] : refused]);
});
