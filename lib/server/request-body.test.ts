import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRequestBody } from './request-body.ts';

let read: string[];
const TOO_LARGE = '\0'.repeat(11);
const server = createServer(async (request, response) => {
  const body = await readRequestBody(request, 10, 50);
  read.push(String(body));
  response.end(String(body));
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
beforeEach(() => {
  read = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function send(text: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${text}`);
  return socket;
}

const chunked = (body: string) =>
  `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

describe('readRequestBody', () => {
  it.each([
    ['a body with its length', 'Content-Length: 10\r\n\r\n0123456789', '0123456789'],
    ['a body in chunks', chunked('0123456789'), '0123456789'],
    ['no body', '\r\n', ''],
    ['a body whose length is over the limit, before any of it arrives', 'Content-Length: 11\r\n\r\n', TOO_LARGE],
    ['chunks over the limit', chunked('0123456789a'), TOO_LARGE],
    ['a body that never comes', 'Content-Length: 10\r\n\r\n01', 'null'],
  ])('reads %s', async (_what, text, expected) => {
    const socket = send(text);
    await vi.waitFor(() => expect(read).toEqual([expected]));
    socket.destroy();
  });

  it('ends when the connection closes', async () => {
    const socket = send('Content-Length: 10\r\n\r\n01');
    await new Promise((resolve) => setTimeout(resolve, 10));
    socket.destroy();
    await vi.waitFor(() => expect(read).toEqual(['null']));
  });

  it('discards the rest of a body that is too large, and the connection can be used again', async () => {
    const socket = send(
      `Content-Length: 300000\r\n\r\n${'a'.repeat(300_000)}POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nb`,
    );
    socket.resume();
    await vi.waitFor(() => expect(read).toEqual([TOO_LARGE, 'b']));
    socket.destroy();
  });
});
