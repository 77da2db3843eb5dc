import { EventEmitter, once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selfSigned } from '../../e2e/support/self-signed.ts';
import { startReceiver, verified, WEBHOOK_SECRET } from '../../e2e/support/webhook-receiver.ts';
import { sendWebhook } from './send-webhook.ts';

const dns = vi.hoisted(() => ({ answer: null as null | (() => Promise<readonly string[]>), questions: 0 }));
vi.mock('node:dns/promises', async (original) => {
  const real = await original<typeof import('node:dns/promises')>();
  return {
    ...real,
    lookup: async (host: string, options: { all: true }) => {
      dns.questions += 1;
      if (dns.answer === null) return real.lookup(host, options);
      return (await dns.answer()).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
  };
});
// The authority that the tests trust.
const trusted = vi.hoisted(() => ({ ca: undefined as string | undefined }));
vi.mock('node:https', async (original) => {
  const real = await original<typeof import('node:https')>();
  const request = (url: URL, options: object) => real.request(url, { ...options, ca: trusted.ca });
  return { ...real, request };
});

const BODY = '{"type":"message.received"}';
const servers: Server[] = [];
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeEach(async () => {
  receiver = await startReceiver();
  dns.answer = null;
  dns.questions = 0;
  trusted.ca = undefined;
});
afterEach(async () => {
  await receiver.stop();
  for (const server of servers.splice(0)) server.close();
});

type Options = { readonly isPrivate?: boolean; readonly timeoutSeconds?: number; readonly signal?: AbortSignal };

const send = (url = receiver.url, { isPrivate = true, timeoutSeconds = 5, signal }: Options = {}) =>
  sendWebhook(
    { url: new URL(url), secret: WEBHOOK_SECRET, isPrivate },
    { id: 'AAAA-1111', body: BODY, timeoutSeconds, signal },
  );

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('a webhook', () => {
  it('is signed by Standard Webhooks, with the id of the message and the time of the attempt', async () => {
    expect(await send()).toEqual({ ok: true });
    const [webhook = { headers: {}, body: '' }] = receiver.webhooks;
    expect(webhook.body).toBe(BODY);
    expect(webhook.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'consulting-site',
      'webhook-id': 'AAAA-1111',
    });
    expect(Math.abs(Number(webhook.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(verified(webhook)).toEqual({ type: 'message.received' });
    expect(() => verified({ ...webhook, body: `${BODY} ` }), 'another body').toThrow();
    const another = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`);
    expect(() => another.verify(webhook.body, webhook.headers), 'another secret').toThrow();
  });

  it.each([200, 201, 202, 204, 299])('that is answered with %i was accepted', async (status) => {
    receiver.behave(status);
    expect(await send()).toEqual({ ok: true });
  });

  it.each([
    [301, false],
    [302, false],
    [307, false],
    [308, false],
    [304, false],
    [400, false],
    [401, false],
    [404, false],
    [413, false],
    [422, false],
    [429, false],
    [500, false],
    [502, false],
    [503, false],
    [504, false],
    [599, false],
    [410, true],
  ])('that is answered with %i was not accepted; final: %s', async (status, isFinal) => {
    receiver.behave((_request, response) => response.writeHead(status, { Location: receiver.url }).end('No such user'));
    expect(await send()).toEqual({ ok: false, reason: `HTTP ${status}`, isFinal, retryAfterSeconds: 0 });
    expect(receiver.webhooks, 'no redirect is followed').toHaveLength(1);
  });

  it.each([
    ['120', 120],
    [new Date(Date.now() + 120_000).toUTCString(), 120],
    [new Date(Date.now() - 120_000).toUTCString(), 0],
    ['soon', 0],
    ['-5', 0],
    ['', 0],
  ])('may be told to be sent again later: Retry-After “%s” is about %i seconds', async (value, seconds) => {
    receiver.behave((_request, response) => response.writeHead(429, { 'Retry-After': value }).end());
    const sending = await send();
    expect(Math.abs(('retryAfterSeconds' in sending ? (sending.retryAfterSeconds ?? 0) : -9) - seconds)).toBeLessThan(
      3,
    );
  });
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
    expect(await send(`http://127.0.0.1:${port}`)).toEqual({ ok: true });
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
      'HPE_HEADER_OVERFLOW',
      (socket) => writeEndlessly(socket, `${HEAD}X-More: ${'x'.repeat(20_000)}`),
    ],
    [
      'switches protocols',
      'ECONNRESET',
      (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    ],
    ['is not HTTP', 'HPE_INVALID_CONSTANT', (socket) => socket.write('220 mail.example.org\r\n')],
    ['is the end of the connection', 'ECONNRESET', (socket) => socket.end()],
    ['is a reset', 'ECONNRESET', (socket) => socket.resetAndDestroy()],
  ])('counts as a failure that is not final if it %s: %s', async (_title, reason, answer) => {
    const port = await listen(
      createServer((socket) => {
        socket.on('error', () => {}).once('data', () => answer(socket));
      }),
    );
    expect(await send(`http://127.0.0.1:${port}`, { timeoutSeconds: 0.4 })).toEqual({
      ok: false,
      reason,
      isFinal: false,
    });
  });

  it('is not awaited any longer when the attempt is ended', async () => {
    receiver.behave(() => {});
    const attempt = new AbortController();
    const sending = send(receiver.url, { signal: attempt.signal });
    await expect.poll(() => receiver.webhooks.length).toBe(1);
    attempt.abort();
    expect(await sending).toMatchObject({ ok: false, isFinal: false });
  });
});

describe('the connection to a receiver', () => {
  it('may be refused', async () => {
    await receiver.stop();
    expect(await send()).toEqual({ ok: false, reason: 'ECONNREFUSED', isFinal: false });
  });

  const DAY = 24 * 60 * 60 * 1000;
  const [yesterday, tomorrow] = [new Date(Date.now() - DAY), new Date(Date.now() + DAY)];
  it.each([
    ['is valid and trusted', null, 'hooks.internal', tomorrow, true],
    ['is trusted by nobody', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'hooks.internal', tomorrow, false],
    ['is another host’s', 'ERR_TLS_CERT_ALTNAME_INVALID', 'other.internal', tomorrow, true],
    ['has expired', 'CERT_HAS_EXPIRED', 'hooks.internal', new Date(Date.now() - DAY / 2), true],
  ])('is over TLS: the certificate %s (%s)', async (_title, reason, host, until, isTrusted) => {
    const certificate = selfSigned(host, yesterday, until);
    if (isTrusted) trusted.ca = certificate.cert;
    let received = 0;
    const port = await listen(
      createTlsServer(certificate, (_request, response) => {
        received += 1;
        response.end();
      }),
    );
    dns.answer = async () => ['127.0.0.1'];
    const expected = reason === null ? { ok: true } : { ok: false, reason, isFinal: false };
    expect(await send(`https://hooks.internal:${port}`)).toEqual(expected);
    expect(received).toBe(reason === null ? 1 : 0);
  });

  it('fails if the receiver does not speak TLS', async () => {
    expect(await send(receiver.url.replace('http:', 'https:'))).toMatchObject({ ok: false, isFinal: false });
    expect(receiver.webhooks).toEqual([]);
  });

  it('ends at the time limit if the receiver never finishes the handshake', async () => {
    const port = await listen(createServer(() => {}));
    const sending = await send(`https://127.0.0.1:${port}`, { timeoutSeconds: 0.3 });
    expect(sending).toMatchObject({ ok: false, reason: 'ETIMEDOUT' });
  });
});

describe('the addresses of a receiver', () => {
  const refused = { ok: false, reason: 'ADDRESS_NOT_ALLOWED', isFinal: false };

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['::1'],
    ['fd00:ec2::254'],
    ['::ffff:127.0.0.1'],
    ['203.0.114.9', '127.0.0.1'],
  ])('must all be public: %s', async (...addresses) => {
    dns.answer = async () => addresses;
    expect(await send(`https://hooks.example.com:${receiver.port}`, { isPrivate: false })).toEqual(refused);
  });

  it.each([
    'https://127.0.0.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://0x7f000001',
    'https://localhost',
  ])('must be public in %s as well', async (url) => expect(await send(url, { isPrivate: false })).toEqual(refused));

  it('may be private for a host that the operator names, and then without TLS', async () => {
    dns.answer = async () => ['127.0.0.1'];
    expect(await send(`http://hooks.internal:${receiver.port}`)).toEqual({ ok: true });
    expect(receiver.webhooks[0]?.headers.host).toBe(`hooks.internal:${receiver.port}`);
  });

  it('must all be private without TLS, although the operator named the host', async () => {
    dns.answer = async () => ['203.0.114.9'];
    expect(await send(`http://hooks.internal:${receiver.port}`)).toEqual(refused);
  });

  it('are looked up once, so that those that were checked are those that are used', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.9']];
    dns.answer = async () => answers.shift() ?? [];
    expect(await send(`http://hooks.internal:${receiver.port}`)).toEqual({ ok: true });
    expect(dns.questions).toBe(1);
  });

  it('may be unknown', async () => {
    dns.answer = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect(await send('https://hooks.example.com')).toEqual({ ok: false, reason: 'ENOTFOUND', isFinal: false });
  });

  it('are awaited until the time limit, one name at a time', async () => {
    let answer: ((addresses: string[]) => void) | undefined;
    dns.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const slow = () => send(`http://hooks.internal:${receiver.port}`, { timeoutSeconds: 0.3 });
    const late = { ok: false, reason: 'ETIMEDOUT', isFinal: false };
    expect(await Promise.all([slow(), slow()])).toEqual([late, late]);
    expect(dns.questions).toBe(1);
    answer?.(['127.0.0.1']);
    await setTimeout(50);
    expect(dns.questions, 'nobody waits for the second name any more').toBe(1);
    dns.answer = null;
    expect(receiver.webhooks, 'nothing is sent after the time limit').toEqual([]);
    expect(await send()).toEqual({ ok: true });
  });
});
