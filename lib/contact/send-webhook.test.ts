import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../e2e/support/free-port.ts';
import { selfSigned } from '../../e2e/support/self-signed.ts';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { startReceiver, verified, WEBHOOK_SECRET } from '../../e2e/support/webhook-receiver.ts';
import { readConfig } from '../config/config.ts';
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

const send = (url = receiver.url, mostSeconds = 5, secret = WEBHOOK_SECRET, message = storedMessage()) => {
  const env = { BASE_URL: 'https://www.example.org', CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret };
  return sendWebhook(message, readConfig(env), mostSeconds);
};

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

const NOT_GIVEN = { company: null, assignment: null, role: null, place: null, start: null, rate: null, profile: null };
const assignment = { id: 'A/1', url: 'https://www.example.org/open-projects/A%2F1' };
const person = {
  company: 'B',
  role: 'Architect',
  place: 'Oslo',
  start: 'March',
  rate: '900',
  profile: 'https://a.example',
};

it.each([
  ['an enquiry', { kind: 'enquiry' }, NOT_GIVEN],
  ['a question', { kind: 'question', assignment: 'A/1', about: 'Name' }, { ...NOT_GIVEN, assignment }],
  ['a candidate', { kind: 'candidate', ...person }, { ...person, assignment: null }],
  ['an application', { kind: 'application', assignment: 'A/1', ...person }, { ...person, assignment }],
] as const)(
  'that of %s has what was given, and null for the rest, signed for this attempt',
  async (_what, fields, expected) => {
    expect(await send(undefined, undefined, undefined, storedMessage(fields))).toBeNull();
    const { received: timestamp, reference, name, email, message } = storedMessage();
    const data = { reference, kind: fields.kind, name, email, message, ...expected };
    const [webhook = { headers: {}, body: '' }] = receiver.webhooks;
    expect(verified(webhook)).toEqual({ type: 'message.received', timestamp, data });
    expect(() => verified({ ...webhook, body: `${webhook.body} ` }), 'another body').toThrow();
    expect(webhook.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'consulting-site',
      'webhook-id': 'AAAA-1111',
    });
  },
);

it('the receiver in the documentation accepts a message that is signed with its secret, and no other', async () => {
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/contact-form.md', 'utf8')) ?? [];
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const documented = spawn(process.execPath, ['--input-type=module', '-e', program], { env });
  let printed = '';
  documented.stdout.on('data', (data) => {
    printed += data;
  });
  try {
    await expect.poll(() => send(`http://127.0.0.1:${port}`), { timeout: 10_000 }).toBeNull();
    await expect.poll(() => printed).toContain("reference: 'AAAA-1111'");
    expect(await send(`http://127.0.0.1:${port}`, 5, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe('HTTP 401');
  } finally {
    documented.kill();
  }
});

it.each([200, 204, 299, 301, 307, 400, 410, 429, 503])(
  'one that is answered with %i is accepted only if that is 2xx; no redirect is followed',
  async (status) => {
    receiver.behave((response) => response.writeHead(status, { Location: receiver.url }).end('No such user'));
    expect(await send()).toBe(status < 300 ? null : `HTTP ${status}`);
    expect(receiver.webhooks).toHaveLength(1);
  },
);

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n';
/** Writes as long as the other side reads. */
async function goOn(socket: Socket, text: string, pauseMs = 1) {
  while (!socket.destroyed) {
    socket.write(text);
    await setTimeout(pauseMs);
  }
}

it.each<[title: string, reason: string | null, answer: (socket: Socket) => unknown]>([
  ['has no body although it promised one', null, (socket) => socket.write(`${HEAD}\r\n`)],
  ['has a body without end', null, (socket) => goOn(socket, `HTTP/1.1 200 OK\r\n\r\n${HEAD}`)],
  ['never comes', 'ETIMEDOUT', () => {}],
  ['has a head that comes slowly', 'ETIMEDOUT', (socket) => socket.write(HEAD) && goOn(socket, 'X-More: 1\r\n', 50)],
  [
    'has a head without end',
    'UND_ERR_HEADERS_OVERFLOW',
    (socket) => goOn(socket, `${HEAD}X-More: ${'x'.repeat(20_000)}`),
  ],
  ['is not HTTP', 'HPE_INVALID_CONSTANT', (socket) => socket.write('220 mail.example.org\r\n')],
  ['is the end of the connection', 'UND_ERR_SOCKET', (socket) => socket.end()],
])('if the response %s, the reason is %s, and the connection is closed', async (_is, reason, answer) => {
  let closed: Promise<unknown> | undefined;
  const port = await listen(
    createServer((socket) => {
      socket
        .on('error', () => {})
        .once('data', () => {
          closed = new Promise((resolve) => socket.on('close', resolve));
          answer(socket);
        });
    }),
  );
  expect(await send(`http://127.0.0.1:${port}`, 0.4)).toBe(reason);
  await closed;
  expect(closed).toBeDefined();
});

/** A receiver whose certificate nobody trusts. */
async function startUntrusted() {
  const [yesterday, tomorrow] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000)) as [Date, Date];
  const certificate = selfSigned('127.0.0.1', yesterday, tomorrow);
  return listen(createTlsServer(certificate, () => receiver.webhooks.push({ headers: {}, body: '' })));
}

it.each<[title: string, reason: string, scheme: string, port: () => Promise<number>]>([
  ['is refused', 'ECONNREFUSED', 'http', freePort],
  ['is with one whose certificate nobody trusts', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'https', startUntrusted],
  ['never finishes its handshake', 'ETIMEDOUT', 'https', () => listen(createServer())],
])(
  'if the connection to a receiver %s, nothing is sent, for the time that is given',
  async (_is, reason, scheme, port) => {
    expect(await send(`${scheme}://127.0.0.1:${await port()}`, 0.5)).toBe(reason);
    expect(receiver.webhooks).toEqual([]);
  },
);
