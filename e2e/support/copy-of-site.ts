import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { neededEnvironment } from './needed-environment.ts';

const PARTS = [
  'app',
  'lib',
  'public',
  'package.json',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tsconfig.json',
];

// Pages as Next’s documentation shows them, which have markdown although they
// are not in the table of routes.
const PAGES = 'e2e/ordinary-pages/app';
const UNLISTED = ['/team', '/team/[slug]'];

/**
 * Copies the sources of the site and these pages into a folder below this one,
 * so that it finds the same packages.
 */
export function copySite(name: string) {
  const folder = resolve(`.next-copies/${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isTest = (path: string) => /\.test\.tsx?$/.test(path);
  for (const part of PARTS)
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => !isTest(path),
    });
  cpSync(PAGES, join(folder, 'app'), { recursive: true });
  const table = join(folder, 'app/md/page-modules.ts');
  const text = readFileSync(table, 'utf8');
  writeFileSync(
    table,
    text.replace('string[] = []', `string[] = ${JSON.stringify(UNLISTED)}`),
  );
  return {
    folder,
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Builds a copy as `npm run build` builds the site. */
export function buildCopy(folder: string) {
  const env = { ...neededEnvironment(), NEXT_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`the copy could not be built:\n${stdout}${stderr}`);
}
