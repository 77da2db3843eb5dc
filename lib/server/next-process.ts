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
function programIn(folder: string) {
  if (existsSync(join(folder, ASSEMBLED))) return [join(folder, ASSEMBLED)] as const;
  const { resolve } = createRequire(join(folder, 'package.json'));
  const words = ['start', '-p', '0', '-H', '127.0.0.1', '--keepAliveTimeout', A_DAY_MS];
  return [resolve('next/dist/bin/next'), ...words] as const;
}

/** Node's options for that process: the limit of the heap, unless they give one, or a container has less. */
function nodeOptions({ NODE_OPTIONS = '' }: NodeJS.ProcessEnv): string {
  const isSmaller = getHeapStatistics().heap_size_limit < limits.MOST_HEAP_MB * 2 ** 20;
  // The last one counts.
  return isSmaller ? NODE_OPTIONS : `--max-old-space-size=${limits.MOST_HEAP_MB} ${NODE_OPTIONS}`;
}

/** Starts Next's own server, unmodified, at a port of this machine, in a process that ends with this one. */
export function startNext(env: NodeJS.ProcessEnv) {
  // At port 0 it listens where the system says.
  const own = { PORT: '0', HOSTNAME: '127.0.0.1', KEEP_ALIVE_TIMEOUT: A_DAY_MS, BEHIND_LAYER: 'yes' };
  const settings = { UV_THREADPOOL_SIZE: THREADS, ...env, ...own, NODE_OPTIONS: nodeOptions(env) };
  const [program, ...words] = programIn(process.cwd());
  const child = fork(program, words, {
    env: settings,
    // What this process was started with is for it alone.
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  if (child.stdout) createInterface(child.stdout).on('line', (text) => GREETING.test(text) || console.info(text));
  return {
    /** Resolves with the first report. */
    port: once(child, 'message').then(([report]) => (report as NextReport).port),
    onReport: (hear: (report: ListReport) => void) => child.on('message', (message) => hear(message as NextReport)),
    /** Gives the status and the signal. */
    ended: once(child, 'exit'),
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), wait(limits.NEXT_SHUTDOWN_MS)]);
      child.kill('SIGKILL');
    },
  };
}
