import { type IncomingHttpHeaders, request } from 'node:http';

export type WholeResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

type RequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly localAddress?: string;
};

/**
 * One request with exactly these headers, and the undecoded bytes of its
 * response. Fails when the response is incomplete or late.
 */
export function wholeRequest(
  url: string,
  { body, ...options }: RequestOptions = {},
): Promise<WholeResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, timeout: 30_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('timeout', () =>
      sent.destroy(new Error(`no answer from ${url.slice(0, 100)}`)),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
