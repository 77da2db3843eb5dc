/** A body and the headers that describe it: a `Request`, or a message of `node:http`. */
export type Sent = {
  readonly headers: Pick<Headers, 'get'>;
  readonly body: AsyncIterable<Uint8Array> | null;
};

/** Reads a request's body as text; `null` if it is too large or incomplete. Never buffers more than the limit. */
export async function readBody({ headers, body }: Sent, maxBytes: number): Promise<string | null> {
  if (Number(headers.get('content-length')) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}
