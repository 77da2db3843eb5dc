import type { Socket } from 'node:net';
import { LONGEST_EXCHANGE_MS, MOST_SENT_AHEAD } from '../http/limits.ts';
import type { Layer } from './layer.ts';

type Connection = { underWay: number; late?: NodeJS.Timeout };

/**
 * Passes requests on, and closes a connection with more of them under way than a client has reason to send ahead, or whose
 * responses are not taken in time. Node reads thousands of small requests before it waits for a response to be taken.
 */
export function limitConnections(handle: Layer, maxMs = LONGEST_EXCHANGE_MS): Layer {
  const connections = new WeakMap<Socket, Connection>();

  function connectionOf(socket: Socket): Connection {
    const known = connections.get(socket);
    if (known !== undefined) return known;
    const connection: Connection = { underWay: 0 };
    connections.set(socket, connection);
    // Node says nothing of the end of responses that had not had their turn.
    socket.once('close', () => clearTimeout(connection.late));
    return connection;
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const connection = connectionOf(socket);
    connection.underWay += 1;
    if (connection.underWay > MOST_SENT_AHEAD) return void socket.destroy();
    clearTimeout(connection.late);
    connection.late = setTimeout(() => socket.destroy(), maxMs);
    response.once('close', () => {
      connection.underWay -= 1;
      if (connection.underWay === 0) clearTimeout(connection.late);
    });
    // RFC 9110 §10.1.1: nothing else can be expected.
    if (!/\b100-continue\b/i.test(request.headers.expect ?? '100-continue')) response.writeHead(417).end();
    else handle(request, response);
  };
}
