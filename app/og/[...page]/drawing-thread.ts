import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { PictureFacts } from './picture.tsx';

/** A PNG, or `null` if it could not be drawn. */
export type Drawn = Uint8Array<ArrayBuffer> | null;

const MOST_BYTES = 8 * 1024 * 1024;
const IDLE_SECONDS = 30;

type Thread = { readonly worker: Worker; readonly waiting: ((drawn: Drawn) => void)[] };

/**
 * Draws on a separate thread, because a picture takes a tenth of a second of CPU time; the thread ends when it is idle
 * for a while. Pictures are cached by their content, so a change to one assignment costs one new picture.
 */
function createDrawing() {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MOST_BYTES,
    // A character takes up to two bytes in memory.
    sizeCalculation: (png, key) => png.length + 2 * key.length,
  });
  const underWay = new Map<string, Promise<Drawn>>();
  let thread: Thread | null = null;
  let idle: NodeJS.Timeout | undefined;

  function end(ended: Thread) {
    if (thread === ended) thread = null;
    for (const tell of ended.waiting.splice(0)) tell(null);
    void ended.worker.terminate();
  }

  function start(): Thread {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
    const started: Thread = { worker, waiting: [] };
    // Results arrive in the order of requests.
    worker.on('message', (drawn: Drawn) => {
      started.waiting.shift()?.(drawn);
      clearTimeout(idle);
      idle = setTimeout(() => started.waiting.length === 0 && end(started), IDLE_SECONDS * 1000).unref();
    });
    worker.once('error', () => end(started));
    worker.unref();
    return started;
  }

  async function draw(key: string, facts: PictureFacts): Promise<Drawn> {
    thread ??= start();
    const { worker, waiting } = thread;
    const drawn = await new Promise<Drawn>((resolve) => {
      waiting.push(resolve);
      worker.postMessage(facts);
    });
    if (drawn !== null) kept.set(key, drawn);
    return drawn;
  }

  return async (facts: PictureFacts): Promise<Drawn> => {
    const key = JSON.stringify(facts);
    const known = kept.get(key) ?? underWay.get(key);
    if (known !== undefined) return known;
    const drawing = draw(key, facts).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };
}

/** Draws a picture, on one thread for the whole process. */
export const drawOnThread = createDrawing();
