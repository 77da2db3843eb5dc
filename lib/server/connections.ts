import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from '../http/client-address.ts';
import * as limits from '../http/limits.ts';

type Connection = {
  readonly socket: Socket;
  readonly address: string;
  /** Starts the requests that were sent ahead, in order. */
  readonly sentAhead: (() => void)[];
  /** The response under way. */
  response: ServerResponse | null;
  /** Since when the server waits for the client to send a request or to take a response. */
  waitsSince: number;
  late?: NodeJS.Timeout;
};

type Options = {
  /** Whether an address is that of a caller rather than of a proxy. */
  readonly limitsAddresses: boolean;
  readonly mostUnread?: number;
  /** For how long a client may take a response of so many bytes. */
  readonly takingMs?: (bytes: number) => number;
};

const THE_CLIENT_WAITS = Number.MAX_VALUE;
const longestTaking = (bytes: number) => limits.LONGEST_TAKING_MS + (bytes / 10_000) * limits.TAKING_MS_PER_10_KB;
/** The bytes of a response that the client has not taken yet. */
const unread = ({ response }: Connection) => response?.writableLength ?? 0;

/**
 * The open connections. Each has one response under way, which its client has to take in time; the next request waits.
 * Where there is no more room, the connection that has waited longest for its client is closed.
 */
export function createConnections(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  options: Options,
) {
  const { limitsAddresses, mostUnread = limits.MOST_UNREAD_BYTES, takingMs = longestTaking } = options;
  const connections = new Map<Socket, Connection>();
  let sentAhead = 0;

  function close(connection: Connection) {
    if (!connections.delete(connection.socket)) return;
    sentAhead -= connection.sentAhead.length;
    clearTimeout(connection.late);
    connection.socket.destroy();
  }

  /** Makes room where connections, counted by `size`, are too many or too much. */
  function limit(most: number, size: (connection: Connection) => number) {
    const counted = [...connections.values()].filter((connection) => size(connection) > 0);
    let total = counted.reduce((sum, connection) => sum + size(connection), 0);
    if (total <= most) return;
    for (const longest of counted.toSorted((one, other) => one.waitsSince - other.waitsSince)) {
      if (total <= most) return;
      total -= size(longest);
      close(longest);
    }
  }

  /** Takes a new connection. */
  function open(socket: Socket) {
    const address = countedAddress(socket.remoteAddress);
    const connection: Connection = { socket, address, sentAhead: [], response: null, waitsSince: performance.now() };
    connections.set(socket, connection);
    socket.once('close', () => close(connection));
    if (limitsAddresses) limit(limits.MOST_CONNECTIONS_OF_ADDRESS, (other) => Number(other.address === address));
    limit(limits.MOST_CONNECTIONS, () => 1);
  }

  /** Called when a response is complete, though its client may not have taken it. */
  function awaitClient(connection: Connection) {
    if (unread(connection) === 0) return;
    connection.waitsSince = performance.now();
    connection.late = setTimeout(close, takingMs(unread(connection)), connection);
    limit(mostUnread, unread);
  }

  function finish(connection: Connection) {
    if (connection.socket.destroyed) return;
    clearTimeout(connection.late);
    connection.response = null;
    connection.waitsSince = performance.now();
    const next = connection.sentAhead.shift();
    if (next === undefined) return;
    sentAhead -= 1;
    if (connection.sentAhead.length < limits.MOST_SENT_AHEAD) connection.socket.resume();
    next();
  }

  function start(connection: Connection, request: IncomingMessage, response: ServerResponse) {
    connection.response = response;
    connection.waitsSince = THE_CLIENT_WAITS;
    response.once('prefinish', () => awaitClient(connection));
    response.once('close', () => finish(connection));
    handle(request, response);
  }

  /** Handles a request as soon as the earlier ones of its connection are answered. */
  function take(request: IncomingMessage, response: ServerResponse) {
    const connection = connections.get(request.socket);
    // The rest of what a closed connection had sent.
    if (connection === undefined) return;
    if (connection.response === null) return start(connection, request, response);
    if (sentAhead >= limits.MOST_SENT_AHEAD_IN_ALL) return close(connection);
    sentAhead += 1;
    connection.sentAhead.push(() => start(connection, request, response));
    if (connection.sentAhead.length >= limits.MOST_SENT_AHEAD) request.socket.pause();
  }

  return { open, take };
}
