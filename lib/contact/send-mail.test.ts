import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
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

describe('sendMail over TLS', () => {
  const mail = { from: 'a@example.org', to: 'b@example.org', text: 'x' };
  let server: SMTPServer;
  let accepted = 0;

  async function listen(options: SMTPServerOptions): Promise<number> {
    accepted = 0;
    server = new SMTPServer({
      authOptional: true,
      logger: false,
      ...options,
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => {
          accepted += 1;
          done();
        });
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.server.address() as AddressInfo).port;
  }
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  it.each([
    ['smtps, a certificate nobody vouches for', { secure: true }, 'smtps', '', false],
    ['smtps, one the operator takes nevertheless', { secure: true }, 'smtps', '?tls.rejectUnauthorized=false', true],
    ['STARTTLS, a certificate nobody vouches for', {}, 'smtp', '', false],
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
