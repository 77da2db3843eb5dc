import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from '../http/client-address.ts';
import {
  LONGEST_TAKING_MS,
  MOST_CONNECTIONS,
  MOST_CONNECTIONS_OF_ADDRESS,
  MOST_SENT_AHEAD,
  MOST_SENT_AHEAD_IN_ALL,
  MOST_UNREAD_BYTES,
  TAKING_MS_PER_10_KB,
} from '../http/limits.ts';

type Connection = {
  readonly socket: Socket;
  readonly address: string;
  /** Starts the requests that were sent ahead, in order. */
  readonly sentAhead: (() => void)[];
  isAnswering: boolean;
  /** Since when the server waits for the client to send a request or to take a response; `null` while the client waits. */
  waitsSince: number | null;
  /** The bytes of the response that the client has not taken yet. */
  unread: number;
  late?: NodeJS.Timeout;
};

type Options = {
  /** Whether an address is that of a caller rather than of a proxy. */
  readonly limitsAddresses: boolean;
  readonly mostUnread?: number;
  readonly takingMs?: number;
  readonly takingMsPer10kB?: number;
};

/**
 * The open connections. Each has one response under way, which its client has to take in time; the next request waits.
 * Where there is no more room, the connection that has waited longest for its client is closed.
 */
export function createConnections(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  options: Options,
) {
  const { limitsAddresses, mostUnread = MOST_UNREAD_BYTES } = options;
  const { takingMs = LONGEST_TAKING_MS, takingMsPer10kB = TAKING_MS_PER_10_KB } = options;
  const connections = new Map<Socket, Connection>();
  let sentAhead = 0;

  function close(connection: Connection) {
    if (!connections.delete(connection.socket)) return;
    sentAhead -= connection.sentAhead.length;
    clearTimeout(connection.late);
    connection.socket.destroy();
  }

  /** Sorts connections by how long the server has waited for their clients, those it owes a response last. */
  function byPatience(among: readonly Connection[]): readonly Connection[] {
    const since = ({ waitsSince }: Connection) => waitsSince ?? Number.MAX_VALUE;
    return among.toSorted((one, other) => since(one) - since(other));
  }

  function closeLongestWaiting(among: readonly Connection[]) {
    const [longest] = byPatience(among);
    if (longest) close(longest);
  }

  /** Takes a new connection. */
  function open(socket: Socket) {
    const address = countedAddress(socket.remoteAddress);
    const waitsSince = performance.now();
    const connection = {
      socket,
      address,
      sentAhead: [],
      isAnswering: false,
      waitsSince,
      unread: 0,
    };
    connections.set(socket, connection);
    socket.once('close', () => close(connection));
    const ofAddress = limitsAddresses ? [...connections.values()].filter((other) => other.address === address) : [];
    if (ofAddress.length > MOST_CONNECTIONS_OF_ADDRESS) closeLongestWaiting(ofAddress);
    if (connections.size > MOST_CONNECTIONS) closeLongestWaiting([...connections.values()]);
  }

  /** Called when a response is complete, though its client may not have taken it. */
  function awaitClient(connection: Connection, response: ServerResponse) {
    connection.waitsSince = performance.now();
    connection.unread = response.writableLength;
    connection.late = setTimeout(close, takingMs + (connection.unread / 10_000) * takingMsPer10kB, connection);
    const slow = [...connections.values()].filter(({ unread }) => unread > 0);
    let bytes = slow.reduce((sum, { unread }) => sum + unread, 0);
    for (const longest of bytes > mostUnread ? byPatience(slow) : []) {
      if (bytes <= mostUnread) break;
      bytes -= longest.unread;
      close(longest);
    }
  }

  function finish(connection: Connection) {
    if (connection.socket.destroyed) return close(connection);
    clearTimeout(connection.late);
    Object.assign(connection, {
      isAnswering: false,
      waitsSince: performance.now(),
      unread: 0,
    });
    const next = connection.sentAhead.shift();
    if (next === undefined) return;
    sentAhead -= 1;
    if (connection.sentAhead.length < MOST_SENT_AHEAD) connection.socket.resume();
    next();
  }

  function start(connection: Connection, request: IncomingMessage, response: ServerResponse) {
    connection.isAnswering = true;
    connection.waitsSince = null;
    handle(request, response);
    if (response.writableFinished) return finish(connection);
    response.once('close', () => finish(connection));
    if (response.writableEnded) awaitClient(connection, response);
    else response.once('prefinish', () => awaitClient(connection, response));
  }

  /** Handles a request as soon as the earlier ones of its connection are answered. */
  function take(request: IncomingMessage, response: ServerResponse) {
    const connection = connections.get(request.socket);
    // The rest of what a closed connection had sent.
    if (connection === undefined) return;
    if (!connection.isAnswering) return start(connection, request, response);
    if (sentAhead >= MOST_SENT_AHEAD_IN_ALL) return close(connection);
    sentAhead += 1;
    connection.sentAhead.push(() => start(connection, request, response));
    if (connection.sentAhead.length >= MOST_SENT_AHEAD) request.socket.pause();
  }

  return { open, take };
}
