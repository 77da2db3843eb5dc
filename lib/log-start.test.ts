import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from './config/config.ts';
import { logStart } from './log-start.ts';

const COMPLETE = { BASE_URL: 'https://www.consultancy.test', SMTP_URL: 'smtp://user:secret@mail.consultancy.test' };

describe('logStart()', () => {
  // A folder without environment files of its own.
  const logged = (env: Record<string, string>, folder = import.meta.dirname) => {
    const lines: string[] = [];
    const keep = (line: string) => void lines.push(line);
    vi.spyOn(console, 'info').mockImplementation(keep);
    vi.spyOn(console, 'error').mockImplementation(keep);
    logStart('started', readConfig(env), folder);
    vi.restoreAllMocks();
    return lines.map((line) => JSON.parse(line));
  };

  it.each<[variable: string, value: string, event: string, told: object]>([
    ['SALES_MAIL', 'secret@consultancy.test', 'variable_unknown', { nearest: 'SALES_EMAIL' }],
    ['COMPANY_NAME', 'secret', 'variable_gone', { instead: 'lib/content/company.ts states it' }],
    ['PROJECTS_FEED_MAX_STALE_SECONDS', '59', 'variable_adjusted', { instead: expect.stringMatching(/60/) }],
  ])('names %s in one line, without its value', (variable, value, event, told) => {
    const [started, ...warnings] = logged({ ...COMPLETE, [variable]: value });
    expect(started).toMatchObject({ level: 'info', event: 'started' });
    expect(warnings).toMatchObject([{ level: 'warn', event, variable, ...told }]);
    expect(JSON.stringify(warnings)).not.toContain('secret');
  });

  it.skipIf(process.platform === 'win32')('warns of an environment file that everybody can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'start-'));
    const file = join(folder, '.env');
    for (const [mode, warnings] of [
      [0o600, []],
      [0o640, []],
      [0o644, [{ event: 'secrets_exposed', file, remedy: `chmod 600 ${file}` }]],
    ] as const) {
      writeFileSync(file, 'SMTP_URL=secret');
      chmodSync(file, mode);
      expect(logged(COMPLETE, folder).slice(1)).toMatchObject(warnings);
    }
    rmSync(folder, { recursive: true });
  });
});
