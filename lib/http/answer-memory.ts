import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { prefersMarkdown } from './accept.ts';
import { acceptsGzip } from './accept-encoding.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { matchesEtag } from './etag.ts';
import { ABOUT_THE_BYTES, type Answering } from './raw-response.ts';

/** An answer as it was sent; headers as names and values in turn, which is how Node sends them fastest. */
type Answer = {
  readonly body: Uint8Array;
  readonly etag: string;
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
};

// What the key holds, and the headers of Next's own client, by which no answer here differs.
const VARIES_BY_THE_KEY = /^(?:accept|accept-encoding|rsc|next-url|next-router-[a-z-]+)$/;

/** What of a request decides over a kept answer: its target, and what the site makes of the headers that `Vary` names. */
function keyOf({ url, headers }: IncomingMessage): string {
  const format = prefersMarkdown(headers.accept ?? null) ? 'markdown' : 'other';
  const coding = acceptsGzip(String(headers['accept-encoding'] ?? '')) ? 'gzip' : 'identity';
  return `${format} ${coding} ${url}`;
}

function isForEveryone(response: ServerResponse): boolean {
  const vary = [response.getHeader('vary') ?? []].flat().join(',').toLowerCase();
  return (
    response.statusCode === 200 &&
    String(response.getHeader('cache-control')).startsWith('public') &&
    !response.hasHeader('set-cookie') &&
    vary.split(',').every((name) => name.trim() === '' || VARIES_BY_THE_KEY.test(name.trim()))
  );
}

function inTurn(headers: readonly (readonly [name: string, value: OutgoingHttpHeader | undefined])[]): string[] {
  return headers.flatMap(([name, values = []]) => [values].flat().flatMap((value) => [name, String(value)]));
}

/** The answer that was sent, when it may be sent again and its bytes are known. */
function answerOf({ raw, bytes }: Answering): Answer | null {
  // Next sets each header as a list.
  const etag = String(raw.getHeader('etag') ?? '');
  const isWhole = bytes !== undefined && Number(raw.getHeader('content-length')) === bytes.length;
  if (!isWhole || etag === '' || !isForEveryone(raw)) return null;
  const headers = Object.entries(raw.getHeaders());
  const aboutTheAnswer = headers.filter(([name]) => !ABOUT_THE_BYTES.includes(name));
  return { body: bytes, etag, headers: inTurn(headers), notModifiedHeaders: inTurn(aboutTheAnswer) };
}

export type AnswerMemory = {
  /** Answers a GET or HEAD as the last such request was, when nothing has changed since; says whether it did. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Keeps what this request is about to be answered with, once it has been sent. */
  readonly keep: (request: IncomingMessage, answering: Answering) => void;
};

/**
 * A shared cache (RFC 9111) of whole answers in front of what makes them, which is some thirty times slower than to
 * send them. It keeps public answers with status 200, and all of them only as long as `version` returns the same word;
 * `null` means that this can't be told now. Bounded like {@link createBoundedCache}.
 */
export function createAnswerMemory(version: () => string | null): AnswerMemory {
  const answers = createBoundedCache<Answer>({
    entries: 1_000,
    bytes: 64 * 1024 * 1024,
    sizeOf: ({ body }) => body.length,
  });
  let heldVersion: string | null = null;

  function currentVersion(): string | null {
    const current = version();
    if (current !== heldVersion) answers.clear();
    heldVersion = current;
    return current;
  }

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const held = currentVersion() === null ? undefined : answers.get(keyOf(request));
      if (held === undefined) return false;
      const known = request.headers['if-none-match'];
      if (known === undefined) response.writeHead(200, held.headers).end(held.body);
      // RFC 9110 §15.4.5. Whoever holds another representation is answered by who knows them all.
      else if (matchesEtag(known, held.etag)) response.writeHead(304, held.notModifiedHeaders).end();
      else return false;
      return true;
    },
    keep(request, answering) {
      const madeOf = heldVersion;
      if (request.method !== 'GET' || madeOf === null) return;
      const key = keyOf(request);
      answering.raw.once('finish', () => {
        const answer = currentVersion() === madeOf ? answerOf(answering) : null;
        if (answer !== null) answers.set(key, answer);
      });
    },
  };
}
