import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { setOnEveryResponse } from './set-on-every-response.ts';

it('setOnEveryResponse() sets headers that a handler may replace', async () => {
  setOnEveryResponse([
    { key: 'X-Kept', value: 'ours' },
    { key: 'X-Replaced', value: 'ours' },
  ]);
  const server = createServer((_request, response) => response.setHeader('X-Replaced', 'its own').end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(headers.get('x-kept')).toBe('ours');
  expect(headers.get('x-replaced')).toBe('its own');
  server.close();
});
