/** JSON-RPC 2.0 §5.1. */
export const INVALID_REQUEST = -32600;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** JSON-RPC 2.0 §5.1: -32000 to -32099 are implementation-defined. This code goes with HTTP refusals. */
export const REFUSED = -32000;

/** A response with a JSON-RPC error that is not tied to a request id (JSON-RPC 2.0 §5.1). */
export function rpcError(status: number, code: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers });
}
