import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientAddress } from '../http/client-address.ts';
import { recordPeerAddress } from './record-peer-address.ts';

// Responds with the key its caller is counted under, behind the number of proxies given in the address.
const server = createServer((request, response) => {
  const { headers, url = '' } = request;
  recordPeerAddress(request);
  response.end(
    clientAddress(
      { headers: new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for']) }) },
      Number(url.slice(1)),
    ),
  );
});
const ask = async (proxies: number, headers = {}) =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${proxies}`, { headers })).text();

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('recordPeerAddress', () => {
  it('identifies a caller by its connection', async () => {
    expect(await ask(0)).toBe('127.0.0.1');
  });

  it('does not let a caller claim another address', async () => {
    expect(await ask(0, { 'X-Forwarded-For': '192.0.2.1' })).toBe('127.0.0.1');
  });

  it('behind one proxy, identifies the caller the proxy names', async () => {
    expect(await ask(1, { 'X-Forwarded-For': '203.0.113.9, 192.0.2.1' })).toBe('192.0.2.1');
  });
});
