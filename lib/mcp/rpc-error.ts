import { log } from '../log.ts';

/** The error codes of JSON-RPC 2.0 §5.1. From -32000 to -32099 they are the implementation’s: ours goes with a refusal by HTTP. */
export const rpcCode = {
  invalidRequest: -32600,
  invalidParams: -32602,
  internalError: -32603,
  refused: -32000,
} as const;

/**
 * An error whose message is meant for the caller. The SDK sends `code`, which is a JSON-RPC error code, and `data` when a
 * request handler throws this. The SDK's own class would load the whole SDK in every bundle that names a tool.
 */
export class RpcError extends Error {
  readonly code: number;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(code: number, message: string, data?: Readonly<Record<string, unknown>>) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** A response with a JSON-RPC error that is not tied to a request id (JSON-RPC 2.0 §5.1). */
export function rpcErrorResponse(status: number, code: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers });
}

/**
 * Runs a part of the endpoint. An {@link RpcError} is meant for the client and is rethrown. Any other error is logged
 * and replaced by a general one, because the SDK would send its message to the client.
 */
export async function maskErrors<T>(part: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RpcError) throw error;
    log('error', 'mcp_failed', { part, error: error instanceof Error ? error.stack : String(error) });
    throw new RpcError(rpcCode.internalError, 'Something went wrong on our side. Please try again in a minute.');
  }
}
