import { log } from '../log.ts';

/**
 * The error codes of JSON-RPC 2.0 §5.1. From -32000 to -32099 they are the
 * implementation’s: ours goes with a refusal by HTTP.
 */
export const rpcCode = {
  invalidRequest: -32600,
  invalidParams: -32602,
  refused: -32000,
} as const;

/**
 * A response with a JSON-RPC error, which has no request id if it is about none
 * (JSON-RPC 2.0 §5.1).
 */
export function rpcErrorResponse(
  status: number,
  code: number,
  message: string,
  headers: HeadersInit = {},
  id: unknown = null,
): Response {
  return Response.json(
    {
      jsonrpc: '2.0',
      error: { code, message },
      id,
    },
    { status, headers },
  );
}

/**
 * Logs an error in a part of the endpoint, and gives what the client is told
 * instead: the SDK would send the error’s message.
 */
export function maskError(part: string, error: unknown): string {
  log('error', 'mcp_failed', {
    part,
    error: error instanceof Error ? error.stack : String(error),
  });
  return 'Something went wrong on our side. Please try again in a minute.';
}
