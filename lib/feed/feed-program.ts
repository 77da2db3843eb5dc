// The program of the process that loads the feed: a request on standard input, its result on standard output, both JSON.
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { type FeedRequest, longestSeconds } from './feed-request.ts';
import { loadFeed, type WithinSeconds } from './load-feed.ts';

// The clock runs in a thread, because the main thread may be busy for ever and the parent process gone.
const CLOCK = `
  const { parentPort } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  const timers = {};
  parentPort.on('message', ({ failure, seconds }) => {
    clearTimeout(timers[failure]);
    if (seconds === undefined) return;
    timers[failure] = setTimeout(() => {
      try {
        writeSync(1, JSON.stringify({ failure, retryAfterSeconds: null }));
      } finally {
        // Also if nobody is left to read it.
        process.kill(process.pid, 'SIGKILL');
      }
    }, seconds * 1000);
  });`;
const clock = new Worker(CLOCK, { eval: true, stdout: false });

const within: WithinSeconds = async (seconds, failure, work) => {
  clock.postMessage({ failure, seconds });
  try {
    return await work();
  } finally {
    clock.postMessage({ failure });
  }
};

/** Visitors come first: if the processor or the memory is not enough for both, this process waits or ends. */
function stepBack() {
  try {
    setPriority(10);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not on this system.
  }
}

stepBack();
const request: FeedRequest = JSON.parse(await text(process.stdin));
const result = await within(longestSeconds(request.feed), 'reading the pages took too long', () =>
  loadFeed(request, within),
);
// Where a file system does not answer, there is a failure, and even `process.exit()` would wait for it.
process.stdout.write(JSON.stringify(result), () =>
  'failure' in result ? process.kill(process.pid, 'SIGKILL') : process.exit(),
);
