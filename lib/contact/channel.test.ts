import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect, it, vi } from 'vitest';
import { freePort } from '../../e2e/support/free-port.ts';
import { listen } from '../../e2e/support/listen.ts';
import {
  MAIL_STAGES,
  type MailStage,
  startScriptedMailServer,
} from '../../e2e/support/scripted-mail-server.ts';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import {
  startReceiver,
  verified,
  WEBHOOK_SECRET,
} from '../../e2e/support/webhook-receiver.ts';
import { readConfig } from '../config/config.ts';
import { attempt } from './channel.ts';

vi.mock('nodemailer', { spy: true });
const log = vi.hoisted(() => vi.fn());
vi.mock('../log.ts', () => ({ log }));

/** Gives why a message was not accepted, as it is logged. */
async function send(
  env: object,
  { mostSeconds = 30, ...fields } = {},
): Promise<string | undefined> {
  const settings = readConfig({ BASE_URL: 'https://www.example.org', ...env });
  const isAccepted = await attempt(
    storedMessage(fields),
    settings,
    mostSeconds,
  );
  const [, event, { reason }] = log.mock.lastCall ?? [];
  expect(event).toBe(
    isAccepted ? 'contact_message_delivered' : 'contact_message_waiting',
  );
  return reason?.trim();
}
const WEBHOOK = { CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET };
const post = (url: string, message = {}, env = WEBHOOK) =>
  send({ CONTACT_WEBHOOK_URL: url, ...env }, message);

/** Sends a mail to a server that does something else at one stage. */
async function mailAt(
  stage: MailStage,
  instead: (socket: Socket) => unknown,
  mostSeconds = 5,
) {
  const { url, stop } = await startScriptedMailServer((reached, socket) => {
    if (reached === stage) instead(socket);
    return reached === stage;
  });
  return send({ SMTP_URL: url }, { mostSeconds }).finally(stop);
}
/** Writes as long as the other side reads. */
function goOn(socket: Socket, text: string, pauseMs = 1) {
  const timer = setInterval(() => socket.write(text), pauseMs);
  socket.on('error', () => {}).on('close', () => clearInterval(timer));
}

const refuse = (reply: string) => (socket: Socket) =>
  socket.write(`${reply}\r\n`);
const faults: readonly [string, (socket: Socket) => unknown][] = [
  ['hangs', () => {}],
  [
    'goes on sending lines of a reply',
    (socket) => goOn(socket, '250-wait\r\n', 50),
  ],
  ['resets the connection', (socket) => socket.resetAndDestroy()],
  ['says nothing that is SMTP', refuse('HTTP/1.1 200 OK')],
  ['refuses for now', refuse('451 no')],
];
const everywhere = MAIL_STAGES.filter((stage) => stage !== 'RSET').flatMap(
  (stage) => faults.map(([title, instead]) => [stage, title, instead] as const),
);
it.each(everywhere)(
  'if a mail server at the %s %s, the mail is not accepted',
  async (stage, title, instead) => {
    const reason = await mailAt(stage, instead, 0.3);
    expect(reason).toMatch(
      title === 'hangs' ? /^(?:TimeoutError|EABORT)$/ : /./,
    );
  },
);

// Replies of real servers: an unknown mailbox, a policy.
it.each<[MailStage, string, string | undefined]>([
  ['RCPT', '550-5.1.1 No such user\r\n550 5.1.1 at a.example', 'EENVELOPE 550'],
  ['final dot', '554 5.2.252 a@b.example not allowed', 'EMESSAGE 554'],
  ['EHLO', '421 4.7.0 Try again later', 'ECONNECTION 421'],
  ['RCPT', '250 ok', undefined],
])(
  'at the %s “%s” is the reason %s: two codes, and no words',
  async (stage, reply, reason) =>
    expect(await mailAt(stage, refuse(reply))).toBe(reason),
);

it.each([
  ['smtp://site:secret@mail.example:587', true],
  ['smtp://mail.example', false],
  ['smtp://site:secret@localhost', false],
])(
  'whether %s gets the password over TLS only: %s',
  async (url, requireTLS) => {
    const transport = { sendMail: async () => null, close: () => {} };
    vi.mocked(createTransport).mockReturnValueOnce(transport as never);
    await send({ SMTP_URL: url });
    expect(createTransport).toHaveBeenLastCalledWith(
      expect.objectContaining({ url, requireTLS }),
    );
  },
);

it('the webhook of a message is signed, with what was given, and null for the rest', async () => {
  const { url: hook, webhooks, stop } = await startReceiver();
  const fields = {
    kind: 'application',
    company: 'B',
    role: 'Architect',
    assignment: 'A/1',
  } as const;
  expect(await post(hook, fields)).toBeUndefined();
  await stop();
  const { received: timestamp, ...others } = storedMessage(fields);
  const url = 'https://www.example.org/open-projects/A%2F1';
  const assignment = { id: 'A/1', url };
  const missing = { place: null, start: null, rate: null, profile: null };
  const data = { ...others, ...missing, assignment };
  const [webhook = { headers: {}, body: '' }] = webhooks;
  const type = 'message.received';
  expect(verified(webhook)).toEqual({ type, timestamp, data });
  expect(
    () => verified({ ...webhook, body: `${webhook.body} ` }),
    'another body',
  ).toThrow();
  expect(webhook.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'AAAA-1111',
  });
});

it('the receiver in the documentation accepts a message that is signed with its secret, and no other', async () => {
  const [, program = ''] =
    /```js\n([\s\S]*?)```/.exec(readFileSync('docs/contact-form.md', 'utf8')) ??
    [];
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
  const documented = spawn(
    process.execPath,
    ['--input-type=module', '-e', program],
    { env },
  );
  const printed = documented.stdout.take(1).toArray();
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => post(url), { timeout: 10_000 }).toBeUndefined();
  expect(String(await printed)).toContain("reference: 'AAAA-1111'");
  const CONTACT_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;
  expect(await post(url, {}, { CONTACT_WEBHOOK_SECRET })).toBe('HTTP 401');
  documented.kill();
});

it.each<[string, string | undefined, (socket: Socket) => unknown]>([
  [
    'has the status 307',
    'HTTP 307',
    (socket) =>
      socket.write(
        'HTTP/1.1 307 a\r\nLocation: /\r\nContent-Length: 9\r\n\r\n',
      ),
  ],
  [
    'has a body without end',
    undefined,
    (socket) => goOn(socket, 'HTTP/1.1 200 OK\r\n\r\nmore'),
  ],
  ['never comes', 'TimeoutError', () => {}],
  ['is the end of the connection', 'UND_ERR_SOCKET', (socket) => socket.end()],
])(
  'if the response to a webhook %s, the reason is %s, and the connection is closed',
  async (_is, reason, answer) => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      socket
        .on('error', () => {})
        .once('data', () => sockets.push(socket) && answer(socket));
    });
    const port = await listen(server);
    const mostSeconds = reason === 'TimeoutError' ? 0.4 : 30;
    expect(await post(`http://127.0.0.1:${port}`, { mostSeconds })).toBe(
      reason,
    );
    await expect
      .poll(() => sockets.map(({ closed }) => closed))
      .toEqual([true]);
    server.close();
  },
);
