import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ListReport } from './list-report.ts';

/** Next's own server as `deploy/assemble.mjs` puts it into a folder. */
const ASSEMBLED = 'next-server.js';
const LONGEST_START_MS = 90_000;
const UNREAD: ListReport = { version: null, readyInSeconds: 1 };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The program of Next's own server, for the build in this folder, and its arguments. */
function programIn(folder: string, port: number): readonly [string, readonly string[]] {
  if (existsSync(join(folder, ASSEMBLED))) return [join(folder, ASSEMBLED), []];
  const { resolve } = createRequire(join(folder, 'package.json'));
  return [resolve('next/dist/bin/next'), ['start', '-p', String(port), '-H', '127.0.0.1']];
}

export type NextProcess = Awaited<ReturnType<typeof startNext>>;

/** Starts Next's own server, unmodified, at a port of this machine, in a process that ends with this one. */
export async function startNext(env: NodeJS.ProcessEnv, onReport: (report: ListReport) => void) {
  const port = await freePort();
  const [program, words] = programIn(process.cwd(), port);
  const child = fork(program, words, {
    env: { ...env, PORT: String(port), HOSTNAME: '127.0.0.1' },
    // Memory settings apply to both processes; what is imported belongs to this one.
    execArgv: process.execArgv.filter((word) => /^--(?:max|v8)-/.test(word)),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // The log is lines of JSON; Next greets the terminal.
  if (child.stdout) createInterface(child.stdout).on('line', (line) => line.startsWith('{') && console.info(line));
  let report = UNREAD;
  // The first report comes when Next has started.
  let heardAt = performance.now() + LONGEST_START_MS;
  const waiting = new Set<() => void>();
  child.on('message', (message) => {
    report = message as ListReport;
    heardAt = performance.now();
    onReport(report);
    if (report.version === null) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  });
  return {
    port,
    report: () => report,
    /** Resolves when there is a list, or it is known that there is none. */
    untilRead: () =>
      report.version === null ? new Promise<void>((resolve) => void waiting.add(resolve)) : Promise.resolve(),
    silentMs: () => performance.now() - heardAt,
    /** Gives how it ended. */
    ended: once(child, 'exit').then(([status, signal]) => String(signal ?? status)),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
