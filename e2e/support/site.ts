import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A running copy of the built site. */
export type Site = {
  readonly url: string;
  /** Everything it has printed so far. */
  readonly log: () => string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

const START_TIMEOUT_MS = 30_000;

async function untilReachable(url: string, server: ChildProcess, log: () => string) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the site stopped at start:\n${log()}`);
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`the site was not reachable in time:\n${log()}`);
}

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
  let printed = '';
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', command, '-H', '127.0.0.1', '-p', String(port)],
    {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        NODE_ENV: command === 'dev' ? 'development' : 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        BASE_URL: url,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const log = () => printed;
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), 5_000);
    await exited;
    clearTimeout(late);
  };
  try {
    await untilReachable(url, server, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, log, pid: server.pid ?? 0, stop };
}
