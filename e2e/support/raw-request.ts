import { openSocket, received } from './open-socket.ts';

export type RawResponse = {
  readonly status: number;
  /** Lower-case names, one value each; repeated headers are joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

function parse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end < 0 ? undefined : end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = ''] = line.split(':', 1);
    const value = line.slice(name.length + 1).trim();
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: end < 0 ? '' : text.slice(end + 4) };
}

/** Sends a request line and headers exactly as given, which no client library would. Status 0: no response. */
export async function rawRequest(
  siteUrl: string,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawResponse> {
  const named = Object.entries({ Host: new URL(siteUrl).host, Connection: 'close', ...headers });
  const lines = [`${method} ${target} HTTP/1.1`, ...named.map(([name, value]) => `${name}: ${value}`)];
  const socket = await openSocket(siteUrl, `${lines.join('\r\n')}\r\n\r\n`);
  socket.setTimeout(30_000, () => socket.destroy(new Error(`no answer to ${method} ${target.slice(0, 80)}`)));
  return parse(await received(socket));
}
