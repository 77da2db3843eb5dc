import { readdirSync } from 'node:fs';

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
