type Level = 'info' | 'warn' | 'error';

const LONGEST_TEXT = 300;
const LONGEST_STACK = 3_000;

const cut = (text: string, longest = LONGEST_TEXT) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** Cuts the texts in a value, which may be foreign; an error is its stack. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortened);
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
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    shortened(value),
  ]);
  const line = JSON.stringify({
    time: new Date().toISOString(),
    level,
    event,
    ...Object.fromEntries(entries),
  });
  // The console ignores a closed pipe; writing to the stream directly would end
  // the process.
  if (level === 'info') console.info(line);
  else console.error(line);
}
