import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { encodeSegment } from '../http/canonical-path.ts';
import { FAVICON, ICONS } from '../site.ts';

const SERVED_FOLDERS = [
  { folder: 'public', at: '' },
  { folder: '.next/static', at: '/_next/static' },
] as const;

/** The paths of all files that Next serves: those of `public`, the build's own, and the icons. */
export function publicFiles(): ReadonlySet<string> {
  const paths = SERVED_FOLDERS.filter(({ folder }) => existsSync(/* turbopackIgnore: true */ folder)).flatMap(
    ({ folder, at }) =>
      readdirSync(/* turbopackIgnore: true */ folder, { recursive: true })
        .map(String)
        .filter((name) => statSync(/* turbopackIgnore: true */ join(folder, name)).isFile())
        .map((name) => `${at}/${name.split(/[\\/]/).map(encodeSegment).join('/')}`),
  );
  return new Set([...paths, FAVICON.path, ...ICONS]);
}
