/**
 * Collects the bytes of a body. Returns `null` as soon as there are more than
 * `maxBytes`, without reading the rest.
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
 * Reads a request's body as UTF-8 text. Returns `null` if it has more than
 * `maxBytes`, of which no more are buffered, or ends too early.
 */
export async function readBody(
  { body }: { readonly body: AsyncIterable<Uint8Array> | null },
  maxBytes: number,
): Promise<string | null> {
  if (body === null) return '';
  try {
    return (await bytesWithin(body, maxBytes))?.toString('utf8') ?? null;
  } catch {
    return null;
  }
}
