import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as startRequest,
} from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { ListReport } from '../projects/list-report.ts';
import * as limits from './limits.ts';

export type NextRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body?: Buffer | undefined;
};

/** A complete response before it is sent. */
export type WholeResponse = {
  readonly status: number;
  readonly headers: Readonly<
    Record<string, string | readonly string[] | undefined>
  >;
  readonly body: Uint8Array;
};

/**
 * Gives Next's whole response. Rejects if that is not there before the signal
 * is aborted.
 */
export type AskNext = (
  asked: NextRequest,
  signal: AbortSignal,
) => Promise<WholeResponse>;

/** Next's own server as `deploy/assemble.mjs` puts it into a folder. */
const ASSEMBLED = 'next-server.js';
// Next closes no idle connection: the layer might be using it again at that
// moment.
const A_DAY_MS = '86400000';
// glibc's resolver has half of these threads, and a name that nobody answers
// holds one for up to a minute.
const THREADS = '64';
// Its inner address would mislead whoever reads the log.
const GREETING =
  /^\s*(?:$|▲ Next\.js |- (?:Local|Network|Environments): |✓ (?:Ready|Starting|Running) )/;

/**
 * The program of Next's own server, for the build in this folder, and its
 * arguments.
 */
function programIn(folder: string): readonly [string, ...string[]] {
  const assembled = join(folder, ASSEMBLED);
  if (existsSync(assembled)) return [assembled];
  const { resolve } = createRequire(join(folder, 'package.json'));
  return [
    resolve('next/dist/bin/next'),
    'start',
    '-p',
    '0',
    '-H',
    '127.0.0.1',
    '--keepAliveTimeout',
    A_DAY_MS,
  ];
}

/**
 * Starts Next's own server, unmodified, at a port of this machine, in a process
 * that ends with this one.
 */
export function startNext(env: NodeJS.ProcessEnv) {
  // A container may have less memory. Of two limits in the options, the last
  // one counts.
  const heapMb = Math.min(
    limits.MOST_HEAP_MB,
    Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20),
  );
  const NODE_OPTIONS = `--max-old-space-size=${heapMb} ${env.NODE_OPTIONS ?? ''}`;
  // At port 0 it listens where the system says.
  const own = {
    PORT: '0',
    HOSTNAME: '127.0.0.1',
    KEEP_ALIVE_TIMEOUT: A_DAY_MS,
    BEHIND_LAYER: 'yes',
    NODE_OPTIONS,
  };
  const [program, ...words] = programIn(process.cwd());
  const child = fork(program, words, {
    env: { UV_THREADPOOL_SIZE: THREADS, ...env, ...own },
    // What this process was started with is for it alone.
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  if (child.stdout)
    createInterface(child.stdout).on(
      'line',
      (text) => GREETING.test(text) || console.info(text),
    );
  return {
    /** The port that the system gave it, which its first report tells. */
    port: once(child, 'message').then(
      ([report]) => (report as { port: number }).port,
    ),
    onReport: (hear: (report: ListReport) => void) =>
      child.on('message', (message) => hear(message as ListReport)),
    /** Gives the status and the signal. */
    ended: once(child, 'exit'),
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), wait(limits.NEXT_SHUTDOWN_MS)]);
      child.kill('SIGKILL');
    },
  };
}

/**
 * Creates the client of the server that Next runs at a port of this machine,
 * from the moment at which it does.
 */
export function createAskNext(port: Promise<number>): AskNext {
  const agent = new Agent({ keepAlive: true });
  return async ({ method, url: path, headers: asked, body }, signal) => {
    const headers = {
      ...asked,
      ...(body && { 'content-length': body.length }),
    };
    const options = {
      host: '127.0.0.1',
      port: await port,
      method,
      path,
      headers,
      agent,
      signal,
    };
    // It may also fail while its response is read.
    const request = startRequest(options).on('error', () => {});
    const [response] = (await once(request.end(body), 'response')) as [
      IncomingMessage,
    ];
    const chunks = await response.toArray();
    return {
      status: response.statusCode ?? 500,
      headers: response.headers,
      body: Buffer.concat(chunks),
    };
  };
}
