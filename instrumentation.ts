import type { Instrumentation } from 'next';

/** Called by Next once per process, before it handles any request. */
export async function register() {
  // Next also compiles this file for its edge runtime, which this site doesn't
  // use, and replaces the variable with the runtime's name.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { start } = await import('./lib/start/start.ts');
    start();
  }
}

/**
 * Logs an error of a page or route, whose response is a 500 without details.
 */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { path },
) => {
  const { log } = await import('./lib/log.ts');
  log('error', 'request_failed', { path: path.split('?')[0], error });
};
