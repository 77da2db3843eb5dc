import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

export type MailBehaviour = 'accept' | 'late' | 'slow' | 'reject-recipient' | 'refuse-content' | 'die-before-answer';

/** A mail as the server accepted it. */
export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly raw: string };

const USER = 'site';
const PASSWORD = 'password-of-the-tests';

/** A mail server process with a selectable behaviour. It can be stopped and restarted on the same port. */
export type MailServer = {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  readonly start: (behaviour?: MailBehaviour) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Report = { readonly mail?: ReceivedMail };

export async function createMailServer(): Promise<MailServer> {
  const port = await freePort();
  const mails: ReceivedMail[] = [];
  let server: ChildProcess | undefined;

  const stop = async () => {
    if (server && server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    }
    server = undefined;
  };
  const start = async (behaviour: MailBehaviour = 'accept') => {
    await stop();
    server = fork('e2e/support/mail-server-process.mjs', [String(port), USER, PASSWORD], { env: { NODE_ENV: 'test' } });
    await once(server, 'message');
    server.on('message', ({ mail }: Report) => mail && mails.push(mail));
    server.send(behaviour);
    await once(server, 'message');
  };
  return { url: `smtp://${USER}:${PASSWORD}@127.0.0.1:${port}`, mails, start, stop };
}
