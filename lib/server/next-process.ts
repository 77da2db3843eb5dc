import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
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

// glibc's resolver has half of these threads, and a name that nobody answers holds one for up to a minute.
const THREADS = '64';
// Its inner address would mislead whoever reads the log.
const GREETING = /^\s*(?:$|▲ Next\.js |- (?:Local|Network|Environments): |✓ (?:Ready|Starting|Running) )/;

/** What the process of Next reports: the port that the system gave it, and which list it shows. */
type NextReport = ListReport & { readonly port: number };

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
export function startNext(env: NodeJS.ProcessEnv) {
  // At port 0 it listens where the system says.
  const own = { PORT: '0', HOSTNAME: '127.0.0.1', KEEP_ALIVE_TIMEOUT: A_DAY_MS, BEHIND_LAYER: 'yes' };
  const settings = { UV_THREADPOOL_SIZE: THREADS, ...env, ...own };
  const [program, ...words] = programIn(process.cwd(), settings);
  const child = fork(program, words, {
    env: settings,
    // Node's memory options apply to both processes, except the limit of the heap. `--import` is for this process alone.
    execArgv: [...heapLimit(env), ...process.execArgv.filter((word) => /^--(?:max|v8)-/.test(word))],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  if (child.stdout) createInterface(child.stdout).on('line', (text) => GREETING.test(text) || console.info(text));
  return {
    /** Resolves with the first report. */
    port: once(child, 'message').then(([report]) => (report as NextReport).port),
    onReport: (hear: (report: ListReport) => void) => child.on('message', (message) => hear(message as NextReport)),
    /** Gives how it ended. */
    ended: once(child, 'exit').then(([status, signal]) => String(signal ?? status)),
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), wait(limits.NEXT_SHUTDOWN_MS)]);
      child.kill('SIGKILL');
    },
  };
}
