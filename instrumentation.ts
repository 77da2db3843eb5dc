import type { Instrumentation } from 'next';

/** Next calls this once in a process, before it answers anything. */
export async function register() {
  // Next compiles this file for its edge runtime too, which this site doesn't use, and has the name of each in place of the variable.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { start } = await import('./lib/server/start.ts');
    await start();
  }
}

/** A page or a route failed: the caller got a 500 without details. */
export const onRequestError: Instrumentation.onRequestError = async (error, { path }) => {
  const { log } = await import('./lib/log.ts');
  log('error', 'request_failed', {
    path: path.split('?')[0],
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
};
