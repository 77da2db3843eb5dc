import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const REPLIES = {
  greeting: '220 mail.example.org',
  EHLO: '250 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  RSET: '250 ok',
  DATA: '354 go on',
  'final dot': '250 ok',
} as const;
/** The points of a conversation at which a mail server replies. */
export type MailStage = keyof typeof REPLIES;
const COMMANDS = ['EHLO', 'MAIL', 'RCPT', 'RSET', 'DATA'] as const;

/**
 * Replies in the server’s place and gives `true`; otherwise the usual reply
 * comes, or that after so many milliseconds.
 */
type Behaviour = (
  stage: MailStage,
  socket: Socket,
  mail: string,
) => boolean | number;

/**
 * A mail server that misbehaves, in another way for each connection if need be.
 */
export async function startScriptedMailServer(
  behaviourOf: (connection: number) => Behaviour,
) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const behave = behaviourOf(sockets.size);
    sockets.add(socket);
    let isMail = false;
    let mail = '';
    const reply = (stage: MailStage) => {
      const answer = behave(stage, socket, mail);
      if (answer === true) return;
      isMail = stage === 'DATA';
      setTimeout(() => socket.write(`${REPLIES[stage]}\r\n`), Number(answer));
    };
    const read = (text: string) => {
      if (isMail) mail += text;
      if (isMail) return mail.endsWith('\r\n.\r\n') && reply('final dot');
      // RFC 5321 §4.1.4: a client whose EHLO is refused tries HELO.
      const command = COMMANDS.find((name) =>
        text.replace('HELO', 'EHLO').startsWith(name),
      );
      return command ? reply(command) : text.startsWith('QUIT') && socket.end();
    };
    socket.on('error', () => {}).on('data', (data) => read(String(data)));
    reply('greeting');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop,
  };
}
