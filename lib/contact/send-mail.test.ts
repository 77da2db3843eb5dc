import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { readConfig } from '../config.ts';
import { needsTls, sendMail } from './send-mail.ts';

const send = (smtpUrl: string, mostSeconds = 10) =>
  sendMail(storedMessage(), readConfig({ SMTP_URL: smtpUrl }), mostSeconds);

it.each([
  ['smtp://user:password@mail.example.org:587', true],
  ['smtp://user:password@127.0.0.1:25', false],
  ['smtp://mail.example.org', false],
])('%s needs TLS: %s', (smtpUrl, expected) => {
  expect(needsTls(smtpUrl)).toBe(expected);
});

it('a mail that may not have been accepted is sent later; the reason is in our own words', async () => {
  expect(await send('smtp://127.0.0.1:1', 5)).toEqual({ outcome: 'unreachable', reason: 'ESOCKET' });
});

const REPLIES = [
  ['greeting', '220 mail.example.org'],
  ['EHLO', '250 ok'],
  ['MAIL', '250 ok'],
  ['RCPT', '250 ok'],
  ['DATA', '354 go on'],
  ['final dot', '250 ok'],
] as const;
type Stage = (typeof REPLIES)[number][0];

/** A mail server that does something else at one stage. */
async function serverWith(stage: Stage, instead: (socket: Socket) => void) {
  const server = createServer((socket) => {
    const reply = (reached: Stage) => {
      if (reached === stage) instead(socket);
      else socket.write(`${Object.fromEntries(REPLIES)[reached]}\r\n`);
    };
    socket
      .on('error', () => {})
      .on('data', (data) => {
        const text = String(data);
        const reached = REPLIES.find(([name]) => text.startsWith(name))?.[0];
        if (reached !== undefined) reply(reached);
        else if (text.endsWith('\r\n.\r\n')) reply('final dot');
      });
    reply('greeting');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { smtpUrl: `smtp://127.0.0.1:${port}`, stop: () => server.close() };
}

describe('a mail server', () => {
  const refuse = (code: number) => (socket: Socket) => socket.write(`${code} no\r\n`);
  const faults: readonly (readonly [string, (socket: Socket) => void])[] = [
    ['hangs', () => {}],
    ['closes the connection', (socket) => socket.end()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['says nothing that is SMTP', (socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n')],
    ['refuses for now', refuse(451)],
  ];
  for (const [stage] of REPLIES) {
    it.each(faults)(`at the ${stage} %s: the mail is sent later`, async (title, instead) => {
      const { smtpUrl, stop } = await serverWith(stage, instead);
      const reason = title === 'hangs' ? 'ETIMEDOUT' : expect.any(String);
      expect(await send(smtpUrl, 0.3)).toEqual({ outcome: expect.stringMatching(/^(?:later|unreachable)$/), reason });
      stop();
    });
  }

  it.each<[Stage, 'unreachable' | 'later' | 'refused']>([
    ['greeting', 'unreachable'],
    ['EHLO', 'later'],
    ['MAIL', 'refused'],
    ['RCPT', 'refused'],
    ['final dot', 'refused'],
  ])('refuses for ever at the %s: %s', async (stage, outcome) => {
    const { smtpUrl, stop } = await serverWith(stage, refuse(550));
    expect(await send(smtpUrl, 1)).toMatchObject({ outcome });
    stop();
  });

  it('says 421 at any stage: it takes nothing now', async () => {
    const { smtpUrl, stop } = await serverWith('RCPT', refuse(421));
    expect(await send(smtpUrl, 1)).toMatchObject({ outcome: 'unreachable' });
    stop();
  });

  it('is slow at each stage, but in time: the mail is accepted', async () => {
    const { smtpUrl, stop } = await serverWith('RCPT', (socket) => setTimeout(() => socket.write('250 ok\r\n'), 200));
    expect(await send(smtpUrl, 5)).toEqual({ outcome: 'accepted' });
    stop();
  });
});

it('the final reply to the data has a time limit, even if the server goes on sending lines of it', async () => {
  let lines = 0;
  const { smtpUrl, stop } = await serverWith('final dot', (socket) => {
    const timer = setInterval(() => {
      lines += 1;
      socket.write('250-wait\r\n');
    }, 50);
    socket.on('close', () => clearInterval(timer));
  });
  expect(await send(smtpUrl, 0.5)).toMatchObject({ outcome: expect.stringMatching(/^(?:later|unreachable)$/) });
  expect(lines, 'control').toBeGreaterThan(1);
  stop();
});

describe('sendMail to a server', () => {
  let server: SMTPServer;
  let accepted = 0;

  async function listen(options: SMTPServerOptions): Promise<number> {
    accepted = 0;
    server = new SMTPServer({
      authOptional: true,
      logger: false,
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => {
          accepted += 1;
          done();
        });
      },
      ...options,
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.server.address() as AddressInfo).port;
  }
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  it('that refuses the password gets the mail later: the operator can mend that', async () => {
    const port = await listen({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('No'), { responseCode: 535 })),
    });
    expect(await send(`smtp://user:password@127.0.0.1:${port}`)).toMatchObject({
      outcome: expect.stringMatching(/^(?:later|unreachable)$/),
    });
  });

  it.each([
    ['smtps, an untrusted certificate', { secure: true }, 'smtps', '', false],
    ['smtps, one the operator takes nevertheless', { secure: true }, 'smtps', '?tls.rejectUnauthorized=false', true],
    ['STARTTLS, an untrusted certificate', {}, 'smtp', '', false],
    ['STARTTLS, one the operator takes nevertheless', {}, 'smtp', '?tls.rejectUnauthorized=false', true],
    ['TLS is needed and not offered', { hideSTARTTLS: true }, 'smtp', '?requireTLS=true', false],
    ['TLS is neither needed nor offered', { hideSTARTTLS: true }, 'smtp', '', true],
  ])('%s', async (_title, options, scheme, query, expected) => {
    const port = await listen(options);
    const smtpUrl = `${scheme}://127.0.0.1:${port}${query}`;
    expect((await send(smtpUrl)).outcome).toBe(expected ? 'accepted' : 'unreachable');
    expect(accepted).toBe(expected ? 1 : 0);
  });
});
