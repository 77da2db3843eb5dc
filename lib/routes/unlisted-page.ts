import { readdirSync } from 'node:fs';
import { log } from '../log.ts';
import { pathPattern } from './route.ts';

const LACKS =
  'It is in no navigation, sitemap or llms.txt, is not stored, has no Link header, and needs Next’s client.';
const told = new Set<string>();

/** A page's file below `app` as a pattern of paths, without groups and slots, which no address has. */
const patternOf = (file: string) => pathPattern(`/${file}`.replace(/\/(?:\([^/]*\)|@[^/]*|page\.\w+$)/g, '') || '/');

/** Tells a developer, once, what the page at a path lacks that is not in the table of routes. */
export function tellOfUnlistedPage(path: string) {
  const names = readdirSync(/* turbopackIgnore: true */ 'app', { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => /(?:^|\/)page\.[jt]sx?$/.test(name));
  const file = files.find((name) => patternOf(name).test(path));
  if (file === undefined || told.has(file)) return;
  told.add(file);
  const page = `app/${file}`;
  log('warn', 'page_not_in_routes', { page, lacks: LACKS, remedy: 'Add it to lib/routes/pages.ts.' });
}
