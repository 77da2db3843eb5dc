import { isAllowedOrigin } from './allowed-callers.ts';

const CORS = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, Authorization',
  'Access-Control-Expose-Headers': 'MCP-Protocol-Version, Retry-After',
  'Access-Control-Max-Age': '86400',
} as const;

/** Sets `no-store` and, for an allowed origin, CORS headers (Fetch standard) on a response, and gives it back. */
export function withMcpHeaders<Answer extends Pick<Response, 'headers'>>(
  request: Pick<Request, 'headers'>,
  answer: Answer,
): Answer {
  const origin = request.headers.get('origin');
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.append('Vary', 'Origin');
  if (origin !== null && isAllowedOrigin(origin)) {
    answer.headers.set('Access-Control-Allow-Origin', origin);
    for (const [name, value] of Object.entries(CORS)) answer.headers.set(name, value);
  }
  return answer;
}
