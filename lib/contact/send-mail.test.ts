import type { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect, it, vi } from 'vitest';
import { startMailServer } from '../../e2e/support/mail-server.ts';
import { type MailStage, startScriptedMailServer } from '../../e2e/support/scripted-mail-server.ts';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { readConfig } from '../config/config.ts';
import { attempt } from './channel.ts';

vi.mock('nodemailer', { spy: true });
const log = vi.hoisted(() => vi.fn());
vi.mock('../log.ts', () => ({ log }));

/** Gives why a mail was not accepted, as it is logged. */
async function send(smtpUrl: string, mostSeconds = 10): Promise<string | undefined> {
  const isAccepted = await attempt(storedMessage(), readConfig({ SMTP_URL: smtpUrl }), mostSeconds);
  const [, event, { reason }] = log.mock.lastCall ?? [];
  expect(event).toBe(isAccepted ? 'contact_message_delivered' : 'contact_message_waiting');
  return reason?.trim();
}
const LATE = expect.stringMatching(/^(?:TimeoutError|EABORT)$/);

/** Sends a mail to a server that does something else at one stage. */
async function sendAt(stage: MailStage, instead: (socket: Socket) => unknown, mostSeconds = 5) {
  const { url, stop } = await startScriptedMailServer(() => (reached, socket) => {
    if (reached === stage) instead(socket);
    return reached === stage;
  });
  return send(url, mostSeconds).finally(stop);
}

const refuse = (reply: string) => (socket: Socket) => socket.write(`${reply}\r\n`);
const STAGES: readonly MailStage[] = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'final dot'];
const faults: readonly [string, (socket: Socket) => unknown][] = [
  ['hangs', () => {}],
  ['resets the connection', (socket) => socket.resetAndDestroy()],
  ['says nothing that is SMTP', (socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n')],
  ['refuses for now', refuse('451 no')],
];
it.each(STAGES.flatMap((stage) => faults.map(([title, instead]) => [stage, title, instead] as const)))(
  'if a mail server at the %s %s, the mail is not accepted',
  async (stage, title, instead) => {
    const reason = await sendAt(stage, instead, 0.3);
    expect(reason).toEqual(title === 'hangs' ? LATE : expect.any(String));
  },
);

// Replies of real servers: a daily limit, an unknown mailbox, greylisting, a policy.
it.each<[MailStage, string, string | undefined]>([
  ['RCPT', '550 5.4.5 Daily user sending limit exceeded', 'EENVELOPE 550'],
  ['RCPT', '550-5.1.1 No such user\r\n550 5.1.1 at example.org', 'EENVELOPE 550'],
  ['final dot', '554 5.2.252 SendAsDenied; site@example.org not allowed', 'EMESSAGE 554'],
  ['EHLO', '421 4.7.0 Try again later', 'ECONNECTION 421'],
  ['RCPT', '250 ok', undefined],
])('at the %s “%s” is the reason %s: two codes, and no words', async (stage, reply, reason) => {
  expect(await sendAt(stage, (socket) => setTimeout(() => refuse(reply)(socket), 100))).toBe(reason);
});

it('a mail server has a time limit for the final reply, even if it goes on sending lines of it', async () => {
  let lines = 0;
  const goOn = (socket: Socket) => {
    lines += 1;
    socket.write('250-wait\r\n', (error) => error ?? setTimeout(goOn, 50, socket));
  };
  expect(await sendAt('final dot', goOn, 0.5)).toEqual(LATE);
  expect(lines, 'control').toBeGreaterThan(1);
});

const untrusted = { hideSTARTTLS: false };
const ANYWAY = '?tls.rejectUnauthorized=false';
it.each([
  ['smtps, a certificate that the operator takes nevertheless', { secure: true }, 'smtps://', ANYWAY, true],
  ['STARTTLS, an untrusted certificate', untrusted, 'smtp://', '', false],
  ['STARTTLS, one the operator takes nevertheless', untrusted, 'smtp://', ANYWAY, true],
  ['TLS is needed and not offered', {}, 'smtp://', '?requireTLS=true', false],
  ['TLS is neither needed nor offered', {}, 'smtp://', '', true],
  ['a password on this machine needs no TLS, and a wrong one is refused', {}, 'smtp://site:wrong@', '', false],
])('%s', async (_title, options, start, query, isAccepted) => {
  const { port, mails, stop } = await startMailServer(options);
  const reason = await send(`${start}127.0.0.1:${port}${query}`);
  await stop();
  expect([reason === undefined, mails()]).toEqual([isAccepted, isAccepted ? 1 : 0]);
});

it.each([
  ['smtp://site:secret@mail.example:587', true],
  ['smtp://site:secret@127.0.0.1.mail.example', true],
  ['smtp://mail.example', false],
  ['smtp://site:secret@localhost', false],
  ['smtp://site:secret@127.0.0.1:25', false],
])('whether %s gets the password over TLS only: %s', async (url, requireTLS) => {
  const transport = { sendMail: async () => null, close: () => {} };
  vi.mocked(createTransport).mockReturnValueOnce(transport as never);
  await send(url);
  expect(createTransport).toHaveBeenLastCalledWith(expect.objectContaining({ url, requireTLS }));
});
