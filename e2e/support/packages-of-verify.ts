import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Installs what only `npm run verify` needs into a folder of its own, unless it
 * is there, and gives the folder.
 */
export function packagesOfVerify(
  name: string,
  manifest: Readonly<Record<string, object>>,
  ...more: string[]
): string {
  const folder = resolve('.vercel', name);
  const file = join(folder, 'package.json');
  const packageJson = JSON.stringify({ private: true, ...manifest });
  if (
    existsSync(join(folder, 'package-lock.json')) &&
    readFileSync(file, 'utf8') === packageJson
  )
    return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, packageJson);
  execFileSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...more],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  );
  return folder;
}
