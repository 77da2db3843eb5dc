/** JSON-RPC 2.0 §5.1: -32000 to -32099 are the server's own; this one is for what HTTP refuses. */
export const REFUSED = -32000;

/** A JSON-RPC error that belongs to no request (JSON-RPC 2.0 §5.1), with an HTTP status. */
export function rpcError(status: number, code: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers });
}
