import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Copies what a clone of the working tree would have into a new folder, and
 * gives its path.
 */
export function cleanClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\n');
  for (const file of files.filter((name) => name && existsSync(name)))
    cpSync(file, join(folder, file));
  return folder;
}

/**
 * Gives a folder the packages that are installed here: as hard links, or byte
 * by byte on another disk.
 */
export function linkPackages(folder: string): void {
  const copy = (flags: string) =>
    spawnSync('cp', [flags, 'node_modules', folder]).status === 0;
  if (!copy('-al')) copy('-a');
}
