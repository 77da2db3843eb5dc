import { etagOf, matchesEtag } from './etag.ts';

/** What a resource looks like in one format, before it becomes a response. */
export type Representation = {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly status: number;
};

/** A finished representation with its entity tag, so that the tag is computed once per body and not per request. */
export function representation(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Representation {
  return { body, headers, status, etag: etagOf(body) };
}

/** Answers a GET or HEAD with a representation, or with 304 when the caller holds it already (RFC 9110 §15.4.5). */
export function respond(request: Pick<Request, 'headers'>, { body, headers, etag, status }: Representation): Response {
  if (status !== 200) return new Response(body, { status, headers });
  const known = matchesEtag(request.headers.get('if-none-match'), etag);
  return new Response(known ? null : body, {
    status: known ? 304 : 200,
    headers: { ...headers, ETag: etag },
  });
}
