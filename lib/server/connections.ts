import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from '../http/client-address.ts';
import * as limits from '../http/limits.ts';

type Connection = {
  readonly socket: Socket;
  readonly address: string;
  /** Starts the requests that were sent ahead, in order. */
  readonly sentAhead: (() => void)[];
  /** Whether a response is under way. */
  isBusy: boolean;
  /** The bytes of a complete response that its client has to take. */
  unread: number;
  late?: NodeJS.Timeout;
};

type Options = {
  /** Whether an address is that of a caller rather than of a proxy. */
  readonly limitsAddresses: boolean;
  readonly mostUnread?: number;
  /** For how long a client may take a response of so many bytes. */
  readonly takingMs?: (bytes: number) => number;
};

const longestTaking = (bytes: number) => limits.LONGEST_TAKING_MS + (bytes / 10_000) * limits.TAKING_MS_PER_10_KB;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * The open connections. Each has one response under way, which its client has to take in time; the next request waits.
 * Where there is no more room, the connection that has waited longest for its client is closed.
 */
export function createConnections(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { limitsAddresses, mostUnread = limits.MOST_UNREAD_BYTES, takingMs = longestTaking }: Options,
) {
  const connections = new Map<Socket, Connection>();
  /** Those that wait for their clients to send a request or to take a response, the longest first. */
  const waiting = new Set<Connection>();
  let unread = 0;
  let sentAhead = 0;

  function setUnread(connection: Connection, bytes: number) {
    clearTimeout(connection.late);
    unread += bytes - connection.unread;
    connection.unread = bytes;
    if (bytes > 0) connection.late = setTimeout(close, takingMs(bytes), connection);
  }

  function close(connection: Connection) {
    if (!connections.delete(connection.socket)) return;
    waiting.delete(connection);
    setUnread(connection, 0);
    sentAhead -= connection.sentAhead.length;
    connection.socket.destroy();
  }

  /** Closes the connection that has waited longest for its client, of those that match. */
  function closeLongest(matches: (connection: Connection) => boolean) {
    for (const connection of waiting) if (matches(connection)) return close(connection);
  }

  /** Takes a new connection. */
  function open(socket: Socket) {
    const address = countedAddress(socket.remoteAddress);
    const connection: Connection = { socket, address, sentAhead: [], isBusy: false, unread: 0 };
    connections.set(socket, connection);
    waiting.add(connection);
    socket.once('close', () => close(connection));
    const isOwn = (other: Connection) => other.address === address;
    const own = limitsAddresses ? [...connections.values()].filter(isOwn) : [];
    if (own.length > limits.MOST_CONNECTIONS_OF_ADDRESS) closeLongest(isOwn);
    if (connections.size > limits.MOST_CONNECTIONS) closeLongest(() => true);
  }

  /** Called when a response is complete, though its client may not have taken it. */
  function awaitTaking(connection: Connection, bytes: number) {
    if (bytes === 0 || connection.socket.destroyed) return;
    waiting.add(connection);
    setUnread(connection, bytes);
    while (unread > mostUnread) closeLongest((other) => other.unread > 0);
  }

  function finish(connection: Connection) {
    if (connection.socket.destroyed) return;
    setUnread(connection, 0);
    connection.isBusy = false;
    waiting.delete(connection);
    waiting.add(connection);
    const next = connection.sentAhead.shift();
    if (next === undefined) return;
    sentAhead -= 1;
    if (connection.sentAhead.length < limits.MOST_SENT_AHEAD) connection.socket.resume();
    next();
  }

  function start(connection: Connection, request: IncomingMessage, response: ServerResponse) {
    connection.isBusy = true;
    waiting.delete(connection);
    response.once('prefinish', () => awaitTaking(connection, response.writableLength));
    response.once('close', () => finish(connection));
    handle(request, response);
  }

  /** Handles a request as soon as the earlier ones of its connection are answered. */
  function take(request: IncomingMessage, response: ServerResponse) {
    const connection = connections.get(request.socket);
    // The rest of what a closed connection had sent.
    if (connection === undefined) return;
    if (!connection.isBusy) return start(connection, request, response);
    // A body would be kept until its request's turn, and in chunks of a byte it takes hundreds of times its size.
    if (hasBody(request) || sentAhead >= limits.MOST_SENT_AHEAD_IN_ALL) return close(connection);
    sentAhead += 1;
    connection.sentAhead.push(() => start(connection, request, response));
    if (connection.sentAhead.length >= limits.MOST_SENT_AHEAD) request.socket.pause();
  }

  return { open, take };
}
