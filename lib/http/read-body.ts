/** A body and the headers that describe it: a `Request`, or a message of `node:http`. */
type Sent = {
  readonly headers: Pick<Headers, 'get'>;
  readonly body: AsyncIterable<Uint8Array> | null;
};

/** Collects bytes; `null`, without waiting for the rest, if there are more than the limit. */
export async function bytesWithin(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a request's body as text; `null` if it is too large or incomplete. Never buffers more than the limit. */
export async function readBody({ headers, body }: Sent, maxBytes: number): Promise<string | null> {
  if (Number(headers.get('content-length')) > maxBytes) return null;
  if (body === null) return '';
  try {
    return (await bytesWithin(body, maxBytes))?.toString('utf8') ?? null;
  } catch {
    return null;
  }
}

/** The seconds that a `Retry-After` asks for, given as a number or a date (RFC 9110 §10.2.3); `null` if it says nothing. */
export function retryAfter(value: string | null | undefined): number | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return seconds >= 0 ? seconds : null;
}
