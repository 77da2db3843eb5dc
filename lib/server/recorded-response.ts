import { type IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';

/** A complete response before it is sent. */
export type WholeResponse = {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, OutgoingHttpHeader>>;
  readonly body: Buffer;
};

/** A response that is kept instead of sent. It has no connection. */
export class RecordedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  #isOver = false;
  #resolve: (whole: WholeResponse | null) => void = () => {};

  /** The response once it is complete, or what it was stopped with before. */
  readonly whole = new Promise<WholeResponse | null>((resolve) => {
    this.#resolve = resolve;
  });

  constructor(request: IncomingMessage) {
    super(request);
    // Next listens for these once per part of a page.
    this.setMaxListeners(0);
  }

  /** Tells whoever writes the response that nobody waits for it any more, and gives another one instead, or none. */
  stop(instead: WholeResponse | null) {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#resolve(instead);
    this.emit('close');
  }

  #collect([chunk, encoding, callback]: readonly unknown[]) {
    const coding = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk, coding));
    else if (chunk instanceof Uint8Array)
      this.#chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    const then = [chunk, encoding, callback].find((argument) => typeof argument === 'function');
    if (typeof then === 'function') process.nextTick(then as () => void);
  }

  override writeHead(status: number, ...rest: readonly unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((argument) => typeof argument === 'object' && argument !== null);
    if (headers)
      this.setHeaders(new Map(Object.entries(headers as Record<string, number | string | readonly string[]>)));
    return this;
  }

  override flushHeaders() {}

  override write(...written: readonly unknown[]): boolean {
    this.#collect(written);
    return true;
  }

  override end(...written: readonly unknown[]): this {
    this.#collect(written);
    if (this.#isOver) return this;
    this.#isOver = true;
    this.finished = true;
    const headers = { ...this.getHeaders() } as WholeResponse['headers'];
    this.#resolve({ status: this.statusCode, headers, body: Buffer.concat(this.#chunks) });
    this.emit('finish');
    this.emit('close');
    return this;
  }
}
