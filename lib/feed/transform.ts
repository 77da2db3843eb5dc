import jsonata from 'jsonata';
import { placeInText } from '../config/expression.ts';
import { cleanLine } from '../posting/clean-text.ts';
import { FeedFailure } from './feed-request.ts';
import * as dateFunctions from './recipes/table-date.ts';
import * as rowFunctions from './recipes/table-rows.ts';
import * as functions from './transform-functions.ts';

const DEEPEST_RECURSION = 2_000;
const MOST_ENTRIES = 1_000_000;

const ENDLESS = 'the transform recurses without end';
const TOO_MUCH_MEMORY = 'the transform needs too much memory';

// The codes of what the author of an expression says with `$error` and `$assert`.
const OWN_SENTENCES: readonly unknown[] = ['D3137', 'D3141'];

// Only JSONata's error code and position are reported: its messages contain the upstream's values. A sentence that is written
// out in the expression contains none.
function reasonOf(error: unknown, expression: string): string {
  if (error instanceof RangeError) return /call stack/.test(error.message) ? ENDLESS : TOO_MUCH_MEMORY;
  const { code, position, name, message } = error as Readonly<Record<string, unknown>>;
  if (code === 'D1011') return ENDLESS;
  if (OWN_SENTENCES.includes(code) && typeof message === 'string' && expression.includes(message))
    return `the transform failed: ${cleanLine(message)}`;
  const place = Number.isInteger(position) ? `, ${placeInText(expression, Number(position))}` : '';
  return `the transform failed (${typeof code === 'string' ? code : String(name ?? 'unknown')}${place})`;
}

/**
 * Creates a function that transforms what the upstream sends with a JSONata expression. Dates are written in the language of the
 * feed, unless the expression names another. `url` is the address it was fetched from, and `$url` in the expression. The result is
 * plain data. It rejects with {@link FeedFailure}. Only the process it runs in limits its time and memory.
 */
export function createTransform(expression: string, maxBytes: number, language: string | null = null) {
  const transform = jsonata(expression, { stack: DEEPEST_RECURSION, sequence: MOST_ENTRIES });
  const dateRange = (from: unknown, to: unknown, own: unknown) => functions.dateRange(from, to, own ?? language);
  for (const [name, implementation] of Object.entries({ ...functions, ...dateFunctions, ...rowFunctions, dateRange })) {
    transform.registerFunction(name, (...values: unknown[]) => Reflect.apply(implementation, null, values));
  }

  return async (input: unknown, url = ''): Promise<unknown> => {
    let json: string | undefined;
    try {
      json = JSON.stringify(await transform.evaluate(input, { url }));
    } catch (error) {
      throw new FeedFailure(reasonOf(error, expression));
    }
    if (json === undefined) {
      throw new FeedFailure('the transform gives nothing: write […] around a list that may be empty');
    }
    if (json.length > maxBytes) throw new FeedFailure(`what the transform gives is larger than ${maxBytes} bytes`);
    return JSON.parse(json);
  };
}
