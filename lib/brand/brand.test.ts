import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../e2e/support/sources.ts';
import { brand } from './brand.tsx';

const SHEET = 'public/assets/site.css';
const sheet = readFileSync(SHEET, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The custom properties in the first rule for `:root` after a place in the style sheet. */
function propertiesAfter(place: number): ReadonlyMap<string, string> {
  const [, rule = ''] = /:root \{([^}]*)\}/.exec(sheet.slice(place)) ?? [];
  return new Map([...rule.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const screen = propertiesAfter(0);
const print = new Map([...screen, ...propertiesAfter(sheet.indexOf('@media print'))]);

type Scheme = 'light' | 'dark';

/** Red, green and blue, each from 0 to 255, of a value as the style sheet writes its colours. Throws for any other notation. */
function channelsOf(value: string, scheme: Scheme, properties: ReadonlyMap<string, string>): number[] {
  const inner = (other: string) => channelsOf(other, scheme, properties);
  const [, red, green, blue] = /^#(\w\w)(\w\w)(\w\w)$/.exec(value) ?? [];
  if (red && green && blue) return [red, green, blue].map((channel) => Number.parseInt(channel, 16));
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name) return inner(properties.get(name) ?? `${name}, which is not defined`);
  const [, light, dark] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value) ?? [];
  if (light && dark) return inner(scheme === 'light' ? light : dark);
  const [, one, share, other] = /^color-mix\(in srgb, ([^,]+) (\d+)%, ([^,]+)\)$/.exec(value) ?? [];
  if (!one || !share || !other) throw new Error(`${SHEET}: a colour is written as #rrggbb, not as ${value}.`);
  const others = inner(other);
  return inner(one).map((channel, at) => Math.round(channel * (+share / 100) + (others[at] ?? 0) * (1 - +share / 100)));
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
function contrastRatio(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

// WCAG 2.2, 1.4.3 (AA): text of any size; 1.4.11 (AA): controls and meaningful graphics, including the focus ring.
const TEXT = 4.5;
const SHAPE = 3;

const pairs: readonly (readonly [what: string, front: string, behind: string, least: number])[] = [
  ...['--ground', '--raised'].flatMap((behind) => [
    ['text', '--ink', behind, TEXT] as const,
    ['secondary text', '--ink-2', behind, TEXT] as const,
    ['labels and borders of fields', '--ink-3', behind, TEXT] as const,
    ['links', '--link', behind, TEXT] as const,
    ['errors', '--error', behind, TEXT] as const,
    ['the focus ring', '--focus', behind, SHAPE] as const,
  ]),
  ['buttons, what is new and the mark', '--on-accent', '--accent', TEXT],
  ['search hits', '--ink', '--hit', TEXT],
  ['text and the focus ring on the field', '--on-field', '--field', TEXT],
];

/** One sentence for each pair whose contrast is too low; empty if there is none. */
function contrastFaults(scheme: Scheme, properties: ReadonlyMap<string, string>): string[] {
  return pairs.flatMap(([what, front, behind, least]) => {
    const [one, other] = [front, behind].map((name) => channelsOf(`var(${name})`, scheme, properties));
    const ratio = contrastRatio(one ?? [], other ?? []);
    const said = Math.floor(ratio * 100) / 100;
    const fault = `${scheme}: ${what}, ${front} on ${behind}, have a contrast of ${said} to 1; WCAG 2.2 AA asks for ${least}.`;
    return ratio >= least ? [] : [fault];
  });
}

describe('the colours of the style sheet', () => {
  it.each([
    ['light', 'on screen', screen],
    ['dark', 'on screen', screen],
    ['light', 'in print', print],
  ] as const)('have the contrast of WCAG 2.2 AA: %s, %s', (scheme, _, properties) => {
    expect(contrastFaults(scheme, properties)).toEqual([]);
  });

  it.each([
    ['--ink', '#999999', 'text, --ink on --ground, have a contrast of 2.84 to 1; WCAG 2.2 AA asks for 4.5.'],
    ['--focus', '#dddddd', 'the focus ring, --focus on --ground, have a contrast of 1.35 to 1; WCAG'],
    ['--on-accent', 'var(--accent)', 'buttons, what is new and the mark, --on-accent on --accent, have'],
  ])('would be reported if %s were %s on white', (name, value, fault) => {
    const palette = new Map([...screen, ['--ground', '#ffffff'], [name, value]]);
    expect(contrastFaults('light', palette).join('\n')).toContain(`light: ${fault}`);
  });

  it('on the field are its own two, whatever a rule names', () => {
    const [, field = ''] = /body:has\(\.hero\) > header \{([^}]*--ink[^}]*)\}/.exec(sheet) ?? [];
    const replaced = [...field.matchAll(/(--[\w-]+): var\(--(?:on-)?field\)/g)].map(([, name]) => name);
    const shown = [...sheet.matchAll(/(?<![\w-])(?:color|background): var\((--[\w-]+)\)/g)].map(([, name]) => name);
    // Panels and forms are not on the field, and search hits neither.
    const elsewhere = ['--raised', '--error', '--hit', '--field', '--on-field'];
    expect(new Set(shown.filter((name) => !elsewhere.includes(name ?? '')))).toEqual(
      new Set(replaced.filter((name) => shown.includes(name))),
    );
    expect(replaced, 'control').toContain('--ink-2');
  });

  it.each(['#fff', 'white', 'rgb(0 0 0)', 'var(--none)'])('are not written as %s', (value) => {
    expect(() => channelsOf(value, 'light', screen)).toThrow('#rrggbb');
  });

  it('are those of the manifest and the browser’s frame', () => {
    for (const [own, name, scheme] of [
      [brand.ground.light, '--ground', 'light'],
      [brand.ground.dark, '--ground', 'dark'],
    ] as const) {
      const both = `${own} in lib/brand/brand.tsx, and ${name} in ${SHEET} when it is ${scheme}`;
      expect(channelsOf(own, scheme, screen), both).toEqual(channelsOf(`var(${name})`, scheme, screen));
    }
  });
});

/** Colours as CSS writes them: as a number, as a function, or by name after a property that takes one. */
const COLOUR =
  /(?<![&\w/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?:color|background|fill|stroke|border)(?:: |=|: ')"?(?:black|white|red|green|blue|yellow|gr[ae]y|orange|silver)\b/gi;

/** The colours in a text, without its comments and the rules for `:root`. */
const coloursIn = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|:root \{[^}]*\}/gm, '').match(COLOUR) ?? [];

describe('the brand', () => {
  it('is the only place that defines colours: custom properties, lib/brand, and the icon', () => {
    const sources = ['app', 'lib', 'public'].flatMap(filesBelow);
    const others = sources
      .filter((path) => /\.(?:tsx?|m?js|css|svg)$/.test(path) && !/\.test\.tsx?$/.test(path))
      .filter((path) => !path.startsWith('lib/brand/') && path !== 'app/icon.svg');
    const stated = others.map((path) => [path, coloursIn(readFileSync(path, 'utf8'))] as const);
    expect(stated.filter(([, colours]) => colours.length > 0)).toEqual([]);
    expect(others, 'control').toContain(SHEET);
    expect(coloursIn('a { color: white; fill: RGB(0 0 0); background: #FFF }'), 'control').toHaveLength(3);
  });

  it('defines every custom property the style sheet uses', () => {
    const given = new Set([...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !given.has(name))).toEqual([]);
    expect(used, 'control').toContain('--accent');
  });

  it('has one font file, which the style sheet and the pages name', () => {
    expect(filesBelow('public/assets').filter((path) => path.endsWith('.woff2'))).toEqual([
      `public/assets/${brand.font}`,
    ]);
    expect([...sheet.matchAll(/@font-face \{[^}]*url\("([^"]+)"\)/g)].map(([, file]) => file)).toEqual([brand.font]);
  });
});
