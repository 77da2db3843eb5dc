import { readFile, stat } from 'node:fs/promises';
import { FeedFailure } from './failure.ts';

export type FeedSource = {
  readonly url: URL;
  readonly token: string | null;
  readonly timeoutSeconds: number;
  readonly maxBytes: number;
};

const MAX_REDIRECTS = 3;

async function readWithin(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
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

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

async function fetchHttp(source: FeedSource): Promise<{ bytes: Uint8Array; charset: string | null }> {
  const response = await fetchFollowing(source, AbortSignal.timeout(source.timeoutSeconds * 1000));
  if (response.status !== 200 || response.body === null) {
    await response.body?.cancel();
    throw new FeedFailure(`answered with status ${response.status}`, retryAfter(response));
  }
  const charset = /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1] ?? null;
  return { bytes: await readWithin(response.body, source.maxBytes), charset };
}

async function readLocal(source: FeedSource): Promise<Uint8Array> {
  const { size } = await stat(source.url);
  if (size > source.maxBytes) throw new FeedFailure(`the file is larger than ${source.maxBytes} bytes`);
  return readFile(source.url);
}

/** The text in these bytes: the declared charset if it is one, else UTF-8 (RFC 8259 §8.1), else Windows-1252. */
export function decodeText(bytes: Uint8Array, charset: string | null): string {
  for (const label of [charset ?? 'utf-8', 'utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Not this one: an unknown label or bytes that are not of it.
    }
  }
  return new TextDecoder().decode(bytes);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'gave no complete answer in time';
  const cause = error.cause ?? error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
  return `could not be read (${code})`;
}

/** The upstream's text, within the source's limits of time and size. Throws {@link FeedFailure}. */
export async function fetchText(source: FeedSource): Promise<string> {
  try {
    if (source.url.protocol === 'file:') return decodeText(await readLocal(source), null);
    const { bytes, charset } = await fetchHttp(source);
    return decodeText(bytes, charset);
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    throw new FeedFailure(describe(error));
  }
}
