import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { placeInText } from '../place-in-text.ts';
import { FeedFailure } from './feed-failure.ts';

export type TransformSettings = {
  readonly timeoutSeconds: number;
  readonly maxBytes: number;
  /** Whether to note which fields of the body the expression reads. */
  readonly inspect?: boolean;
};

/** What an expression made of a body, and with `inspect` the fields of the body that it did not read. */
export type Transformed = { readonly json: string; readonly unusedFields: readonly string[] };

// Of V8's heap of the thread: ten megabytes of JSON with room to work on them.
const MOST_MEMORY_MB = 256;

type Reply = Transformed | { readonly failure: { readonly code: string; readonly position: number | null } };

// Of all that JSONata says only the code and the place are told: its messages hold the upstream's values.
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
 * A thread that turns bodies of the upstream into our JSON by a JSONata expression, one at a time. It has to be stopped when
 * no more come, and when one rejects, with {@link FeedFailure}: it may still be at work then.
 */
export function startTransform(expression: string, { timeoutSeconds, maxBytes, inspect = false }: TransformSettings) {
  const timeoutMs = timeoutSeconds * 1000;
  const worker = new Worker(new URL('./transform-worker.mjs', import.meta.url), {
    workerData: { expression, timeoutMs, maxLength: maxBytes, inspect },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    execArgv: [],
    env: {},
  });
  // One that comes while nobody waits is no reason to end the process.
  worker.on('error', () => {});
  const failure = (code: string, position: number | null = null) =>
    new FeedFailure(reasonOf({ code, position }, expression, maxBytes));

  /** The address that the body is of is `$url` in the expression. */
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
