import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * The files in a folder and in those below it, by their paths from the
 * project's root, with slashes.
 */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    `${folder}/${name}`.replaceAll('\\', '/'),
  );

/** The modules of the site itself, without tests. */
export const sources: readonly string[] = [
  ...[...filesBelow('lib'), ...filesBelow('app')].filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  ),
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
];

/** The paths of what a file imports of the project. */
export function importedBy(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)[\s(]+'([@.][^']+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^(?:@\/|\.)/.test(name))
    .map((name) =>
      name.startsWith('@/')
        ? name.slice(2)
        : posix.join(posix.dirname(file), name),
    );
}
