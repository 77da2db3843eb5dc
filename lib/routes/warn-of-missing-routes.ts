import { readdirSync, readFileSync } from 'node:fs';
import { log } from '../log.ts';
import { routes } from './routes.ts';

const TABLE = 'lib/routes/pages.ts';
const LACKS =
  'It is in no menu, sitemap or llms.txt, is not stored, has no Link header, and needs Next’s client.';

const listed = new Set(routes.map(({ path }) => path));
const warned = new Set<string>();

/**
 * Logs, for a developer and once for each, the pages in `app` that have no row
 * in the table of routes, and what they lack.
 */
export function warnOfMissingRoutes() {
  // A row that was just added is not yet in the table of this process.
  const source = readFileSync(/* turbopackIgnore: true */ TABLE, 'utf8');
  const files = readdirSync(/* turbopackIgnore: true */ 'app', {
    recursive: true,
    encoding: 'utf8',
  });
  for (const name of files) {
    const file = `/${name.replaceAll('\\', '/')}`;
    if (!/\/page\.[jt]sx?$/.test(file)) continue;
    // Groups and slots are no part of an address.
    const path = file.replace(/\/(?:\([^/]*\)|@[^/]*|page\.\w+$)/g, '') || '/';
    if (listed.has(path) || warned.has(path) || source.includes(`'${path}'`))
      continue;
    warned.add(path);
    log('warn', 'page_not_in_routes', {
      page: `app${file}`,
      lacks: LACKS,
      remedy: `Add it to ${TABLE}.`,
    });
  }
}
