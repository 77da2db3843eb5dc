import { EventEmitter, once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selfSigned } from '../../e2e/support/self-signed.ts';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { startReceiver, verified, WEBHOOK_SECRET } from '../../e2e/support/webhook-receiver.ts';
import { readConfig } from '../config.ts';
import { sendWebhook } from './send-webhook.ts';

const servers: Server[] = [];
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.stop();
  for (const server of servers.splice(0)) server.close();
});

const send = (url = receiver.url, mostSeconds = 5) =>
  sendWebhook(
    storedMessage(),
    readConfig({ CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET }),
    mostSeconds,
  );

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('a webhook', () => {
  it('is signed by Standard Webhooks, with the id of the message and the time of the attempt', async () => {
    expect(await send()).toEqual({ outcome: 'accepted' });
    const [webhook = { headers: {}, body: '' }] = receiver.webhooks;
    expect(webhook.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'consulting-site',
      'webhook-id': 'AAAA-1111',
    });
    expect(Math.abs(Number(webhook.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(verified(webhook)).toMatchObject({
      type: 'message.received',
      data: { reference: 'AAAA-1111', company: null },
    });
    expect(() => verified({ ...webhook, body: `${webhook.body} ` }), 'another body').toThrow();
    const another = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`);
    expect(() => another.verify(webhook.body, webhook.headers), 'another secret').toThrow();
  });

  it.each([200, 201, 202, 204, 299])('that is answered with %i was accepted', async (status) => {
    receiver.behave(status);
    expect(await send()).toEqual({ outcome: 'accepted' });
  });

  it.each([301, 302, 304, 307, 308, 400, 401, 404, 410, 413, 422, 429, 500, 502, 503, 504, 599])(
    'that is answered with %i was not accepted, and only 410 is final',
    async (status) => {
      receiver.behave((_request, response) =>
        response.writeHead(status, { Location: receiver.url }).end('No such user'),
      );
      expect(await send()).toEqual({ outcome: status === 410 ? 'refused' : 'later', reason: `HTTP ${status}` });
      expect(receiver.webhooks, 'no redirect is followed').toHaveLength(1);
    },
  );
});

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n';

/** Writes as long as the other side reads. */
async function writeEndlessly(socket: Socket, text: string) {
  while (!socket.destroyed) {
    socket.write(text);
    await setTimeout(1);
  }
}

describe('the response of a receiver', () => {
  it.each<[title: string, answer: (socket: Socket) => unknown]>([
    ['has no body although it promised one', (socket) => socket.write(`${HEAD}\r\n`)],
    ['ends in the middle of its body', (socket) => socket.end(`${HEAD}\r\nhalf`)],
    ['is cut in the middle of its body', (socket) => socket.write(`${HEAD}\r\nhalf`, () => socket.destroy())],
    [
      'has a body without end',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        return writeEndlessly(socket, 'x'.repeat(10_000));
      },
    ],
  ])('counts by its status if it %s; the connection is closed', async (_title, answer) => {
    const closed = new EventEmitter();
    const port = await listen(
      createServer((socket) => {
        socket.on('error', () => {}).on('close', () => closed.emit('close'));
        socket.once('data', () => answer(socket));
      }),
    );
    const ended = once(closed, 'close');
    expect(await send(`http://127.0.0.1:${port}`)).toEqual({ outcome: 'accepted' });
    await ended;
  });

  it.each<[title: string, reason: string, answer: (socket: Socket) => unknown]>([
    ['never comes', 'ETIMEDOUT', () => {}],
    ['has half a status line', 'ETIMEDOUT', (socket) => socket.write('HTTP/1.1 20')],
    ['has half a head', 'ETIMEDOUT', (socket) => socket.write(HEAD)],
    [
      'has a head that comes slowly',
      'ETIMEDOUT',
      (socket) => {
        socket.write(HEAD);
        const timer = setInterval(() => socket.write('X-More: 1\r\n'), 50);
        socket.on('close', () => clearInterval(timer));
      },
    ],
    [
      'is announced again and again',
      'ETIMEDOUT',
      (socket) => writeEndlessly(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'),
    ],
    [
      'has a head without end',
      'UND_ERR_HEADERS_OVERFLOW',
      (socket) => writeEndlessly(socket, `${HEAD}X-More: ${'x'.repeat(20_000)}`),
    ],
    [
      'switches protocols',
      'UND_ERR_SOCKET',
      (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    ],
    ['is not HTTP', 'HPE_INVALID_CONSTANT', (socket) => socket.write('220 mail.example.org\r\n')],
    ['is the end of the connection', 'UND_ERR_SOCKET', (socket) => socket.end()],
    ['is a reset', 'ECONNRESET', (socket) => socket.resetAndDestroy()],
  ])('counts as a failure that is not final if it %s: %s', async (_title, reason, answer) => {
    const port = await listen(
      createServer((socket) => {
        socket.on('error', () => {}).once('data', () => answer(socket));
      }),
    );
    expect(await send(`http://127.0.0.1:${port}`, 0.4)).toEqual({
      outcome: reason === 'ETIMEDOUT' ? 'later' : 'unreachable',
      reason,
    });
  });
});

describe('the connection to a receiver', () => {
  it('may be refused', async () => {
    await receiver.stop();
    expect(await send()).toEqual({ outcome: 'unreachable', reason: 'ECONNREFUSED' });
  });

  it('is over TLS if the address says so: nothing is sent to a receiver whose certificate nobody trusts', async () => {
    const [yesterday, tomorrow] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)];
    let received = 0;
    const certificate = selfSigned('127.0.0.1', yesterday, tomorrow);
    const port = await listen(
      createTlsServer(certificate, () => {
        received += 1;
      }),
    );
    expect(await send(`https://127.0.0.1:${port}`)).toEqual({
      outcome: 'unreachable',
      reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
    expect(received).toBe(0);
  });

  it('fails if the receiver does not speak TLS', async () => {
    expect(await send(receiver.url.replace('http:', 'https:'))).toMatchObject({ outcome: 'unreachable' });
    expect(receiver.webhooks).toEqual([]);
  });

  it('ends at the time limit if the receiver never finishes the handshake', async () => {
    const port = await listen(createServer(() => {}));
    const sending = await send(`https://127.0.0.1:${port}`, 0.3);
    expect(sending).toEqual({ outcome: 'later', reason: 'ETIMEDOUT' });
  });
});
