import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers with a value as JSON, or with a text as it is. */
export function answering(body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(text);
  };
}

/** A stand-in for the upstream feed whose behaviour can be changed while it is read. */
export type Upstream = {
  readonly url: string;
  /** How many requests have come so far. */
  readonly requests: () => number;
  readonly lastHeaders: () => IncomingMessage['headers'];
  readonly behave: (behaviour: Behaviour) => void;
  readonly stop: () => Promise<void>;
};

export async function startUpstream(first: Behaviour): Promise<Upstream> {
  let behaviour = first;
  let count = 0;
  let headers: IncomingMessage['headers'] = {};
  const listener: RequestListener = (request, response) => {
    count += 1;
    headers = request.headers;
    behaviour(request, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.json`,
    requests: () => count,
    lastHeaders: () => headers,
    behave: (next) => {
      behaviour = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
