type Level = 'info' | 'warn' | 'error';

/** Writes one JSON line: an event's name and facts about it, never personal data, arguments or addresses of callers. */
export function log(level: Level, event: string, facts: Readonly<Record<string, unknown>> = {}) {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
  // The console ignores a reader of the log that went away; writing to the stream itself would end the process.
  if (level === 'info') console.info(line);
  else console.error(line);
}
