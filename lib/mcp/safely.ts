import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { log } from '../log.ts';

/**
 * Runs a part of the endpoint. A {@link ProtocolError} is meant for the client and passes; any other error is logged,
 * and a general one thrown in its place: the SDK would send its text to the client.
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
