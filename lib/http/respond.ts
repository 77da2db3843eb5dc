import { acceptsGzip } from './accept-encoding.ts';
import { compressed } from './compressed.ts';
import { etagOf, matchesEtag } from './etag.ts';
import { canDescribeBytes, responseOf } from './raw-response.ts';

/** What a resource looks like in one format, before it becomes a response. */
export type Representation = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly status: number;
};

/** A finished representation with its entity tag, so that bytes and tag are computed once per body and not per request. */
export function representation(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Representation {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return { body: bytes, headers, status, etag: etagOf(bytes) };
}

// Below this a packet is a packet.
const LEAST_BYTES = 1_000;

/** Whether it pays to compress: text of some length, kept by caches and so without anything typed by a visitor in it. */
function isCompressible({ body, headers, status }: Representation): boolean {
  return (
    status === 200 &&
    body.length >= LEAST_BYTES &&
    /^(?:text\/|application\/(?:\S*[+])?(?:json|xml)\b)/.test(headers['Content-Type'] ?? '') &&
    (headers['Cache-Control'] ?? '').startsWith('public')
  );
}

/** Answers a GET or HEAD with a representation, or with 304 when the caller holds it already (RFC 9110 §15.4.5). */
export async function respond(request: Pick<Request, 'headers'>, chosen: Representation): Promise<Response> {
  const { body, headers, etag, status } = chosen;
  if (status !== 200) return responseOf(body, { status, headers });
  const coded = canDescribeBytes() && isCompressible(chosen);
  const gzip = coded && acceptsGzip(request.headers.get('accept-encoding'));
  // RFC 9110 §8.8.3.3: the tag of a coded representation is another one.
  const gzipTag = `${etag.slice(0, -1)}-gzip"`;
  const answered = {
    ...headers,
    ETag: gzip ? gzipTag : etag,
    ...(coded && { Vary: [headers.Vary, 'Accept-Encoding'].filter(Boolean).join(', ') }),
  };
  const known = request.headers.get('if-none-match');
  if (known !== null && (matchesEtag(known, etag) || matchesEtag(known, gzipTag))) {
    return new Response(null, { status: 304, headers: answered });
  }
  const bytes = gzip ? await compressed(body) : body;
  return responseOf(bytes, {
    headers: { ...answered, ...(gzip && { 'Content-Encoding': 'gzip' }) },
  });
}
