import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeRequests } from './take-requests.ts';

// Two listeners, to see that both stay.
const server = createServer((_request, response) => void response.setHeader('X-Listener', 'first'));
server.on('request', (request, response) => response.end(`${request.url} reached the listener`));

const ask = async (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`).then(async (answer) => ({
    listener: answer.headers.get('x-listener'),
    text: await answer.text(),
  }));

beforeAll(async () => {
  takeRequests((request, response, next) => {
    if (request.url === '/taken') response.end('taken');
    else {
      request.url = `/seen${request.url}`;
      next();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('takeRequests() sees each request before the server’s own listeners, from the first one on', async () => {
  expect(await ask('/a')).toEqual({ listener: 'first', text: '/seen/a reached the listener' });
  expect(await ask('/b')).toEqual({ listener: 'first', text: '/seen/b reached the listener' });
});

it('takeRequests() lets what it answers reach no listener', async () => {
  expect(await ask('/taken')).toEqual({ listener: null, text: 'taken' });
});
