import type { OutgoingHttpHeader, ServerResponse } from 'node:http';

/** A complete response before it is sent. */
export type WholeAnswer = {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, OutgoingHttpHeader>>;
  readonly body: Buffer;
};

/** A large document is one chunk with a buffer of its own, which is not copied. A part of a buffer would keep all of it in memory. */
function joined(chunks: readonly Buffer[]): Buffer {
  const [only] = chunks;
  const isWhole = chunks.length === 1 && only?.byteLength === only?.buffer.byteLength;
  return only !== undefined && isWhole ? only : Buffer.concat(chunks);
}

/**
 * Buffers what is written to a response instead of sending it. Gives the result and restores the response, or gives
 * `null` if the caller disconnected first.
 */
export function takeWhole(response: ServerResponse): Promise<WholeAnswer | null> {
  const chunks: Buffer[] = [];
  const collect = (...[chunk, encoding, callback]: readonly unknown[]) => {
    const text = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, text));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    const then = [chunk, encoding, callback].find((argument) => typeof argument === 'function');
    if (typeof then === 'function') process.nextTick(then as () => void);
  };
  return new Promise((resolve) => {
    const overrides = {
      writeHead(status: number, ...rest: readonly (string | WholeAnswer['headers'] | undefined)[]) {
        response.statusCode = status;
        const headers = rest.find((argument) => typeof argument === 'object');
        if (headers) response.setHeaders(new Map(Object.entries(headers)));
        return response;
      },
      flushHeaders() {},
      write(...written: readonly unknown[]) {
        collect(...written);
        return true;
      },
      end(...written: readonly unknown[]) {
        collect(...written);
        const headers = { ...response.getHeaders() } as WholeAnswer['headers'];
        for (const name of Object.keys(overrides)) Reflect.deleteProperty(response, name);
        for (const name of Object.keys(headers)) response.removeHeader(name);
        resolve({ status: response.statusCode, headers, body: joined(chunks) });
        return response;
      },
    };
    Object.assign(response, overrides);
    response.once('close', () => resolve(null));
  });
}
