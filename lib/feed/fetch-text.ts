import { createReadStream } from 'node:fs';
import { decodeText } from './decode-text.ts';
import { FeedFailure } from './feed-failure.ts';

export type FeedSource = {
  readonly url: URL;
  readonly token: string | null;
  readonly timeoutSeconds: number;
  readonly maxBytes: number;
};

const MAX_REDIRECTS = 3;

async function readWithin(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counted after decompression, so that a small compressed body cannot become a large one here.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new FeedFailure(`the body is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function fetchFollowing(source: FeedSource, signal: AbortSignal): Promise<Response> {
  let url = source.url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      cache: 'no-store',
      headers: {
        Accept: 'application/json',
        ...(source.token ? { Authorization: `Bearer ${source.token}` } : {}),
      },
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    // A redirect to another origin would take the token and our trust to a place the operator did not name.
    const next = URL.canParse(location, url) ? new URL(location, url) : null;
    if (next?.origin !== source.url.origin) throw new FeedFailure('redirected to another origin');
    url = next;
  }
  throw new FeedFailure(`more than ${MAX_REDIRECTS} redirects`);
}

/** Seconds until the upstream wants to be asked again (RFC 9110 §10.2.3): a number, or a date. */
function retryAfter(response: Response): number | null {
  const value = response.headers.get('retry-after');
  if (value === null || value.trim() === '') return null;
  const seconds = /^\s*\d+\s*$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

async function readHttp(source: FeedSource, signal: AbortSignal): Promise<string> {
  const response = await fetchFollowing(source, signal);
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel();
    throw new FeedFailure(`answered with status ${response.status}`, retryAfter(response));
  }
  const charset = /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1] ?? null;
  return decodeText(await readWithin(response.body, source.maxBytes), charset);
}

async function readLocal(source: FeedSource, signal: AbortSignal): Promise<string> {
  return decodeText(await readWithin(createReadStream(source.url, { signal }), source.maxBytes), null);
}

function describe(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'gave no complete answer in time';
  if (!(error instanceof Error)) return 'failed';
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? cause.code : undefined;
  return `could not be read (${code ?? cause.name})`;
}

/** Rejects when the time is over: opening a file on a dead mount or a pipe ignores every signal. */
function tooLate(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** The upstream's text, within the source's limits of time and size. Throws {@link FeedFailure}. */
export async function fetchText(source: FeedSource): Promise<string> {
  const signal = AbortSignal.timeout(source.timeoutSeconds * 1000);
  const read = source.url.protocol === 'file:' ? readLocal : readHttp;
  try {
    return await Promise.race([read(source, signal), tooLate(signal)]);
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    throw new FeedFailure(describe(error, signal));
  }
}
