import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_CONNECTIONS_OF_ADDRESS, MOST_SENT_AHEAD_IN_ALL } from '../http/limits.ts';
import { createConnections } from './connections.ts';

const LARGE = Buffer.alloc(8_000_000);
// The machine may be busy.
const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: 20_000 });

vi.setConfig({ testTimeout: 40_000 });

let server: Server;
let responses: ServerResponse[];
let sockets: Socket[];

function listen(options: Partial<Parameters<typeof createConnections>[1]> = {}) {
  const answer = (response: ServerResponse) => {
    responses.push(response);
    if (response.req.url === '/at-once') response.end('at once');
    if (response.req.url === '/large') response.end(LARGE);
  };
  const connections = createConnections((_request, response) => answer(response), {
    limitsAddresses: true,
    ...options,
  });
  server = createServer().on('connection', connections.open).on('request', connections.take);
  return new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

async function open(text = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
const get = (...paths: readonly string[]) => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
const isOpen = async (socket: Socket) => {
  const data = once(socket, 'data');
  socket.write(get('/at-once'));
  return Promise.race([data.then(() => true), once(socket, 'close').then(() => false)]);
};

beforeEach(() => {
  responses = [];
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

describe('a connection', () => {
  it('has one response under way, and its next request is handled when that is complete', async () => {
    await listen();
    const socket = await open(get('/one', '/at-once', '/two'));
    await eventually(() => expect(responses).toHaveLength(1));
    responses[0]?.end('first');
    await eventually(() => expect(responses).toHaveLength(3));
    responses[2]?.end('last');
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    await eventually(() => expect(text).toMatch(/first[\s\S]*at once[\s\S]*last/));
  });

  it('that sends thousands of requests ahead gets every response', async () => {
    await listen();
    const socket = await open(get(...Array(5_000).fill('/at-once')));
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    await eventually(() => expect(text.match(/at once/g)).toHaveLength(5_000));
  });

  it('is closed if a request that is sent ahead has a body; one that is not sent ahead may have one (control)', async () => {
    await listen();
    const post = 'POST /at-once HTTP/1.1\r\nHost: x\r\n';
    const bodies = [`${post}Content-Length: 1\r\n\r\na`, `${post}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`];
    for (const body of bodies) {
      await once(await open(get('/held') + body), 'close');
      await once(await open(body), 'data');
    }
  });

  it('is closed if too many requests wait on all connections together', async () => {
    await listen();
    const ahead = get(...Array(1_000).fill('/held'));
    const many = await Promise.all(Array.from({ length: 40 }, () => open(ahead)));
    await eventually(() =>
      expect(many.filter(({ destroyed, closed }) => destroyed || closed).length).toBeGreaterThan(0),
    );
    expect(responses.length, 'one for each').toBeLessThanOrEqual(many.length);
    expect(MOST_SENT_AHEAD_IN_ALL).toBeLessThan(40_000);
    expect(await isOpen(await open()), 'control: others are served').toBe(true);
  });

  it('leaves nothing behind when it closes: what it sent ahead is never handled', async () => {
    await listen();
    const socket = await open(get('/one', '/two', '/three'));
    await eventually(() => expect(responses).toHaveLength(1));
    const closed = once(responses[0] as ServerResponse, 'close');
    socket.destroy();
    await closed;
    responses[0]?.end('first');
    expect(await isOpen(await open()), 'control').toBe(true);
    expect(responses.map(({ req }) => req.url)).toEqual(['/one', '/at-once']);
  });

  it('is closed if its client does not take a response in time; one that does is kept (control)', async () => {
    await listen({ takingMs: () => 280 });
    const [idle, reader] = [await open(get('/large')), await open()];
    idle.pause();
    await eventually(() => expect(responses[0]?.destroyed).toBe(true));
    reader.write(get('/large'));
    let bytes = 0;
    reader.on('data', (chunk) => (bytes += chunk.length));
    await eventually(() => expect(bytes).toBeGreaterThan(LARGE.length));
    expect(await isOpen(reader)).toBe(true);
  });
});

describe('where there is no more room', () => {
  it('the longest idle connection of an address is closed, and no other address notices', async () => {
    await listen();
    const other = await open('', '127.0.0.2');
    const busy = await open(get('/held'));
    await eventually(() => expect(responses).toHaveLength(1));
    const idle: Socket[] = [];
    for (let at = 0; at < MOST_CONNECTIONS_OF_ADDRESS + 10; at += 1) idle.push(await open());
    await eventually(() => expect(idle.slice(0, 11).every(({ closed }) => closed)).toBe(true));
    expect(idle.slice(11).some(({ closed }) => closed)).toBe(false);
    expect(busy.closed, 'it waits for its response').toBe(false);
    expect(await isOpen(other)).toBe(true);
    expect(await isOpen(await open())).toBe(true);
  });

  it('addresses are not limited where they are those of proxies', async () => {
    await listen({ limitsAddresses: false });
    const many: Socket[] = [];
    for (let at = 0; at < MOST_CONNECTIONS_OF_ADDRESS + 10; at += 1) many.push(await open());
    expect(await isOpen(many[0] as Socket)).toBe(true);
  });

  it('the slowest reader’s connection is closed if unread responses are too many bytes together', async () => {
    await listen({ mostUnread: LARGE.length * 2 });
    const slow: Socket[] = [];
    for (let at = 0; at < 5; at += 1) {
      slow.push((await open(get('/large'))).pause());
      await eventually(() => expect(responses).toHaveLength(at + 1));
    }
    await eventually(() => expect(responses.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(1));
    expect(responses[0]?.destroyed).toBe(true);
    expect(responses[4]?.destroyed, 'control').toBe(false);
  });
});
