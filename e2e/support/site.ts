import { freePort } from './free-port.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A running copy of the built site. */
export type Site = ServerProcess;

/**
 * Starts the built site, or the development server, on a free loopback port with these variables
 * and nothing of ours from the environment.
 */
export async function startSite(
  env: Readonly<Record<string, string>> = {},
  command: 'start' | 'dev' = 'start',
): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const words = ['node_modules/next/dist/bin/next', command, '-H', '127.0.0.1', '-p', String(port)];
  return startServer(url, [process.execPath, ...words], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: command === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BASE_URL: url,
      ...env,
    },
  });
}
