import pLimit from 'p-limit';
import { processWide } from '../process-wide.ts';

/** How long anything waits for the outbox's disk. */
const LONGEST_MS = 2_000;
/** They are counted in so many parts: while this process is too busy to see an answer, only one part passes. */
const PARTS = 10;

const disk = processWide('disk', () => {
  const state = { turns: pLimit(1), isOverdue: false };
  // At its exit Node waits for all its threads, even for one that waits for the disk.
  process.on('exit', () => state.isOverdue && process.kill(process.pid, 'SIGKILL'));
  return state;
});

/**
 * Runs an operation on the outbox's disk. Rejects with its error, or after two seconds; `signal` then tells the operation
 * that nobody waits for it any more.
 *
 * A call to the file system can't be cancelled: until the disk answers, it holds one of the four threads that Node has
 * for files, names of hosts and compression. Operations therefore take turns in this process, and while one is overdue
 * every other is rejected at once.
 */
export function onDisk<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const timeoutError = Object.assign(new Error('the disk did not answer in time'), { code: 'ETIMEDOUT' });
  if (disk.isOverdue) return Promise.reject(timeoutError);
  let isRunning = false;
  const result = disk.turns(async () => {
    late.signal.throwIfAborted();
    isRunning = true;
    try {
      return await run(late.signal);
    } finally {
      isRunning = false;
      disk.isOverdue = false;
    }
  });
  return new Promise((resolve, reject) => {
    let parts = 0;
    const timer = setInterval(() => {
      parts += 1;
      if (parts < PARTS) return;
      disk.isOverdue ||= isRunning;
      late.abort(timeoutError);
      reject(timeoutError);
    }, LONGEST_MS / PARTS).unref();
    result.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
