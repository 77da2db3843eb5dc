import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cleanClone, linkPackages } from './clean-clone.mjs';

/** The second firm’s files, at the paths of those that they change. */
const FIRM = 'e2e/support/adopted';
/** What the site has no file for, with its path there. */
const ADDED = new Map([
  ['environment', '.env'],
  ['assignments.csv', 'assignments.csv'],
  ['public/assets/team.svg', 'public/assets/team.svg'],
]);

/** How a value is declared, in files in which the firm changes some by name. */
const DECLARATIONS = new Map([
  ['.css', /^ {2}(?<name>--[\w-]+): (?<value>[^;]*);$/gm],
  [
    '.ts',
    /^(?:export )?const (?<name>\w+)[^=]*=\s(?<value>[\s\S]*?);\n(?=\n|(?![\s\S]))/gm,
  ],
]);

/** A file of the site with the values of the firm’s. */
function withValues(site, firm, declaration) {
  const values = new Map(
    [...firm.matchAll(declaration)].map(({ groups }) => [
      groups.name,
      groups.value,
    ]),
  );
  const text = site.replace(declaration, (whole, ...match) => {
    const { name, value } = match.at(-1);
    const other = values.get(name);
    values.delete(name);
    if (other === undefined) return whole;
    const at = whole.lastIndexOf(value);
    return whole.slice(0, at) + other + whole.slice(at + value.length);
  });
  return { text, missing: [...values.keys()] };
}

/** What the second firm has at a path, made of the file that is there now. */
function adopted(path) {
  const firm = readFileSync(join(FIRM, path), 'utf8');
  if (ADDED.has(path)) return firm;
  const site = readFileSync(path, 'utf8');
  const declaration = DECLARATIONS.get(extname(path));
  if (declaration === undefined) return firm;
  const { text, missing } = withValues(site, firm, declaration);
  if (missing.length > 0) throw new Error(`${path} has no ${missing}`);
  return text;
}

/**
 * The files of a second firm that has made the site its own, by path. Throws if
 * the site no longer has a file, or a value in it, that the firm changes.
 */
export const adoptedFiles = () =>
  readdirSync(FIRM, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(FIRM, path)).isFile())
    .map((path) => [ADDED.get(path) ?? path, adopted(path)]);

/** Copies the site with the second firm’s files, and gives the folder. */
export function adoptedSite() {
  const folder = cleanClone();
  linkPackages(folder);
  for (const [path, content] of adoptedFiles())
    writeFileSync(join(folder, path), content);
  return folder;
}
