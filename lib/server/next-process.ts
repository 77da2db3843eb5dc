import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
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
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer | undefined;
};

/** A complete response before it is sent. */
export type CompleteResponse = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
};

/**
 * Sends a request to Next and returns its complete response. Rejects if the
 * signal is aborted first.
 */
export type AskNext = (
  request: NextRequest,
  signal: AbortSignal,
) => Promise<CompleteResponse>;

/** Next's own server as `deploy/assemble.mjs` puts it into a folder. */
const ASSEMBLED = 'next-server.js';
// Next closes no idle connection: the layer might be using it again at that
// moment.
const A_DAY_MS = '86400000';
// DNS look-ups may use half of these threads, and one that gets no answer
// occupies a thread for up to a minute.
const THREADS = '64';
// Next's start-up messages name its internal port, which would mislead readers
// of the log.
const GREETING = /^\s*(?:$|[▲✓]|- \w+: )/;

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
    '-H',
    '127.0.0.1',
    '--keepAliveTimeout',
    A_DAY_MS,
  ];
}

/** The variables for the process of Next, in an environment. */
export function variablesFor(env: NodeJS.ProcessEnv) {
  // A container may have less memory. Of two limits in the options, the last
  // one counts.
  const heapMb = Math.min(
    limits.MOST_HEAP_MB,
    Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20),
  );
  const options = [
    `--max-old-space-size=${heapMb}`,
    `--max-http-header-size=${limits.MOST_HEADER_BYTES_OF_NEXT}`,
    env.NODE_OPTIONS,
  ];
  return {
    UV_THREADPOOL_SIZE: THREADS,
    ...env,
    // At port 0 it listens where the system says.
    PORT: '0',
    HOSTNAME: '127.0.0.1',
    KEEP_ALIVE_TIMEOUT: A_DAY_MS,
    BEHIND_LAYER: 'yes',
    NODE_OPTIONS: options.join(' '),
  };
}

/**
 * Starts Next's own server, unmodified, on a free port of the loopback
 * interface, in a child process that ends with this one.
 */
export function startNext(env: NodeJS.ProcessEnv) {
  const [program, ...args] = programIn(process.cwd());
  const child = fork(program, args, {
    env: variablesFor(env),
    // The options of this process's Node are not for the child.
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill('SIGKILL'));
  if (child.stdout)
    createInterface(child.stdout).on(
      'line',
      (text) => GREETING.test(text) || console.info(text),
    );
  return {
    /** The port on which it listens, from its first report. */
    port: once(child, 'message').then(
      ([report]) => (report as { port: number }).port,
    ),
    onReport: (listener: (report: ListReport) => void) =>
      child.on('message', (message) => listener(message as ListReport)),
    /** Resolves with the exit status and the signal. */
    ended,
    /** Ends it, or gives it up. It does not outlive this process. */
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([ended, wait(limits.NEXT_SHUTDOWN_MS)]);
    },
  };
}

/**
 * Creates the client of Next's server. Its requests wait until the port is
 * known.
 */
export function createAskNext(port: Promise<number>): AskNext {
  const agent = new Agent({ keepAlive: true });
  return async ({ method, path, headers, body }, signal) => {
    const length = body && { 'content-length': body.length };
    const request = startRequest({
      host: '127.0.0.1',
      port: await port,
      method,
      path,
      headers: { ...headers, ...length },
      agent,
      signal,
    });
    // Without a listener, a failure after the head of the response would end
    // the process.
    request.on('error', () => {});
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
