import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
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

/** What the layer knows about the process that Next runs in, from its reports. */
export function createNextState() {
  let report: ListReport = { version: null, readyInSeconds: 1 };
  let heardAt = performance.now();
  const reports = new EventEmitter().setMaxListeners(0);
  const silentMs = () => performance.now() - heardAt;
  const isSilent = () => silentMs() > limits.SILENT_MS;
  const readWithin = async (ms: number) => {
    if (report.version === null) await once(reports, 'read', { signal: AbortSignal.timeout(ms) }).catch(() => {});
  };
  return {
    silentMs,
    /** Whether it has been silent for too long to be of use. */
    isSilent,
    /** Changes whenever pages would show different data; `null` before the first reading of the feed has ended. */
    version: () => report.version,
    /** Resolves when there is a version, or after the longest that a response may take. */
    untilRead: () => readWithin(limits.LONGEST_RESPONSE_MS),
    /** The seconds after which a probe should ask again; `null` if the feed has been read and Next is well. */
    async secondsUntilReady() {
      if (report.readyInSeconds !== null) await readWithin(limits.LONGEST_READINESS_MS);
      return report.readyInSeconds ?? (isSilent() ? 1 : null);
    },
    /** Takes a report; gives whether pages show different data from now on. */
    hear(next: ListReport): boolean {
      const isChanged = next.version !== report.version;
      report = next;
      heardAt = performance.now();
      if (report.version !== null) reports.emit('read');
      return isChanged;
    },
  };
}

export type NextState = Omit<ReturnType<typeof createNextState>, 'hear' | 'silentMs'>;

/** Starts Next's own server, unmodified, at a port of this machine, in a process that ends with this one. */
export async function startNext(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const own = { ...env, PORT: String(port), HOSTNAME: '127.0.0.1', KEEP_ALIVE_TIMEOUT: A_DAY_MS };
  const [program, ...words] = programIn(process.cwd(), own);
  const child = fork(program, words, {
    env: own,
    // Node's memory options apply to both processes, except the limit of the heap. `--import` is for this process alone.
    execArgv: [...heapLimit(env), ...process.execArgv.filter((word) => /^--(?:max|v8)-/.test(word))],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  // The log is lines of JSON. Next also prints a greeting.
  if (child.stdout) createInterface(child.stdout).on('line', (line) => line.startsWith('{') && console.info(line));
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
