import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeRequests } from './take-requests.ts';

// Two listeners, to check that both are kept.
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

it('takeRequests() receives every request before the server’s own listeners, including the first', async () => {
  expect(await ask('/a')).toEqual({ listener: 'first', text: '/seen/a reached the listener' });
  expect(await ask('/b')).toEqual({ listener: 'first', text: '/seen/b reached the listener' });
});

it('takeRequests() hides the requests it handles from the listeners', async () => {
  expect(await ask('/taken')).toEqual({ listener: null, text: 'taken' });
});

it('takeRequests() also takes earlier requests that are still pending', async () => {
  // Like Next: listen immediately, hold back requests, and respond once everything is ready.
  let ready = () => {};
  const isReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  let waiting = 0;
  const early = createServer(async (request, response) => {
    waiting += 1;
    await isReady;
    response.end(`${request.url} answered`);
  });
  await new Promise<void>((resolve) => early.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(early.address() as AddressInfo).port}`;
  const answers = [fetch(`${url}/one`), fetch(`${url}/two`)];
  await expect.poll(() => waiting).toBe(2);
  const seen: unknown[] = [];
  takeRequests((request, response, next, isUnderWay) => {
    seen.push([request.url, isUnderWay ?? false]);
    response.setHeader('X-Taken', 'yes');
    next();
  });
  ready();
  const all = await Promise.all(answers);
  expect(all.map(({ headers }) => headers.get('x-taken'))).toEqual(['yes', 'yes']);
  expect(seen).toEqual(
    expect.arrayContaining([
      [expect.stringMatching(/\/one$/), true],
      [expect.stringMatching(/\/two$/), true],
    ]),
  );
  await new Promise((resolve) => early.close(resolve));
});
