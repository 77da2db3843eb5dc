import type { OfferedRequest } from '../http/offered-handlers.ts';

/**
 * A request whose body was read and parsed already. `mcp-handler` parses a clone of a JSON request, and then nothing reads
 * its body; a body, a stream and a linked signal for nobody would cost a tenth of a call.
 */
class ParsedRequest extends Request {
  readonly #said: unknown;
  readonly #signal: AbortSignal;

  constructor({ url, headers, signal }: OfferedRequest, said: unknown) {
    super(url, { method: 'POST', headers });
    this.#said = said;
    this.#signal = signal;
  }

  override get signal() {
    return this.#signal;
  }

  override clone() {
    return this;
  }

  override async json() {
    return this.#said;
  }
}

/** The same POST request for the protocol handler. `said` is its parsed body, `undefined` if that is not JSON. */
export function requestAgain(request: OfferedRequest, body: string, said: unknown): Request {
  const { url, headers, signal } = request;
  const isParsed = said !== undefined && headers.get('content-type')?.includes('application/json');
  return isParsed ? new ParsedRequest(request, said) : new Request(url, { method: 'POST', headers, body, signal });
}
