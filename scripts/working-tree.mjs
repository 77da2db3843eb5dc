// Copies of the working tree, for checks that have to begin where an adopter does.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, lstatSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Copies a file as a hard link, or byte by byte where links aren't possible. */
export function link(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    const kind = lstatSync(source);
    if (kind.isDirectory()) linkTree(source, target);
    else if (kind.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else link(source, target);
  }
}

/** Copies what a clone of the working tree would have into a new folder, and gives its path. */
export function cleanClone() {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of stdout.split('\n').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  return folder;
}

/** Gives a folder the packages that are installed here. */
export const linkPackages = (folder) => linkTree('node_modules', join(folder, 'node_modules'));
