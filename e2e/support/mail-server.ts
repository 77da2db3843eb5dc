import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/**
 * A mail server that takes mails, and no password. One by script:
 * scripted-mail-server.ts.
 */
export async function startMailServer(options: SMTPServerOptions) {
  let mails = 0;
  const server = new SMTPServer({
    // No TLS, because it listens on the loopback interface.
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: true,
    closeTimeout: 1,
    logger: false,
    onAuth: (_given, _session, done) => done(new Error('Who?')),
    onData: async (stream, _session, done) => {
      await text(stream);
      mails += 1;
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    mails: () => mails,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
