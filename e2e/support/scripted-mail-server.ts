import { createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

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
export const MAIL_STAGES = Object.keys(REPLIES) as MailStage[];

/**
 * A mail server that misbehaves: `fault` replies in its place and gives `true`,
 * or the usual reply comes.
 */
export async function startScriptedMailServer(
  fault: (stage: MailStage, socket: Socket) => boolean,
) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isMail = false;
    let mail = '';
    const reply = (stage: MailStage) => {
      isMail = stage === 'DATA';
      if (!fault(stage, socket)) socket.write(`${REPLIES[stage]}\r\n`);
    };
    const read = (text: string) => {
      if (isMail) mail += text;
      if (isMail) return mail.endsWith('\r\n.\r\n') && reply('final dot');
      // RFC 5321 §4.1.4: a client whose EHLO is refused tries HELO.
      const command = MAIL_STAGES.find((name) =>
        text.replace('HELO', 'EHLO').startsWith(name),
      );
      return command ? reply(command) : text.startsWith('QUIT') && socket.end();
    };
    socket.on('error', () => {}).on('data', (data) => read(String(data)));
    reply('greeting');
  });
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `smtp://127.0.0.1:${await listen(server)}`, stop };
}
