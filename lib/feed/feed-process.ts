import { type ExecFileException, execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { otherVariables } from '../config/config.ts';
import { type FeedRequest, type FeedResult, longestSeconds } from './feed-request.ts';

// The heap of the process: enough for ten megabytes of JSON, and more if the feed may be larger.
const LEAST_MEMORY_MB = 256;
const MEMORY_PER_BYTE = 25;
// The most bytes of its result: so many for each byte of the feed, and so many for reports on items that are left out.
const RESULT_PER_BYTE = 10;
const MOST_REPORTED = 20_000_000;
// The process ends itself when its time is up. If it fails to, it is killed from here so many seconds later.
const LONGEST_END_SECONDS = 5;

// Next's file tracing recognises this expression and copies the file along. `npm run build` makes it.
const BUILT_PROGRAM = [join(process.cwd(), '.feed/feed-program.mjs')];
const SOURCE_PROGRAM = ['--import', './scripts/typescript.mjs', './lib/feed/feed-program.ts'];

const run = promisify(execFile);

type Ended = Omit<ExecFileException, 'code'> & { readonly code?: number | string | null; readonly stdout?: string };

/** The failure that the process has reported, or the reason why it could not. */
function resultOf({ name, code, stdout }: Ended, { transform, recipe, maxBytes }: FeedRequest['feed']): FeedResult {
  const failed = (failure: string) => ({ failure, retryAfterSeconds: null });
  const reading = transform === null && recipe === null ? 'reading the pages' : 'reading and transforming the pages';
  if (stdout?.startsWith('{"failure"')) return JSON.parse(stdout);
  if (name === 'AbortError') return failed(`${reading} took too long`);
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return failed(`${reading} gave too much for ${maxBytes} bytes`);
  if (typeof code === 'string') return failed(`no process could be started to read it (${code})`);
  // V8 ends a process without memory by a signal, and so does the system.
  return failed(typeof code === 'number' ? `${reading} failed (${code})` : `${reading} needs too much memory`);
}

/**
 * Loads the feed once, in a process of its own that ends past its limits of time and memory, whatever the upstream sends.
 * Settings and keys go to its standard input, never into arguments or variables. Throws only on bugs.
 */
export async function runFeedProcess(request: FeedRequest): Promise<FeedResult> {
  const { isBuilt, maxBytes } = request.feed;
  const megabytes = Math.max(LEAST_MEMORY_MB, Math.ceil((maxBytes * MEMORY_PER_BYTE) / 1_000_000));
  const program = isBuilt ? BUILT_PROGRAM : SOURCE_PROGRAM;
  let stdout: string;
  try {
    const running = run(process.execPath, [...process.execArgv, `--max-old-space-size=${megabytes}`, ...program], {
      env: otherVariables(),
      maxBuffer: maxBytes * RESULT_PER_BYTE + MOST_REPORTED,
      killSignal: 'SIGKILL',
      // Stops waiting even for a process that hangs in the kernel and can't be killed.
      signal: AbortSignal.timeout((longestSeconds(request.feed) + LONGEST_END_SECONDS) * 1000),
    });
    running.child.stdin?.on('error', () => {}).end(JSON.stringify(request));
    stdout = (await running).stdout;
  } catch (error) {
    return resultOf(error as Ended, request.feed);
  }
  return JSON.parse(stdout);
}
