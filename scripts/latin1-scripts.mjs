// Rewrites built scripts without characters outside Latin-1. One of them makes V8 keep the source of the whole script
// with two bytes per character; for the site's own and Next's scripts, that is 7 MB.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a path, in a fixed order. */
export function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/**
 * The same script with such characters escaped. In strings and regular expressions, a backslash before one has no
 * meaning of its own, so it becomes that of the escape.
 */
export const inLatin1 = (script) =>
  script.replace(/\\?([^\0-\xff])|\\./gs, (found, character) =>
    character === undefined ? found : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Rewrites the scripts below a folder. */
export function rewriteInLatin1(folder) {
  for (const file of filesOf(folder).filter((path) => path.endsWith('.js'))) {
    const script = readFileSync(file, 'utf8');
    if (/[^\0-\xff]/.test(script)) writeFileSync(file, inLatin1(script));
  }
}
