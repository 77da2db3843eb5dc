import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import * as limits from '../http/limits.ts';
import type { ListReport } from '../projects/list-report.ts';

/** Next's own server as `deploy/assemble.mjs` puts it into a folder. */
const ASSEMBLED = 'next-server.js';
// Next closes no idle connection: the layer might be using it again at that moment.
const A_DAY_MS = '86400000';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The program of Next's own server, for the build in this folder, and its arguments. */
function programIn(folder: string, { PORT = '', HOSTNAME = '', KEEP_ALIVE_TIMEOUT = '' }: NodeJS.ProcessEnv) {
  if (existsSync(join(folder, ASSEMBLED))) return [join(folder, ASSEMBLED)] as const;
  const { resolve } = createRequire(join(folder, 'package.json'));
  const words = ['start', '-p', PORT, '-H', HOSTNAME, '--keepAliveTimeout', KEEP_ALIVE_TIMEOUT];
  return [resolve('next/dist/bin/next'), ...words] as const;
}

/** The limit of the heap, unless NODE_OPTIONS gives one, or a container has less. */
function heapLimit({ NODE_OPTIONS = '' }: NodeJS.ProcessEnv): readonly string[] {
  const isSmaller = getHeapStatistics().heap_size_limit < limits.MOST_HEAP_MB * 2 ** 20;
  return isSmaller || /max.old.space/.test(NODE_OPTIONS) ? [] : [`--max-old-space-size=${limits.MOST_HEAP_MB}`];
}

/** Starts Next's own server, unmodified, at a port of this machine, in a process that ends with this one. */
export async function startNext(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const settings = { ...env, PORT: String(port), HOSTNAME: '127.0.0.1', KEEP_ALIVE_TIMEOUT: A_DAY_MS };
  const [program, ...words] = programIn(process.cwd(), settings);
  const child = fork(program, words, {
    env: settings,
    // Node's memory options apply to both processes, except the limit of the heap. `--import` is for this process alone.
    execArgv: [...heapLimit(env), ...process.execArgv.filter((word) => /^--(?:max|v8)-/.test(word))],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  // The log is lines of JSON. Next also prints a greeting.
  if (child.stdout) createInterface(child.stdout).on('line', (text) => text.startsWith('{') && console.info(text));
  return {
    port,
    onReport: (hear: (report: ListReport) => void) => child.on('message', (message) => hear(message as ListReport)),
    /** Resolves with the first report. */
    started: once(child, 'message', { signal: AbortSignal.timeout(limits.LONGEST_START_MS) }),
    /** Gives how it ended. */
    ended: once(child, 'exit').then(([status, signal]) => String(signal ?? status)),
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), wait(limits.SHUTDOWN_MS / 5)]);
      child.kill('SIGKILL');
    },
  };
}
