import type { OutgoingHttpHeader, ServerResponse } from 'node:http';

/** An answer before it is sent. */
export type WholeAnswer = {
  readonly status: number;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, OutgoingHttpHeader>>;
  readonly body: Buffer;
};

type HeaderList = Readonly<Record<string, OutgoingHttpHeader>> | readonly string[];

const OVERRIDDEN = ['writeHead', 'write', 'end', 'flushHeaders'] as const;

function setHeaders(response: ServerResponse, headers: HeaderList) {
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return;
  }
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at], headers[at + 1]);
}

/** Takes off a response what stands on it, so that it is as it came from Node. */
function release(response: ServerResponse) {
  for (const name of OVERRIDDEN) Reflect.deleteProperty(response, name);
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}

/**
 * Collects what is written to a response instead of sending it. `done` is given the answer and a response that is as
 * new, or `null` when the caller went away before there was an answer.
 */
export function takeWhole(response: ServerResponse, done: (whole: WholeAnswer | null) => void) {
  const chunks: Buffer[] = [];
  const collect = (...[chunk, encoding, callback]: readonly unknown[]) => {
    const text = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, text));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    const then = [chunk, encoding, callback].find((argument) => typeof argument === 'function');
    if (typeof then === 'function') process.nextTick(then as () => void);
  };
  const goneAway = () => done(null);
  response.once('close', goneAway);
  Object.assign(response, {
    writeHead(status: number, ...rest: readonly (string | HeaderList | undefined)[]) {
      response.statusCode = status;
      const headers = rest.find((argument) => typeof argument === 'object');
      if (headers) setHeaders(response, headers as HeaderList);
      return response;
    },
    flushHeaders() {},
    write(...written: readonly unknown[]) {
      collect(...written);
      return true;
    },
    end(...written: readonly unknown[]) {
      collect(...written);
      response.off('close', goneAway);
      const whole = { status: response.statusCode, headers: { ...response.getHeaders() }, body: Buffer.concat(chunks) };
      release(response);
      done(whole as WholeAnswer);
      return response;
    },
  });
}
