import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenOver } from './connection.ts';

let server: Server;
let over: string[];
let responses: ServerResponse[];

beforeEach(async () => {
  over = [];
  responses = [];
  server = createServer((request, response) => {
    responses.push(response);
    whenOver(request, response, () => over.push(request.url ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function pipeline(count: number) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  return socket;
}

describe('whenOver', () => {
  it('calls once when the response is complete', async () => {
    const socket = pipeline(1);
    await vi.waitFor(() => expect(responses).toHaveLength(1));
    expect(over).toEqual([]);
    responses[0]?.end('a');
    await vi.waitFor(() => expect(over).toEqual(['/0']));
    socket.destroy();
    await vi.waitFor(async () =>
      expect(await new Promise((resolve) => server.getConnections((_, n) => resolve(n)))).toBe(0),
    );
    expect(over).toEqual(['/0']);
  });

  it('calls for each pipelined request when the connection closes, also for those whose turn never came', async () => {
    const socket = pipeline(8);
    await vi.waitFor(() => expect(responses).toHaveLength(8));
    socket.destroy();
    await vi.waitFor(() => expect(over).toHaveLength(8));
  });

  it('calls at once if the connection is closed already', async () => {
    const socket = pipeline(1);
    await vi.waitFor(() => expect(responses).toHaveLength(1));
    const [response] = responses;
    if (!response) throw new Error('no response');
    socket.destroy();
    await vi.waitFor(() => expect(over).toEqual(['/0']));
    whenOver(response.req, response, () => over.push('late'));
    expect(over).toEqual(['/0', 'late']);
  });

  it('reads no more from a client that sends hundreds of requests without waiting, and goes on when it has its responses', async () => {
    const socket = pipeline(20_000);
    socket.resume();
    await vi.waitFor(() => expect(responses.length).toBeGreaterThan(16));
    // As many as arrive in one piece; then the connection is not read.
    const before = responses.length;
    expect(before).toBeLessThan(10_000);
    const answered = setInterval(() => {
      for (const response of responses) if (!response.writableEnded) response.end();
    }, 1);
    await vi.waitFor(() => expect(over).toHaveLength(20_000), { timeout: 30_000 });
    clearInterval(answered);
    socket.destroy();
  });
});
