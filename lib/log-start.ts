import { statSync } from 'node:fs';
import type { Config } from './config/config.ts';
import { startUpFacts } from './config/start-up.ts';
import { log } from './log.ts';

// Those that Next reads in production.
const ENVIRONMENT_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];
const OF_THE_UNIT = '/etc/consulting-site.env';

/** Whether every user of this machine can read a file. Windows has no such mode. */
function isExposed(path: string): boolean {
  try {
    return process.platform !== 'win32' && (statSync(/* turbopackIgnore: true */ path).mode & 0o004) !== 0;
  } catch {
    return false;
  }
}

/** Logs the configuration when the site starts or is built, and warns of what is probably a mistake in it. */
export function logStart(event: 'started' | 'building', config: Config, folder = '.') {
  const { unknown, adjusted } = config;
  log('info', event, startUpFacts(config));
  const warnings = Object.entries({
    variable_unknown: unknown.misspelt,
    variable_gone: unknown.gone,
    variable_adjusted: adjusted,
  });
  for (const [warning, variables] of warnings) {
    const told = warning === 'variable_unknown' ? 'nearest' : 'instead';
    for (const [variable, text] of Object.entries(variables)) log('warn', warning, { variable, [told]: text });
  }
  for (const file of [...ENVIRONMENT_FILES.map((name) => `${folder}/${name}`), OF_THE_UNIT].filter(isExposed)) {
    log('warn', 'secrets_exposed', { file, reason: 'everybody can read it', remedy: `chmod 600 ${file}` });
  }
}
