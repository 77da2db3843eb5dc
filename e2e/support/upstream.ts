import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Responds with a value as JSON, or with a text or bytes unchanged. */
export function answering(body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour {
  const bytes = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(bytes);
  };
}

/** A stand-in for the upstream feed whose behaviour can be changed at any time. */
export type Upstream = {
  readonly url: string;
  /** The number of requests so far. */
  readonly requests: () => number;
  /** What was requested so far, in order, with the status of the answer. */
  readonly received: () => readonly {
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly status: number;
  }[];
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
  const exchanges: { readonly request: IncomingMessage; readonly response: ServerResponse }[] = [];
  const open = new Set<ServerResponse>();
  let mostPending = 0;
  const listener: RequestListener = (request, response) => {
    exchanges.push({ request, response });
    open.add(response);
    mostPending = Math.max(mostPending, open.size);
    for (const event of ['finish', 'close']) response.on(event, () => open.delete(response));
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
    requests: () => exchanges.length,
    received: () =>
      exchanges.map(({ request: { url = '', headers }, response }) => ({
        path: url,
        headers,
        status: response.statusCode,
      })),
    pending: () => open.size,
    mostPending: () => mostPending,
    refuse: (refused) => (refused ? stop() : listen(port)),
    behave: (next) => {
      behaviour = next;
    },
    stop,
  };
}
