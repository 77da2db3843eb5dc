import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createMailServer } from '../../e2e/support/mail-server.ts';
import { type MailStage, startScriptedMailServer } from '../../e2e/support/scripted-mail-server.ts';
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

it('a mail that no server has taken is sent later; the reason is in our own words', async () => {
  expect(await send('smtp://127.0.0.1:1', 5)).toEqual({ outcome: 'unreachable', reason: 'ESOCKET' });
});

const STAGES: readonly MailStage[] = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'final dot'];

/** Sends a mail to a server that does something else at one stage. */
async function sendAt(stage: MailStage, instead: (socket: Socket) => unknown, mostSeconds = 5) {
  const { url, stop } = await startScriptedMailServer(() => (reached, socket) => {
    if (reached === stage) instead(socket);
    return reached === stage;
  });
  return send(url, mostSeconds).finally(stop);
}

describe('a mail server', () => {
  const refuse = (code: number) => (socket: Socket) => socket.write(`${code} no\r\n`);
  const faults: readonly [string, (socket: Socket) => unknown][] = [
    ['hangs', () => {}],
    ['closes the connection', (socket) => socket.end()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['says nothing that is SMTP', (socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n')],
    ['refuses for now', refuse(451)],
  ];
  it.each(STAGES.flatMap((stage) => faults.map(([title, instead]) => [stage, title, instead] as const)))(
    'at the %s %s: the mail is sent later',
    async (stage, title, instead) => {
      const outcome = expect.stringMatching(/^(?:later|unreachable)$/);
      const reason = title === 'hangs' ? 'ETIMEDOUT' : expect.any(String);
      expect(await sendAt(stage, instead, 0.3)).toEqual({ outcome, reason });
    },
  );

  it.each<[MailStage, number, 'unreachable' | 'later' | 'refused']>([
    ['greeting', 550, 'unreachable'],
    ['EHLO', 550, 'unreachable'],
    ['MAIL', 550, 'refused'],
    ['RCPT', 550, 'refused'],
    ['final dot', 550, 'refused'],
    ...STAGES.map((stage) => [stage, 421, 'unreachable'] as [MailStage, number, 'unreachable']),
  ])('says at the %s %i: %s', async (stage, code, outcome) => {
    expect(await sendAt(stage, refuse(code))).toMatchObject({ outcome });
  });

  it('is slow, but in time: the mail is accepted', async () => {
    const late = (socket: Socket) => setTimeout(() => socket.write('250 ok\r\n'), 200);
    expect(await sendAt('RCPT', late)).toEqual({ outcome: 'accepted' });
  });

  it('has a time limit for the final reply, even if it goes on sending lines of it', async () => {
    let lines = 0;
    const goOn = (socket: Socket) => {
      lines += 1;
      socket.write('250-wait\r\n', (error) => error ?? setTimeout(goOn, 50, socket));
    };
    const { outcome } = await sendAt('final dot', goOn, 0.5);
    expect(outcome).toMatch(/^(?:later|unreachable)$/);
    expect(lines, 'control').toBeGreaterThan(1);
  });

  const untrusted = { hideSTARTTLS: false };
  it.each([
    ['smtps, an untrusted certificate', { secure: true }, 'smtps://', '', 'unreachable'],
    ['smtps, one the operator takes nevertheless', { secure: true }, 'smtps://', '?tls.rejectUnauthorized=false', ''],
    ['STARTTLS, an untrusted certificate', untrusted, 'smtp://', '', 'unreachable'],
    ['STARTTLS, one the operator takes nevertheless', untrusted, 'smtp://', '?tls.rejectUnauthorized=false', ''],
    ['TLS is needed and not offered', {}, 'smtp://', '?requireTLS=true', 'unreachable'],
    ['TLS is neither needed nor offered', {}, 'smtp://', '', ''],
    ['a wrong password, which the operator can mend', {}, 'smtp://site:wrong@', '', 'unreachable'],
  ])('%s', async (_title, options, start, query, failure) => {
    const mailServer = await createMailServer();
    await mailServer.start(options);
    const { outcome } = await send(`${start}127.0.0.1:${mailServer.port}${query}`);
    await mailServer.stop();
    expect([outcome, mailServer.mails.length]).toEqual(failure ? [failure, 0] : ['accepted', 1]);
  });
});
