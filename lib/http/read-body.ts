/**
 * A body and the headers that describe it: a `Request`, or a message of
 * `node:http`.
 */
type Sent = {
  readonly headers: Pick<Headers, 'get'>;
  readonly body: AsyncIterable<Uint8Array> | null;
};

/**
 * Collects bytes; `null`, without waiting for the rest, if there are more than
 * the limit.
 */
export async function bytesWithin(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a request's body as text; `null` if it is too large or incomplete.
 * Never buffers more than the limit.
 */
export async function readBody(
  { headers, body }: Sent,
  maxBytes: number,
): Promise<string | null> {
  if (Number(headers.get('content-length')) > maxBytes) return null;
  if (body === null) return '';
  try {
    return (await bytesWithin(body, maxBytes))?.toString('utf8') ?? null;
  } catch {
    return null;
  }
}
