import { existsSync, readFileSync } from 'node:fs';
import { log } from '../log.ts';

const TABLE = 'lib/routes/pages.ts';
const warned = new Set<string>();

/**
 * Logs once, for a developer, that the page at this path has no row in the
 * table of routes, and what it lacks.
 */
export function warnOfMissingRoute(path: string) {
  const page = `app${path}/page.tsx`;
  if (warned.has(path) || !existsSync(/* turbopackIgnore: true */ page)) return;
  // A row that was just added is not yet in the table of this process.
  const source = readFileSync(/* turbopackIgnore: true */ TABLE, 'utf8');
  if (source.includes(`'${path}'`)) return;
  warned.add(path);
  log('warn', 'page_not_in_routes', {
    page,
    lacks:
      'It is in no menu, sitemap or llms.txt, has no markdown and no Link header, is not stored, and needs Next’s client.',
    remedy: `Add it to ${TABLE}.`,
  });
}
