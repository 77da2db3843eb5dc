type Level = 'info' | 'warn' | 'error';

const LONGEST_TEXT = 300;
const LONGEST_STACK = 3_000;

const cut = (text: string, longest = LONGEST_TEXT) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/**
 * A value as it is logged, however deep: a text, which may be foreign, is cut,
 * and an error is its stack.
 */
function logged(_name: string, value: unknown): unknown {
  if (value instanceof Error) {
    const [frames = ''] = /\n {4}at .*/s.exec(value.stack ?? '') ?? [];
    return `${cut(String(value))}${cut(frames, LONGEST_STACK)}`;
  }
  return typeof value === 'string' ? cut(value) : value;
}

/**
 * Logs one event as a line of JSON: its time, level and name, and some fields.
 * Warnings and errors go to standard error. The fields are never personal data,
 * arguments of tools or addresses of callers.
 */
export function log(
  level: Level,
  event: string,
  fields: Readonly<Record<string, unknown>> = {},
) {
  const time = new Date().toISOString();
  const line = JSON.stringify({ time, level, event, ...fields }, logged);
  // The console ignores a closed pipe; writing to the stream directly would end
  // the process.
  if (level === 'info') console.info(line);
  else console.error(line);
}
