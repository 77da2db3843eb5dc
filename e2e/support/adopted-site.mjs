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

/** What the firm changes of a file, where that is not the whole file. */
const CHANGED = {
  '.css': /^ {2}--.*/gm,
  '.ts': /^export const .*/gms,
};

/** What the second firm has at a path, made of the file that is there now. */
function adopted(path) {
  const firm = readFileSync(join(FIRM, path), 'utf8');
  if (ADDED.has(path)) return firm;
  let text = readFileSync(path, 'utf8');
  const changed = CHANGED[extname(path)];
  if (changed === undefined) return firm;
  for (const change of firm.match(changed)) {
    const [name] = change.split(/(?<=:)/);
    const start = text.indexOf(name);
    if (start < 0) throw new Error(`${path} has no ${name}`);
    const end = change.includes('\n') ? text.length : text.indexOf('\n', start);
    text = text.slice(0, start) + change + text.slice(end);
  }
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
