import { expect, it } from 'vitest';
import { createMailServer, noSuchUser } from '../../e2e/support/mail-server.ts';
import { type MailStage, startScriptedMailServer } from '../../e2e/support/scripted-mail-server.ts';
import { readConfig } from '../config.ts';
import { checkRecipient } from './check-recipient.ts';

const check = (smtpUrl: string, longestMs = 5_000) =>
  checkRecipient(readConfig({ SMTP_URL: smtpUrl, CONTACT_TO: 'office@example.org' }), longestMs);

it.each<[string, MailStage | null, string | null, number | null]>([
  ['takes the recipient', null, null, null],
  ['refuses the recipient', 'RCPT', '550 no', 550],
  ['refuses the sender', 'MAIL', '553 no', 553],
  ['refuses the recipient and ends', 'RCPT', '550 no\r\n421 bye', 550],
  ['refuses the recipient for now', 'RCPT', '451 later', null],
  ['says 421', 'greeting', '421 later', null],
  ['says nothing', 'greeting', '', null],
  ['closes the connection', 'EHLO', null, null],
  ['answers the first commands only', 'RCPT', '', null],
])('a mail server that %s is asked without a mail being sent, for a time that ends', async (_is, at, says, answer) => {
  const reached: MailStage[] = [];
  const { url, stop } = await startScriptedMailServer(() => (stage, socket) => {
    reached.push(stage);
    if (stage !== at) return false;
    if (says === null) socket.end();
    else if (says !== '') socket.write(`${says}\r\n`);
    return true;
  });
  expect(await check(url, says === '' ? 300 : 5_000)).toBe(answer);
  expect(reached).not.toContain('DATA');
  if (at === null) expect(reached).toEqual(['greeting', 'EHLO', 'MAIL', 'RCPT', 'RSET']);
  stop();
});

it('it is asked with the password, and not without the right one', async () => {
  const mailServer = await createMailServer();
  await mailServer.start({ authOptional: false, onRcptTo: noSuchUser });
  expect(await check(mailServer.url.replace('password', 'wrong'))).toBeNull();
  expect(await check(mailServer.url)).toBe(550);
  await mailServer.stop();
});
