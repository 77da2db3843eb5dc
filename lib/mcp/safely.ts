import { log } from '../log.ts';
import { Refusal } from './refusal.ts';
import { INTERNAL_ERROR } from './rpc-error.ts';

/**
 * Runs a part of the endpoint. A {@link Refusal} is meant for the client and is rethrown. Any other error is logged
 * and replaced by a general one, because the SDK would send its message to the client.
 */
export async function safely<T>(part: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log('error', 'mcp_failed', { part, error: error instanceof Error ? error.stack : String(error) });
    throw new Refusal(INTERNAL_ERROR, 'Something went wrong on our side. Please try again in a minute.');
  }
}
