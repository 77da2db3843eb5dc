import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from './brand.tsx';

const sheet = readFileSync('public/assets/site.css', 'utf8');
const [, palette = ''] = /:root \{([^}]*)\}/.exec(sheet) ?? [];
const values = new Map(
  [...palette.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

/**
 * Red, green and blue of a value as the style sheet writes its colours, by day
 * or by night.
 */
function channelsOf(value: string, scheme: string): readonly number[] {
  if (/^#\w{6}$/.test(value))
    return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  const [, name] = /^var\((.*)\)$/.exec(value) ?? [];
  if (name)
    return channelsOf(
      values.get(name) ?? `${name}, which is not defined`,
      scheme,
    );
  const [, light, dark] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value) ?? [];
  if (light && dark)
    return channelsOf(scheme === 'light' ? light : dark, scheme);
  const [, one, share, other] =
    /^color-mix\(in srgb, ([^,]+) (\d+)%, ([^,]+)\)$/.exec(value) ?? [];
  if (!one || !other)
    throw new Error(
      `public/assets/site.css: a colour is written as #rrggbb, not as ${value}`,
    );
  const [first, second] = [channelsOf(one, scheme), channelsOf(other, scheme)];
  return first.map(
    (channel, at) =>
      channel * (Number(share) / 100) +
      (second[at] ?? 0) * (1 - Number(share) / 100),
  );
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminanceOf(name: string, scheme: string): number {
  const linear = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  const [red = 0, green = 0, blue = 0] = channelsOf(`var(${name})`, scheme).map(
    (channel) => linear(channel / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// WCAG 2.2, 1.4.3 (AA): 4.5 to 1 for text. End-to-end tests measure whole
// pages.
it.each([
  ...['--ink', '--ink-2', '--ink-3', '--link', '--error', '--focus'].flatMap(
    (front) => ['--ground', '--raised'].map((behind) => [front, behind]),
  ),
  ...[
    ['--on-accent', '--accent'],
    ['--ink', '--hit'],
    ['--on-field', '--field'],
  ],
] as [string, string][])(
  '%s can be read on %s, by day and by night',
  (...pair) => {
    for (const scheme of ['light', 'dark']) {
      const [darker = 0, lighter = 0] = pair
        .map((name) => luminanceOf(name, scheme))
        .sort((a, b) => a - b);
      expect((lighter + 0.05) / (darker + 0.05), scheme).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  },
);

it.each(['light', 'dark'] as const)(
  'the colour of the browser’s frame is that of the style sheet: %s',
  (scheme) => {
    expect(channelsOf(brand.ground[scheme], scheme)).toEqual(
      channelsOf('var(--ground)', scheme),
    );
  },
);

it('the font that pages load first is that of the style sheet', () => {
  expect(
    [...sheet.matchAll(/@font-face \{[^}]*url\("([^"]+)"\)/g)].map(
      ([, file]) => file,
    ),
  ).toEqual([brand.font]);
  expect(existsSync(`public/assets/${brand.font}`)).toBe(true);
});
