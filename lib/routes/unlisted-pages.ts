import { readdirSync, readFileSync } from 'node:fs';
import { log } from '../log.ts';
import { routes } from './routes.ts';

const TABLE = 'lib/routes/pages.ts';
const known = new Set(routes.map(({ path }) => path));

/**
 * Tells a developer, once for each, which pages in `app` are not in the table
 * of routes, and what they lack.
 */
export function tellOfUnlistedPages() {
  // A row that was just added is not yet in the table of this process.
  const source = readFileSync(/* turbopackIgnore: true */ TABLE, 'utf8');
  for (const name of readdirSync(/* turbopackIgnore: true */ 'app', {
    recursive: true,
    encoding: 'utf8',
  })) {
    const file = `/${name.replaceAll('\\', '/')}`;
    // Groups and slots are no part of an address.
    const path =
      file.replace(/\/(?:\([^/]*\)|@[^/]*|page\.[jt]sx?$)/g, '') || '/';
    if (!/\/page\.[jt]sx?$/.test(file) || known.has(path)) continue;
    if (source.includes(`'${path}'`)) continue;
    known.add(path);
    const lacks =
      'It is in no menu, sitemap or llms.txt, is not stored, has no Link header, and needs Next’s client.';
    log('warn', 'page_not_in_routes', {
      page: `app${file}`,
      lacks,
      remedy: `Add it to ${TABLE}.`,
    });
  }
}
