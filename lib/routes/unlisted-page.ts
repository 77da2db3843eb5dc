import { readdirSync } from 'node:fs';
import { pathPattern } from './route.ts';

const told = new Set<string>();

/** The path of a page's file below `app` as a pattern, without groups and slots, which no address has. */
const patternOf = (file: string) =>
  pathPattern(
    `/${file
      .replaceAll('\\', '/')
      .replace(/(?:\([^/]*\)|@[^/]*)\//g, '')
      .replace(/\/?page\.\w+$/, '')}`,
  );

/** In development: the file of the page at a path that is not in the table of routes; `null` if there is none, and after the first time. */
export function unlistedPage(path: string): string | null {
  const names = readdirSync(/* turbopackIgnore: true */ 'app', { recursive: true, encoding: 'utf8' });
  const file = names.find((name) => /(?:^|[/\\])page\.[jt]sx?$/.test(name) && patternOf(name).test(path));
  if (file === undefined || told.has(file)) return null;
  told.add(file);
  return `app/${file}`;
}
