import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Whether a file is part of the project: Git need not be there. */
function createIsPart() {
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/\/$/, '').replaceAll('.', '\\.'))
    .map((line) => new RegExp(`^${line.replaceAll('*', '.*')}$`));
  return (path) => {
    const name = basename(path);
    return name !== '.git' && !ignored.some((pattern) => pattern.test(name));
  };
}

/**
 * Copies what a clone of the working tree would have into a new folder, and
 * gives its path.
 */
export function cleanClone() {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  cpSync('.', folder, { recursive: true, filter: createIsPart() });
  return folder;
}

/**
 * Gives a folder the packages that are installed here: as hard links, or byte
 * by byte on another disk.
 */
export function linkPackages(folder) {
  const copy = (flags) =>
    spawnSync('cp', [flags, 'node_modules', folder]).status === 0;
  if (!copy('-al')) copy('-a');
}
