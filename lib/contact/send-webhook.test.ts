import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '../../e2e/support/free-port.ts';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { startReceiver, verified, WEBHOOK_SECRET } from '../../e2e/support/webhook-receiver.ts';
import { readConfig } from '../config/config.ts';
import { attempt } from './channel.ts';

const log = vi.hoisted(() => vi.fn());
vi.mock('../log.ts', () => ({ log }));

const servers: Server[] = [];
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.stop();
  for (const server of servers.splice(0)) server.close();
});

/** Gives why a webhook was not accepted, as it is logged. */
const send = async (url = receiver.url, { fields = {}, seconds = 5, secret = WEBHOOK_SECRET } = {}) => {
  const env = { BASE_URL: 'https://www.example.org', CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret };
  const isAccepted = await attempt(storedMessage(fields), readConfig(env), seconds);
  return isAccepted ? null : log.mock.lastCall?.[2].reason.trim();
};

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

const NOTHING = { company: null, assignment: null, role: null, place: null, start: null, rate: null, profile: null };
const candidate = {
  company: 'B',
  role: 'Architect',
  place: 'Oslo',
  start: 'May',
  rate: '9',
  profile: 'https://a.example',
};
const assignment = { id: 'A/1', url: 'https://www.example.org/open-projects/A%2F1' };
it.each<[fields: object, data: object]>([
  [{ kind: 'enquiry' }, NOTHING],
  [
    { kind: 'application', assignment: 'A/1', ...candidate },
    { ...candidate, assignment },
  ],
])('the webhook of %j is signed, with what was given, and null for the rest', async (fields, data) => {
  expect(await send(undefined, { fields })).toBeNull();
  const { received: timestamp, ...told } = { ...storedMessage(fields), ...data };
  const [webhook = { headers: {}, body: '' }] = receiver.webhooks;
  expect(verified(webhook)).toEqual({ type: 'message.received', timestamp, data: told });
  expect(() => verified({ ...webhook, body: `${webhook.body} ` }), 'another body').toThrow();
  expect(webhook.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'AAAA-1111' });
});

it('the receiver in the documentation accepts a message that is signed with its secret, and no other', async () => {
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/contact-form.md', 'utf8')) ?? [];
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const documented = spawn(process.execPath, ['--input-type=module', '-e', program], { env });
  let printed = '';
  documented.stdout.on('data', (data) => {
    printed += data;
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await expect.poll(() => send(url), { timeout: 10_000 }).toBeNull();
    await expect.poll(() => printed).toContain("reference: 'AAAA-1111'");
    expect(await send(url, { secret: `whsec_${Buffer.alloc(32).toString('base64')}` })).toBe('HTTP 401');
  } finally {
    documented.kill();
  }
});

it.each([204, 299, 307, 410, 503])(
  'one that is answered with %i is accepted only if that is 2xx; no redirect is followed',
  async (status) => {
    receiver.behave((response) => response.writeHead(status, { Location: receiver.url }).end('No such user'));
    expect([await send(), receiver.webhooks.length]).toEqual([status < 300 ? null : `HTTP ${status}`, 1]);
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
const LONG = `${HEAD}X-More: ${'x'.repeat(20_000)}`;
it.each<[title: string, reason: string | null, answer: (socket: Socket) => unknown]>([
  ['has a body without end', null, (socket) => goOn(socket, `HTTP/1.1 200 OK\r\n\r\n${HEAD}`)],
  ['never comes', 'TimeoutError', () => {}],
  ['has a head that comes slowly', 'TimeoutError', (socket) => socket.write(HEAD) && goOn(socket, 'X-More: 1\r\n', 50)],
  ['has a head without end', 'UND_ERR_HEADERS_OVERFLOW', (socket) => goOn(socket, LONG)],
  ['is the end of the connection', 'UND_ERR_SOCKET', (socket) => socket.end()],
])('if the response %s, the reason is %s, and the connection is closed', async (_is, reason, answer) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => sockets.push(socket) && answer(socket));
  });
  expect(await send(`http://127.0.0.1:${await listen(server)}`, { seconds: 0.4 })).toBe(reason);
  await expect.poll(() => sockets.map((socket) => socket.closed)).toEqual([true]);
});
