type Level = 'info' | 'warn' | 'error';

/**
 * Logs one event as a line of JSON: its time, level and name, and some facts. Warnings and errors go to standard error. The
 * facts are never personal data, arguments of tools or addresses of callers.
 */
export function log(level: Level, event: string, facts: Readonly<Record<string, unknown>> = {}) {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
  // The console ignores a closed pipe; writing to the stream directly would end the process.
  if (level === 'info') console.info(line);
  else console.error(line);
}
