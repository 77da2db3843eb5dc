type Level = 'info' | 'warn' | 'error';

/** Writes one JSON line: an event's name and facts about it, never personal data, arguments or addresses of callers. */
export function log(level: Level, event: string, facts: Readonly<Record<string, unknown>> = {}) {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
  (level === 'info' ? process.stdout : process.stderr).write(`${line}\n`);
}
