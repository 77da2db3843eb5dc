import { log } from '../log.ts';

/** JSON-RPC 2.0 §5.1. */
export const INVALID_REQUEST = -32600;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** JSON-RPC 2.0 §5.1: -32000 to -32099 are implementation-defined. This code goes with HTTP refusals. */
export const REFUSED = -32000;

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
    throw new RpcError(INTERNAL_ERROR, 'Something went wrong on our side. Please try again in a minute.');
  }
}
