import { describe, expect, it } from 'vitest';
import { sendMail, transportOptions } from './send-mail.ts';

describe('transportOptions', () => {
  it.each([
    ['smtp://user:password@mail.example.org:587', true],
    ['smtp://user:password@127.0.0.1:25', false],
    ['smtp://mail.example.org', false],
  ])('%s needs TLS: %s', (smtpUrl, expected) => {
    expect(transportOptions(smtpUrl, 1_000).requireTLS).toBe(expected);
  });
});

describe('sendMail', () => {
  it('says in our own words why it is not known to be accepted', async () => {
    const mail = { from: 'a@example.org', to: 'b@example.org', text: 'x' };
    expect(await sendMail(mail, { smtpUrl: 'smtp://127.0.0.1:1', timeoutSeconds: 5 })).toEqual({
      ok: false,
      reason: 'ESOCKET',
    });
  });
});
