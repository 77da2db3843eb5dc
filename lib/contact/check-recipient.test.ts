import { expect, it } from 'vitest';
import { createMailServer } from '../../e2e/support/mail-server.ts';
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
])('a mail server that %s is asked without a mail being sent, for a time that ends', async (_is, at, says, answer) => {
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
});

it('it is asked with the password, and not without the right one', async () => {
  const mailServer = await createMailServer();
  let asked = 0;
  await mailServer.start({
    authOptional: false,
    onMailFrom: (_address, _session, done) => {
      asked += 1;
      done();
    },
  });
  expect(await check(mailServer.url.replace('password', 'wrong'))).toEqual({ outcome: 'unknown' });
  expect(asked).toBe(0);
  expect(await check(mailServer.url)).toEqual({ outcome: 'taken' });
  expect(asked).toBe(1);
  await mailServer.stop();
});
