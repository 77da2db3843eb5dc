import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { log } from '../log.ts';

/** Said instead of whatever was thrown: the SDK would send its text to the client. */
export const OUR_FAULT = 'Something went wrong on our side. Please try again in a minute.';

/** Writes down what was thrown; `part` names where. */
export function logFailure(part: string, error: unknown) {
  log('error', 'mcp_failed', { part, error: error instanceof Error ? error.stack : String(error) });
}

/** Runs a callback of the protocol. Only errors meant for the client get there; any other is logged. */
export async function safely<T>(part: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    logFailure(part, error);
    throw new ProtocolError(ProtocolErrorCode.InternalError, OUR_FAULT);
  }
}
