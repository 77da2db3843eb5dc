import { readFileSync } from 'node:fs';

/** The values of a file beside this one that has one JSON text a line. */
export const linesOf = <T>(file: string): readonly T[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
