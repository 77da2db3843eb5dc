import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { sendMail, transportOptions } from './send-mail.ts';

describe('transportOptions', () => {
  it.each([
    ['smtp://user:password@mail.example.org:587', true],
    ['smtp://user:password@127.0.0.1:25', false],
    ['smtp://mail.example.org', false],
  ])('%s needs TLS: %s', (smtpUrl, expected) => {
    expect(transportOptions({ smtpUrl, timeoutSeconds: 1 }).requireTLS).toBe(expected);
  });
});

describe('sendMail', () => {
  it('says in our own words why acceptance is unknown', async () => {
    const mail = { from: 'a@example.org', to: 'b@example.org', text: 'x' };
    expect(await sendMail(mail, { smtpUrl: 'smtp://127.0.0.1:1', timeoutSeconds: 5 })).toEqual({
      ok: false,
      reason: 'ESOCKET',
      isFinal: false,
    });
  });
});

it('the final reply to the data has a time limit, even if the server goes on sending lines of it', async () => {
  let lines = 0;
  const server = createServer((socket) => {
    const replies: Record<string, string> = { EHLO: '250 ok', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go on' };
    let timer: NodeJS.Timeout | undefined;
    socket.on('error', () => {}).on('close', () => clearInterval(timer));
    socket.on('data', (data) => {
      const reply = replies[String(data).slice(0, 4)];
      if (reply !== undefined) socket.write(`${reply}\r\n`);
      else if (String(data).endsWith('\r\n.\r\n')) {
        timer = setInterval(() => {
          lines += 1;
          socket.write('250-wait\r\n');
        }, 50);
      }
    });
    socket.write('220 mail.example.org\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mail = { from: 'a@example.org', to: 'b@example.org', text: 'x' };
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  expect(await sendMail(mail, { smtpUrl, timeoutSeconds: 10, answerSeconds: 0.5 })).toMatchObject({ isFinal: false });
  expect(lines, 'control').toBeGreaterThan(1);
  server.close();
});

const response = (responseCode: number) => Object.assign(new Error('No'), { responseCode });
const refuseData =
  (responseCode: number): NonNullable<SMTPServerOptions['onData']> =>
  (stream, _session, done) => {
    stream.resume().on('end', () => done(response(responseCode)));
  };

describe('sendMail to a server', () => {
  const mail = { from: 'a@example.org', to: 'b@example.org', text: 'x' };
  let server: SMTPServer;
  let accepted = 0;

  async function listen(options: SMTPServerOptions): Promise<number> {
    accepted = 0;
    server = new SMTPServer({
      authOptional: true,
      logger: false,
      onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
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

  const refusals: readonly (readonly [title: string, isFinal: boolean, options: SMTPServerOptions])[] = [
    ['550 of the recipient', true, { onRcptTo: (_to, _session, done) => done(response(550)) }],
    ['450 of the recipient', false, { onRcptTo: (_to, _session, done) => done(response(450)) }],
    ['550 of the sender', true, { onMailFrom: (_from, _session, done) => done(response(550)) }],
    ['554 of the text', true, { onData: refuseData(554) }],
    ['451 of the text', false, { onData: refuseData(451) }],
    [
      '535 of the password, which the operator can mend',
      false,
      { onAuth: (_auth, _session, done) => done(response(535)) },
    ],
    ['554 instead of a greeting', false, { onConnect: (_session, done) => done(response(554)) }],
  ];
  it.each(refusals)('%s: final is %s', async (_title, isFinal, options) => {
    const port = await listen({ hideSTARTTLS: true, allowInsecureAuth: true, ...options });
    const smtpUrl = `smtp://user:password@127.0.0.1:${port}`;
    expect(await sendMail(mail, { smtpUrl, timeoutSeconds: 10 })).toMatchObject({ ok: false, isFinal });
  });

  it.each([
    ['may take as long as the limit allows', 2, true],
    ['may not take longer than the limit', undefined, false],
  ])('the final reply to the data %s', async (_title, answerSeconds, ok) => {
    const port = await listen({
      hideSTARTTLS: true,
      onData: (stream, _session, done) => void stream.resume().on('end', () => setTimeout(done, 1_000)),
    });
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const sending = await sendMail(mail, { smtpUrl, timeoutSeconds: 0.5, ...(answerSeconds && { answerSeconds }) });
    expect(sending.ok).toBe(ok);
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
    expect((await sendMail(mail, { smtpUrl, timeoutSeconds: 10 })).ok).toBe(expected);
    expect(accepted).toBe(expected ? 1 : 0);
  });
});
