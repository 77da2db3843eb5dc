import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Responds with a value as JSON, or with a string unchanged. */
export function answering(body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(text);
  };
}

/** A stand-in for the upstream feed whose behaviour can be changed at any time. */
export type Upstream = {
  readonly url: string;
  /** The number of requests so far. */
  readonly requests: () => number;
  readonly lastHeaders: () => IncomingMessage['headers'];
  /** The number of unanswered requests now, and the highest number so far. */
  readonly pending: () => number;
  readonly mostPending: () => number;
  /** Refuses connections until it is called with `false`. */
  readonly refuse: (refused: boolean) => Promise<void>;
  readonly behave: (behaviour: Behaviour) => void;
  readonly stop: () => Promise<void>;
};

export async function startUpstream(first: Behaviour): Promise<Upstream> {
  let behaviour = first;
  let count = 0;
  let headers: IncomingMessage['headers'] = {};
  const open = new Set<ServerResponse>();
  let mostPending = 0;
  const listener: RequestListener = (request, response) => {
    count += 1;
    open.add(response);
    mostPending = Math.max(mostPending, open.size);
    for (const event of ['finish', 'close']) response.on(event, () => open.delete(response));
    headers = request.headers;
    behaviour(request, response);
  };
  const server = createServer(listener);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/feed.json`,
    requests: () => count,
    lastHeaders: () => headers,
    pending: () => open.size,
    mostPending: () => mostPending,
    refuse: (refused) => (refused ? stop() : listen(port)),
    behave: (next) => {
      behaviour = next;
    },
    stop,
  };
}
