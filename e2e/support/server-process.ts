import {
  type ChildProcess,
  type SpawnOptions,
  spawn,
} from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A running server. */
export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  readonly log: () => string;
  /** Ends it: SIGTERM as an operator would, SIGKILL like a crash. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

const START_TIMEOUT_MS = 120_000;

async function untilReachable(
  url: string,
  server: ChildProcess,
  log: () => string,
  longestMs: number,
) {
  const deadline = Date.now() + longestMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`the server stopped at start:\n${log()}`);
    if (await fetch(`${url}/api/health`).catch(() => null)) return;
    await wait(50);
  }
  throw new Error(`the server was not reachable in time:\n${log()}`);
}

/** Starts a command that serves at `url` and waits for `/api/health`. */
export async function startServer(
  url: string,
  [command = '', ...words]: readonly string[],
  options: SpawnOptions,
  longestMs = START_TIMEOUT_MS,
): Promise<ServerProcess> {
  let printed = '';
  const server = spawn(command, words, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.on('error', (error) => (printed += String(error)));
  const log = () => printed;
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk) => (printed += String(chunk)));
  // If a test or a script ends by an error, its servers end too.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    process.off('exit', kill);
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    const late = setTimeout(kill, 5_000);
    await exited;
    clearTimeout(late);
  };
  try {
    await untilReachable(url, server, log, longestMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: server.pid ?? 0, log, stop };
}
