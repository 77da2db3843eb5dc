import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { checkRecipient } from './check-recipient.ts';

const check = (smtpUrl: string, longestMs = 5_000, to = 'office@example.org') =>
  checkRecipient(readConfig({ SMTP_URL: smtpUrl, CONTACT_TO: to }), longestMs);

let server: SMTPServer | undefined;
const commands: string[] = [];

async function listen(options: SMTPServerOptions) {
  commands.length = 0;
  const settings: SMTPServerOptions = {
    logger: false,
    hideSTARTTLS: true,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'site' }) : done(new Error('No')),
    onMailFrom: ({ address }, _session, done) => {
      commands.push(`MAIL ${address}`);
      done();
    },
    onData: (stream, _session, done) => {
      commands.push('DATA');
      stream.resume().on('end', () => done());
    },
    ...options,
  };
  server = new SMTPServer(settings);
  server.on('error', () => {});
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.server.address() as AddressInfo).port;
}
afterEach(() => new Promise<void>((resolve) => (server ? server.close(resolve) : resolve())));

const refuse = (responseCode: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No'), { responseCode })),
});

const MAIL = expect.stringMatching(/^MAIL /);
it.each<[string, SMTPServerOptions, string, object, unknown[]]>([
  ['takes the recipient', {}, '', { outcome: 'taken' }, [MAIL]],
  ['takes it after a password', { authOptional: false }, 'site:right@', { outcome: 'taken' }, [MAIL]],
  ['refuses the password', { authOptional: false }, 'site:wrong@', { outcome: 'unknown' }, []],
  ['refuses the recipient', refuse(550), '', { outcome: 'refused', reason: '550' }, [MAIL]],
  ['refuses it for now', refuse(451), '', { outcome: 'taken' }, [MAIL]],
])('a mail server that %s is asked without a mail being sent', async (_title, options, user, expected, said) => {
  const port = await listen(options);
  expect(await check(`smtp://${user}127.0.0.1:${port}`)).toEqual(expected);
  expect(commands).toEqual(said);
});

it.each<[string, (socket: Socket) => void]>([
  ['says nothing', () => {}],
  ['closes the connection', (socket) => socket.end()],
  ['says 421', (socket) => socket.end('421 later\r\n')],
  ['answers the first command only', (socket) => void socket.write('220 mail\r\n')],
])('a mail server that %s is asked in vain, for a time that ends', async (_title, behave) => {
  const silent = createServer((socket) => behave(socket.on('error', () => {})));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  expect(await check(`smtp://127.0.0.1:${port}`, 300)).toEqual({ outcome: 'unknown' });
  silent.close();
});
