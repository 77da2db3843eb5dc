import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { freePort } from './free-port.ts';

/** A mail as the server accepted it. */
type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly raw: string };

const USER = 'site';
const PASSWORD = 'password-of-the-tests';

/** A mail server that can be stopped, and started on the same port with other options. One by script: scripted-mail-server.ts. */
export async function createMailServer() {
  const port = await freePort();
  const mails: ReceivedMail[] = [];
  let server: SMTPServer | undefined;

  const stop = async () => {
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
    server = undefined;
  };
  const start = async (options: SMTPServerOptions = {}) => {
    await stop();
    const started = new SMTPServer({
      // No TLS, because it listens on the loopback interface.
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      authOptional: true,
      closeTimeout: 1,
      logger: false,
      onAuth: ({ username, password }, _session, done) =>
        done(username === USER && password === PASSWORD ? null : new Error('Who?'), { user: USER }),
      onData: async (stream, { envelope: { mailFrom, rcptTo } }, done) => {
        const raw = await text(stream);
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
        done();
      },
      ...options,
    });
    server = started.on('error', () => {});
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve));
  };
  return { port, url: `smtp://${USER}:${PASSWORD}@127.0.0.1:${port}`, mails, start, stop };
}
