import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og.js';
import { createElement } from 'react';
import { brand, type Colours } from './brand.ts';
import { contrastFaults } from './contrast.ts';
import { readMark } from './read-mark.ts';

const ASSETS = 'public/assets';
const STYLE_SHEET = `${ASSETS}/site.css`;
const BEGIN = '/* Begin of what `npm run brand` makes of lib/brand/brand.ts. */\n';
const END = '/* End of what `npm run brand` makes. */\n';

const hyphenated = (name: string) => name.replace(/[A-Z]|\d/g, (character) => `-${character.toLowerCase()}`);

const properties = (colourOf: (name: keyof Colours) => string, indent: string) =>
  (Object.keys(brand.colours.light) as (keyof Colours)[])
    .map((name) => `${indent}--${hyphenated(name)}: ${colourOf(name)};\n`)
    .join('');

const lightDark = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`);

/** The generated head of the style sheet: the typeface, and the colours for light, dark and print. */
function styles(): string {
  const { colours, type } = brand;
  return `@font-face {
  font-family: "Site Sans";
  src: url("${type.file}") format("woff2");
  font-weight: ${type.weights};
  font-display: swap;
  unicode-range: ${type.range};
}
:root {
  color-scheme: light dark;
${properties((name) => lightDark(colours.light[name], colours.dark[name]), '  ')}  --sans: "Site Sans", ${type.fallback};
  --mono: ${type.mono};
}
@media print {
  :root {
    color-scheme: light;
${properties((name) => colours.print[name], '    ')}  }
}
`;
}

function withStyles(sheet: string): string {
  const [from, to] = [sheet.indexOf(BEGIN), sheet.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${STYLE_SHEET} lacks the lines between which the brand's styles stand.`);
  return sheet.slice(0, from) + BEGIN + styles() + sheet.slice(to);
}

/** The mark on a tile in the accent colour; `round` is the corner radius in 32nds of the width. */
function icon(mark: string, round: number): string {
  const { accent, onAccent } = brand.colours.light;
  const place = `<svg x="6" y="6" width="20" height="20"`;
  const drawing = mark
    .slice(mark.indexOf('<svg'))
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><')
    .replace(/<svg[^>]*>/, (root) => root.replace(/\s(?:x|y|width|height)="[^"]*"/g, '').replace('<svg', place))
    .replaceAll('currentColor', onAccent)
    .trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Icon</title><rect width="32" height="32" rx="${round}" fill="${accent}"/><g fill="${onAccent}">${drawing}</g></svg>\n`;
}

/** Renders a drawing as a square PNG of the given size, with the same bytes on every machine. */
async function png(svg: string, size: number): Promise<Buffer> {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const picture = createElement('img', { src, width: size, height: size });
  return Buffer.from(await new ImageResponse(picture, { width: size, height: size }).arrayBuffer());
}

/** Packs PNGs into an ICO file: a header, a 16-byte entry per picture, then the pictures. */
function ico(pictures: readonly { readonly size: number; readonly bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [at, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

/**
 * All files derived from `brand.ts` and `mark.svg`, by path relative to the repository root. The same input gives the same
 * bytes. Throws if a contrast is too low, with one sentence per combination, or if the mark can't be used.
 */
export async function derivedFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const faults = Object.entries(brand.colours).flatMap(([scheme, colours]) => contrastFaults(scheme, colours));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const svg = readFileSync('lib/brand/mark.svg', 'utf8');
  const shapes = JSON.stringify(readMark(svg));
  const [rounded, square] = [icon(svg, 7), icon(svg, 0)];
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(rounded, size) })));
  return new Map([
    [STYLE_SHEET, Buffer.from(withStyles(readFileSync(STYLE_SHEET, 'utf8')))],
    ['lib/brand/mark.json', Buffer.from(`${shapes}\n`)],
    [`${ASSETS}/icon.svg`, Buffer.from(rounded)],
    // Phones round the corners themselves.
    [`${ASSETS}/icon-180.png`, await png(square, 180)],
    [`${ASSETS}/icon-192.png`, await png(rounded, 192)],
    [`${ASSETS}/icon-512.png`, await png(rounded, 512)],
    ['public/favicon.ico', ico(small)],
  ]);
}
