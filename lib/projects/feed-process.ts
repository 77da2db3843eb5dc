import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { otherVariables } from '../config.ts';
import { FeedFailure } from '../feed/feed-failure.ts';
import type { FeedRequest, Statement } from './read-feed.ts';

// The heap of the process: enough to read ten megabytes of JSON, and more if the feed may be larger.
const LEAST_MEMORY_MB = 256;
const MEMORY_PER_BYTE = 25;
// What translating the last page may take.
const TRANSLATION_SECONDS = 20;
const LONGEST_START_MS = 10_000;

const TRANSFORMING = JSON.stringify({ transforming: true } satisfies Statement);

let program: Promise<string> | undefined;

/** The path of the program, which only the bundler knows. */
async function locate(): Promise<string> {
  const worker = new Worker(new URL('./feed-program.mjs', import.meta.url), { env: {} });
  const [path] = await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST_START_MS) });
  return path;
}

async function start(maxBytes: number) {
  const megabytes = Math.max(LEAST_MEMORY_MB, Math.ceil((maxBytes * MEMORY_PER_BYTE) / 1_000_000));
  try {
    program ??= locate();
    const child = spawn(process.execPath, [...process.execArgv, `--max-old-space-size=${megabytes}`, await program], {
      env: otherVariables(),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await once(child, 'spawn');
    return child;
  } catch (error) {
    program = undefined;
    throw new FeedFailure(`no process could be started to read it (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** The complete lines of a stream, as many at a time as arrive together. */
async function* linesOf(stream: AsyncIterable<string>): AsyncGenerator<readonly string[], void> {
  let rest = '';
  for await (const chunk of stream) {
    const [end = '', ...others] = chunk.split('\n');
    const lines = [rest + end, ...others];
    rest = lines.pop() ?? '';
    yield lines;
  }
}

/**
 * Reads the feed once, in a process of its own that is ended past its limits of time and memory, whatever the upstream sends.
 * Gives its statements, each a line of JSON, and throws {@link FeedFailure} if it did not come to an end by itself.
 */
export async function* readApart(request: FeedRequest): AsyncGenerator<readonly string[], void> {
  const { transformSeconds, readingSeconds, maxBytes } = request.feed;
  const child = await start(maxBytes);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGKILL');
  // Not even a process that hangs in the kernel, and so can't be killed, is waited for.
  const endAfter = (seconds: number, reason: string) =>
    setTimeout(() => child.stdout.destroy(new FeedFailure(reason)), seconds * 1000);
  const tooLong = `the pages took longer than ${readingSeconds} seconds`;
  const whole = endAfter(readingSeconds + transformSeconds + TRANSLATION_SECONDS, tooLong);
  let step: NodeJS.Timeout | undefined;
  let isTransforming = false;
  process.once('exit', kill);
  try {
    child.stdin.on('error', () => {}).end(JSON.stringify(request));
    for await (const lines of linesOf(child.stdout.setEncoding('utf8'))) {
      if (lines.length > 0) clearTimeout(step);
      isTransforming = lines.at(-1) === TRANSFORMING;
      if (isTransforming) step = endAfter(transformSeconds, 'the transform gave no result in time');
      yield lines;
    }
    const code = await exited;
    // V8 ends a process without memory by a signal.
    const needs = code === null ? 'needs too much memory' : `failed (${code})`;
    if (code !== 0) throw new FeedFailure(`${isTransforming ? 'the transform' : 'reading the pages'} ${needs}`);
  } finally {
    process.off('exit', kill);
    clearTimeout(whole);
    clearTimeout(step);
    kill();
  }
}
