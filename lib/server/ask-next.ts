import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as startRequest } from 'node:http';

/** A request to Next. */
export type NextRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** A complete response before it is sent. */
export type WholeResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array;
};

/** Gives Next's whole response. Rejects if that is not there before the signal is aborted. */
export type AskNext = (asked: NextRequest, signal: AbortSignal) => Promise<WholeResponse>;

/** Creates the client of the server that Next runs at a port of this machine, from the moment at which it does. */
export function createAskNext(port: Promise<number>): AskNext {
  const agent = new Agent({ keepAlive: true });
  return async ({ method, url: path, headers, body }, signal) => {
    const options = { host: '127.0.0.1', port: await port, method, path, headers: { ...headers }, agent, signal };
    // It may also fail while its response is read.
    const request = startRequest(options).on('error', () => {});
    const [response] = (await once(request.end(body), 'response')) as [IncomingMessage];
    const chunks = await response.toArray();
    return { status: response.statusCode ?? 500, headers: response.headers, body: Buffer.concat(chunks) };
  };
}
