import { log } from '../log.ts';

/**
 * An error with its code (JSON-RPC 2.0 §5.1), and the id of the request that it
 * is about, if of one.
 */
type RpcError = {
  readonly code: number;
  readonly message: string;
  readonly id?: unknown;
};

/**
 * A response with a JSON-RPC error, whose id is `null` if it is about no
 * request (JSON-RPC 2.0 §5.1).
 */
export const rpcErrorResponse = (
  status: number,
  { code, message, id = null }: RpcError,
): Response =>
  Response.json(
    {
      jsonrpc: '2.0',
      error: { code, message },
      id,
    },
    { status },
  );

/**
 * A refusal by HTTP. From -32000 to -32099 the codes are the implementation’s
 * (JSON-RPC 2.0 §5.1).
 */
export const refusal = (status: number, message: string): Response =>
  rpcErrorResponse(status, { code: -32000, message });

/**
 * Logs an error in a part of the endpoint, and gives what the client is told
 * instead: the SDK would send the error’s message.
 */
export function maskError(part: string, error: unknown): string {
  log('error', 'mcp_failed', {
    part,
    error,
  });
  return 'Something went wrong on our side. Please try again in a minute.';
}
