// The program of the process that reads the feed: a request on standard input, statements on standard output, one a line.
// A bundler emits a program only for a worker; started as one, it says where it is. Plain JavaScript, so that Node can run it
// from source.
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { isMainThread, parentPort } from 'node:worker_threads';

/** Visitors come first: if the processor or the memory is not enough for both, this process waits or ends. */
function stepBack() {
  try {
    setPriority(10);
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not on this system.
  }
}

async function run() {
  stepBack();
  const [{ readFeed }, request] = await Promise.all([import('./read-feed.ts'), text(process.stdin)]);
  // The reading goes on when a statement is written: its next step may never end.
  const say = (statement) => new Promise((done) => process.stdout.write(`${JSON.stringify(statement)}\n`, done));
  await readFeed(JSON.parse(request), say);
  process.exit();
}

if (isMainThread) void run();
else parentPort?.postMessage(process.argv[1]);
