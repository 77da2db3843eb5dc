import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * An open connection to a site on which these texts have been sent. What goes
 * wrong on it later is ignored.
 */
export async function openSocket(
  siteUrl: string,
  ...sent: readonly string[]
): Promise<Socket> {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  for (const text of sent) socket.write(text, 'latin1');
  return socket;
}

/** The head of a request, with these lines. */
export const head = (
  method: string,
  target: string,
  ...lines: readonly string[]
) =>
  `${[`${method} ${target} HTTP/1.1`, 'Host: x', ...lines].join('\r\n')}\r\n\r\n`;
