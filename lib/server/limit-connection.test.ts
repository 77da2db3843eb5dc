import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { MOST_SENT_AHEAD } from '../http/limits.ts';
import { limitConnections } from './limit-connection.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
let server: Server;
let handled = 0;

async function open(handle: Parameters<typeof limitConnections>[0], observe?: Parameters<typeof limitConnections>[1]) {
  handled = 0;
  const limited = limitConnections((request, response) => {
    handled += 1;
    handle(request, response);
  }, observe);
  server = createServer().on('request', limited).on('checkExpectation', limited).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  return { socket, closed: new Promise((resolve) => socket.once('close', resolve)) };
}
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('a connection may send some requests ahead, and one that sends thousands is closed', async () => {
  const { socket } = await open((_request, response) => void response.end('a'));
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.write(REQUEST.repeat(MOST_SENT_AHEAD));
  await expect.poll(() => text.match(/ 200 /g)?.length).toBe(MOST_SENT_AHEAD);
  socket.destroy();
  server.close();
  const { socket: greedy, closed } = await open(() => {});
  greedy.resume().write(REQUEST.repeat(5_000));
  await closed;
  expect(handled).toBe(MOST_SENT_AHEAD);
});

it('each request is observed until its response is complete or its connection closed, also if its turn had not come', async () => {
  const ends: boolean[] = [];
  let begun = 0;
  const observe = () => {
    begun += 1;
    return ({ writableFinished }: { writableFinished: boolean }) => void ends.push(writableFinished);
  };
  const { socket } = await open((request, response) => void (request.url === '/' && response.end('a')), observe);
  socket.write(REQUEST + REQUEST.replace('/', '/hangs') + REQUEST.repeat(2));
  await expect.poll(() => begun).toBe(4);
  await expect.poll(() => ends).toEqual([true]);
  socket.destroy();
  await expect.poll(() => ends).toEqual([true, false, false, false]);
});
