import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { CONTACT_SECRET, post } from './support/contact.ts';
import { freePort } from './support/free-port.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { WEBHOOK_SECRET } from './support/webhook-receiver.ts';

const LIVES = 20;

const STAGES = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'final dot'] as const;
type Stage = (typeof STAGES)[number];
const REPLIES: Readonly<Record<Stage, string>> = {
  greeting: '220 mail.example.org',
  EHLO: '250 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  'final dot': '250 ok',
};

/** What a server does with a connection, at one stage of it. */
type Fault = 'works' | 'hangs' | 'is slow' | 'refuses for now' | 'ends';
const FAULTS: readonly Fault[] = ['hangs', 'is slow', 'refuses for now', 'ends', 'works'];

/** A mail server with a fault at another stage of each connection, until it is mended. It keeps the references it has accepted. */
function faultyMailServer() {
  const accepted: string[] = [];
  let connections = 0;
  let isMended = false;
  const server = createServer((socket) => {
    const stage = STAGES[connections % STAGES.length];
    const fault = isMended ? 'works' : FAULTS[Math.floor(connections / STAGES.length) % FAULTS.length];
    connections += 1;
    let mail = '';
    const reply = (reached: Stage) => {
      const isHere = reached === stage;
      if (isHere && fault === 'hangs') return;
      if (isHere && fault === 'ends') return socket.destroy();
      if (isHere && fault === 'refuses for now') return socket.write('451 later\r\n');
      const [, reference] = /Message-ID: <contact-([\w-]+)@/i.exec(mail) ?? [];
      // Also when it is slow: the site may end before it has the answer.
      if (reached === 'final dot' && reference !== undefined) accepted.push(reference.toUpperCase());
      return setTimeout(() => socket.write(`${REPLIES[reached]}\r\n`), isHere && fault === 'is slow' ? 1_500 : 0);
    };
    socket
      .on('error', () => {})
      .on('data', (data) => {
        const words = String(data);
        const reached = mail === '' ? STAGES.find((name) => words.startsWith(name)) : undefined;
        if (reached !== undefined) return reply(reached);
        if (words.startsWith('QUIT')) return socket.end();
        mail += words;
        if (mail.endsWith('\r\n.\r\n')) reply('final dot');
      });
    reply('greeting');
  });
  const mend = () => {
    isMended = true;
  };
  return { server, accepted, mend };
}

/** The same for a receiver of webhooks. */
function faultyReceiver() {
  const accepted: string[] = [];
  let requests = 0;
  let isMended = false;
  const server = createHttpServer(async (request, response) => {
    const fault = isMended ? 'works' : FAULTS[requests % FAULTS.length];
    requests += 1;
    const { data } = JSON.parse(await text(request).catch(() => '{"data":{}}'));
    if (fault === 'hangs') return;
    if (fault === 'ends') return response.destroy();
    if (fault === 'refuses for now') return response.writeHead(503).end();
    accepted.push(data.reference);
    return setTimeout(() => response.writeHead(204).end(), fault === 'is slow' ? 1_500 : 0);
  });
  const mend = () => {
    isMended = true;
  };
  return { server, accepted, mend };
}

async function listening(server: Server | HttpServer): Promise<number> {
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return port;
}

test('every message whose reference was given out arrives at both destinations, although they fail in every way and the site is killed twenty times meanwhile', async ({
  playwright,
}) => {
  test.setTimeout(420_000);
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const outbox = join(folder, 'outbox');
  const sockets = new Set<Socket>();
  const [mail, receiver] = [faultyMailServer(), faultyReceiver()];
  for (const { server } of [mail, receiver]) server.on('connection', (socket: Socket) => sockets.add(socket));
  const [mailPort, receiverPort] = [await listening(mail.server), await listening(receiver.server)];
  const envOf = (replica: number) => ({
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    CONTACT_WEBHOOK_URL: `http://127.0.0.1:${receiverPort}/messages`,
    CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    CONTACT_OUTBOX: join(outbox, String(replica)),
    CONTACT_SECRET,
    CONTACT_MESSAGES_PER_HOUR: '0',
    TRUSTED_PROXIES: '1',
  });
  const given: string[] = [];
  try {
    const live = async (life: number) => {
      const site = await startSite(envOf(life % 2));
      const request = await playwright.request.newContext({ baseURL: site.url });
      // Until the site is killed in the middle of some of them.
      const posted = Array.from({ length: 4 }, async (_, at) => {
        await wait(at * 100);
        const response = await post(request, { message: `Message ${at} of life ${life}` }).catch(() => null);
        const [, reference] = /ref=([\w-]+)$/.exec(response?.headers().location ?? '') ?? [];
        if (reference !== undefined) given.push(reference);
      });
      await wait(1_200 + life * 40);
      await site.stop('SIGKILL');
      await Promise.all(posted);
      await request.dispose();
    };
    // Two replicas, each with an outbox; each is started again when it was killed.
    const replica = async (first: number) => {
      for (let life = first; life < LIVES; life += 2) await live(life);
    };
    await Promise.all([replica(0), replica(1)]);
    expect(given.length, 'control').toBeGreaterThan(LIVES);
    expect(
      [mail, receiver].map(({ accepted }) => accepted.length > 0),
      'control',
    ).toEqual([true, true]);

    for (const { mend } of [mail, receiver]) mend();
    const last = await Promise.all([0, 1].map((replica) => startSite(envOf(replica))));
    try {
      const missing = () => given.filter((one) => !(mail.accepted.includes(one) && receiver.accepted.includes(one)));
      await expect.poll(missing, { timeout: 120_000, intervals: [500] }).toEqual([]);
      // Probes of the killed are hidden.
      const namesIn = async (name: string) => {
        const names = await Promise.all(['0', '1'].map((replica) => readdir(join(outbox, replica, name))));
        return names.flat().filter((file) => !file.startsWith('.'));
      };
      await expect.poll(() => namesIn('accepted'), { timeout: 60_000 }).toEqual([]);
      expect(await namesIn('failed')).toEqual([]);
    } finally {
      for (const site of last) await site.stop();
    }
  } finally {
    for (const socket of sockets) socket.destroy();
    for (const { server } of [mail, receiver]) server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
