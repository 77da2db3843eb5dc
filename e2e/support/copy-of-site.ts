import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanClone, linkPackages } from './clean-clone.mjs';
import { neededEnvironment } from './needed-environment.ts';

// Pages as Next’s documentation shows them, and their rows in the table of
// routes.
const PAGES = 'e2e/ordinary-pages/app';
const ROWS = `  routeOf({ path: '/team', hasClient: true, query: ['tab'] }),
  routeOf({ path: '/team/:slug' }),
`;

/** Copies the site, with these pages, into a folder of its own. */
export function copySite() {
  const folder = cleanClone();
  linkPackages(folder);
  cpSync(PAGES, join(folder, 'app'), { recursive: true });
  const table = join(folder, 'lib/routes/routes.ts');
  const text = readFileSync(table, 'utf8');
  writeFileSync(
    table,
    text.replace('  assignment,\n', (row) => `${row}${ROWS}`),
  );
  return {
    folder,
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Builds a copy as `npm run build` builds the site. */
export function buildCopy(folder: string) {
  const env = { ...neededEnvironment(), NEXT_TELEMETRY_DISABLED: '1' };
  execFileSync('npm', ['run', 'build'], { cwd: folder, env, stdio: 'pipe' });
}
