import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { log } from '../log.ts';

/**
 * Runs a part of the endpoint. A {@link ProtocolError} is meant for the client and is rethrown. Any other error is logged
 * and replaced by a general one, because the SDK would send its message to the client.
 */
export async function safely<T>(part: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    log('error', 'mcp_failed', { part, error: error instanceof Error ? error.stack : String(error) });
    throw new ProtocolError(
      ProtocolErrorCode.InternalError,
      'Something went wrong on our side. Please try again in a minute.',
    );
  }
}
