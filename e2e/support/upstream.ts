import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { listen } from './listen.ts';

export type Behaviour = (
  request: IncomingMessage,
  response: ServerResponse,
) => void;

/** Responds with a value as JSON, or with a text or bytes unchanged. */
export function answering(
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Behaviour {
  const bytes =
    typeof body === 'string' || Buffer.isBuffer(body)
      ? body
      : JSON.stringify(body);
  return (_request, response) => {
    response.writeHead(status, {
      'Content-Type': 'application/json',
      ...headers,
    });
    response.end(bytes);
  };
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>;

/**
 * A stand-in for the upstream feed whose behaviour can be changed at any time.
 */
export async function startUpstream(first: Behaviour) {
  let behaviour = first;
  const exchanges: {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
  }[] = [];
  const open = new Set<ServerResponse>();
  let mostPending = 0;
  const listener: RequestListener = (request, response) => {
    // A connection that was kept open could be of a former upstream that had
    // the same port.
    response.setHeader('Connection', 'close');
    exchanges.push({ request, response });
    open.add(response);
    mostPending = Math.max(mostPending, open.size);
    for (const event of ['finish', 'close'])
      response.on(event, () => open.delete(response));
    behaviour(request, response);
  };
  const server = createServer(listener);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/feed.json`,
    requests: () => exchanges.length,
    /** What was requested so far, in order, with the status of the answer. */
    received: () =>
      exchanges.map(({ request: { url = '', headers }, response }) => ({
        path: url,
        headers,
        status: response.statusCode,
      })),
    /** The number of unanswered requests now, and the highest number so far. */
    pending: () => open.size,
    mostPending: () => mostPending,
    /** Refuses connections until it is called with `false`. */
    refuse: (refused: boolean) => (refused ? stop() : listen(server, port)),
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    stop,
  };
}
