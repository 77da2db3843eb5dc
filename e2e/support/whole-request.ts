import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export type WholeAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

type RequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly agent?: Agent;
};

/** One request with exactly these headers, and the undecoded bytes of its response. Fails when the response is incomplete. */
export function wholeRequest(url: string, { body, ...options }: RequestOptions = {}): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
