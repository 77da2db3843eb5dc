import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { placeInText } from '../place-in-text.ts';
import { FeedFailure } from './feed-failure.ts';

export type TransformSettings = {
  readonly timeoutSeconds: number;
  readonly maxBytes: number;
  /** Whether to record which fields of the body the expression reads. */
  readonly inspect?: boolean;
};

/** The result of an expression, and with `inspect` the fields of the body it did not read. */
export type Transformed = { readonly json: string; readonly unusedFields: readonly string[] };

// The V8 heap limit of the thread: enough to process ten megabytes of JSON.
const MOST_MEMORY_MB = 256;

type Reply = Transformed | { readonly failure: { readonly code: string; readonly position: number | null } };

// Only JSONata's error code and position are reported: its messages contain the upstream's values.
const REASONS: Readonly<Record<string, string>> = {
  NOT_JSON: 'the body is not JSON',
  NOTHING: 'the transform gives nothing: write […] around a list that may be empty',
  D1011: 'the transform recurses without end',
  RangeError: 'the transform recurses without end',
  D1012: 'the transform gave no result in time',
  ERR_WORKER_OUT_OF_MEMORY: 'the transform needs too much memory',
};

function reasonOf(
  { code, position }: Extract<Reply, { failure: unknown }>['failure'],
  expression: string,
  maxBytes: number,
) {
  if (code === 'TOO_LARGE') return `what the transform gives is larger than ${maxBytes} bytes`;
  return (
    REASONS[code] ??
    `the transform failed (${code}${position === null ? '' : `, ${placeInText(expression, position)}`})`
  );
}

/**
 * Starts a thread that transforms upstream bodies with a JSONata expression, one at a time. Stop it when there are no
 * more, and after a rejection with {@link FeedFailure}, because it may still be running.
 */
export function startTransform(expression: string, { timeoutSeconds, maxBytes, inspect = false }: TransformSettings) {
  const timeoutMs = timeoutSeconds * 1000;
  const worker = new Worker(new URL('./transform-worker.mjs', import.meta.url), {
    workerData: { expression, timeoutMs, maxLength: maxBytes, inspect },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    execArgv: [],
    env: {},
  });
  // An error that arrives while no request is pending must not terminate the process.
  worker.on('error', () => {});
  const failure = (code: string, position: number | null = null) =>
    new FeedFailure(reasonOf({ code, position }, expression, maxBytes));

  /** `url` is the address the body was fetched from, available as `$url` in the expression. */
  async function transform(text: string, url = ''): Promise<Transformed> {
    worker.postMessage({ text, url });
    const late = AbortSignal.timeout(timeoutMs);
    const [reply] = (await once(worker, 'message', { signal: late }).catch((error: Error & { code?: string }) => {
      throw failure(late.aborted ? 'D1012' : (error.code ?? error.name));
    })) as [Reply];
    if ('failure' in reply) throw failure(reply.failure.code, reply.failure.position);
    return reply;
  }

  return { transform, stop: async () => void (await worker.terminate()) };
}
