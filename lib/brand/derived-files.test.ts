import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { derivedFiles } from './derived-files.tsx';

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name).replaceAll('\\', '/');
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

const files = await derivedFiles();
const sheet = readFileSync('public/assets/site.css', 'utf8');

/** The text of a file without the generated part and without comments. */
function ownText(path: string): string {
  const text = readFileSync(path, 'utf8').replace(
    /\/\* Start of the part generated[\s\S]*\/\* End of the generated part/,
    '',
  );
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** Colours as CSS writes them: as a number, as a function, or by name after a property that takes one. */
const COLOUR =
  /(?<![&\w/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?:color|background|fill|stroke|border)(?:: |=|: ')"?(?:black|white|red|green|blue|yellow|gr[ae]y|orange|silver)\b/gi;

const stated = (path: string) => ownText(path).match(COLOUR) ?? [];

describe('the brand', () => {
  it.each([...files.keys()])('%s is up to date with `npm run brand`', (path) => {
    expect(readFileSync(path).equals(files.get(path) ?? Buffer.alloc(0)), 'Run: npm run brand').toBe(true);
  });

  it('always produces the same bytes', async () => {
    const again = await derivedFiles();
    expect([...again.keys()]).toEqual([...files.keys()]);
    for (const [path, bytes] of again) expect(bytes.equals(files.get(path) ?? Buffer.alloc(0)), path).toBe(true);
  });

  it('is the only place that defines colours', () => {
    const sources = ['app', 'lib', 'public', 'scripts'].flatMap(filesBelow);
    const others = [...sources, 'middleware.ts', 'instrumentation.ts', 'next.config.ts']
      .filter((path) => /\.(?:tsx?|m?js|css|svg|json)$/.test(path) && !/\.test\.tsx?$/.test(path))
      .filter((path) => path !== 'lib/brand/brand.ts' && (path === 'public/assets/site.css' || !files.has(path)));
    expect(others.filter((path) => stated(path).length > 0).map((path) => `${path}: ${stated(path)}`)).toEqual([]);
    expect(stated('lib/brand/brand.ts').length, 'control').toBeGreaterThan(10);
    expect('a { color: white; fill: RGB(0 0 0); background: #FFF }'.match(COLOUR), 'control').toHaveLength(3);
  });

  it('defines every custom property the style sheet uses', () => {
    const given = new Set([...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !given.has(name))).toEqual([]);
    expect(used, 'control').toContain('--accent');
  });

  it('names a font file that exists and is the only one in the style sheet', () => {
    expect(filesBelow('public/assets').filter((path) => path.endsWith('.woff2'))).toEqual([
      `public/assets/${brand.type.file}`,
    ]);
    expect(sheet.match(/@font-face/g)).toHaveLength(1);
  });
});
