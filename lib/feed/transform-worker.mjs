// Runs in its own thread, which can be terminated at any time. Plain JavaScript, so that Node can also run it unbundled.
import { parentPort, workerData } from 'node:worker_threads';
import jsonata from 'jsonata';
import * as postingWords from './posting-words.mjs';
import { traceFields } from './trace-fields.mjs';
import { transformFunctions } from './transform-functions.mjs';

const { expression, timeoutMs, maxLength, inspect } = workerData;
const MOST_DEPTH = 2_000;
const MOST_ENTRIES = 1_000_000;

// Gradual growth ends at the thread's memory limit. A single text or list that is too large would terminate the whole
// process instead, so these have separate limits.
const tooLarge = () => Object.assign(new Error('too large'), { code: 'TOO_LARGE' });

function checkLength(_expression, _input, _environment, result) {
  if (typeof result === 'string' && result.length > maxLength) throw tooLarge();
}

/** Throws if a value would be longer than the limit as JSON, before serialising it. */
function checkSize(root) {
  let left = maxLength;
  const measure = (value) => {
    left -= typeof value === 'string' ? value.length + 2 : 1;
    if (left < 0) throw tooLarge();
    if (typeof value === 'object' && value !== null) {
      for (const [name, held] of Object.entries(value)) {
        left -= Array.isArray(value) ? 0 : name.length + 3;
        measure(held);
      }
    }
  };
  measure(root);
}

function createTransform() {
  const transform = jsonata(expression, { timeout: timeoutMs, stack: MOST_DEPTH, sequence: MOST_ENTRIES });
  transform.assign(Symbol.for('jsonata.__evaluate_exit'), checkLength);
  for (const [name, implementation] of Object.entries({ ...transformFunctions, ...postingWords })) {
    transform.registerFunction(name, (...args) => implementation(...args));
  }
  const pad = (text, width, filling) => {
    if (Math.abs(width) > maxLength) throw tooLarge();
    return width < 0 ? text?.padStart(-width, filling) : text?.padEnd(width, filling);
  };
  transform.registerFunction('pad', pad, '<s-ns?:s>');
  return transform;
}

const transform = createTransform();

/** The code and position of an error, without its message, which may contain data. */
function failureOf(error) {
  const code = typeof error?.code === 'string' ? error.code : String(error?.name ?? 'unknown');
  return { code, position: Number.isInteger(error?.position) ? error.position : null };
}

async function answer({ text, url }) {
  let input;
  try {
    input = JSON.parse(text);
  } catch {
    return { failure: { code: 'NOT_JSON', position: null } };
  }
  try {
    const traced = inspect ? traceFields(input) : { value: input, unused: () => [] };
    const result = await transform.evaluate(traced.value, { url });
    if (result === undefined) return { failure: { code: 'NOTHING', position: null } };
    checkSize(result);
    const json = JSON.stringify(result);
    if (json.length > maxLength) throw tooLarge();
    return { json, unusedFields: traced.unused() };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

parentPort?.on('message', async (page) => parentPort?.postMessage(await answer(page)));
