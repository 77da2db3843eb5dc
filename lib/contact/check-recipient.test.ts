import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { type MailStage, startScriptedMailServer } from '../../e2e/support/scripted-mail-server.ts';
import { readConfig } from '../config.ts';
import { checkRecipient } from './check-recipient.ts';

const check = (smtpUrl: string, longestMs = 5_000) =>
  checkRecipient(readConfig({ SMTP_URL: smtpUrl, CONTACT_TO: 'office@example.org' }), longestMs);

it.each<[string, MailStage | null, string | null, object]>([
  ['takes the recipient', null, null, { outcome: 'taken' }],
  ['refuses the recipient', 'RCPT', '550 no', { outcome: 'refused', reason: '550' }],
  ['refuses the sender', 'MAIL', '553 no', { outcome: 'refused', reason: '553' }],
  ['refuses the recipient for now', 'RCPT', '451 later', { outcome: 'taken' }],
  ['says 421', 'greeting', '421 later', { outcome: 'unknown' }],
  ['says nothing', 'greeting', '', { outcome: 'unknown' }],
  ['closes the connection', 'EHLO', null, { outcome: 'unknown' }],
  ['answers the first commands only', 'RCPT', '', { outcome: 'unknown' }],
])(
  'a mail server that %s is asked without a mail being sent, for a time that ends',
  async (_title, at, says, answer) => {
    const reached: MailStage[] = [];
    const { url, stop } = await startScriptedMailServer(() => (stage, socket) => {
      reached.push(stage);
      if (stage !== at) return false;
      if (says === null) socket.end();
      else if (says !== '') socket.write(`${says}\r\n`);
      return true;
    });
    expect(await check(url, says === '' ? 300 : 5_000)).toEqual(answer);
    expect(reached).not.toContain('DATA');
    if (at === null) expect(reached).toEqual(['greeting', 'EHLO', 'MAIL', 'RCPT', 'RSET']);
    stop();
  },
);

it.each([
  ['right', 'taken', 1],
  ['wrong', 'unknown', 0],
])('with the %s password the answer is %s', async (password, outcome, asked) => {
  let senders = 0;
  const server = new SMTPServer({
    logger: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.password === 'right' ? done(null, { user: 'site' }) : done(new Error('No')),
    onMailFrom: (_address, _session, done) => {
      senders += 1;
      done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  expect(await check(`smtp://site:${password}@127.0.0.1:${port}`)).toMatchObject({ outcome });
  expect(senders).toBe(asked);
  await new Promise<void>((resolve) => server.close(resolve));
});
