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
  const name = /^var\((.*)\)$/.exec(value)?.[1];
  if (name) return channelsOf(values.get(name) ?? name, scheme);
  const [, light, dark] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value) ?? [];
  if (light && dark)
    return channelsOf(scheme === 'light' ? light : dark, scheme);
  const [, front = '', share, behind = ''] =
    /^color-mix\(in srgb, ([^,]+) (\d+)%, ([^,]+)\)$/.exec(value) ?? [];
  if (!share)
    throw new Error(
      `public/assets/site.css: a colour is written as #rrggbb, not as ${value}`,
    );
  const others = channelsOf(behind, scheme);
  const part = Number(share) / 100;
  return channelsOf(front, scheme).map(
    (channel, at) => channel * part + (others[at] ?? 0) * (1 - part),
  );
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminanceOf(name: string, scheme: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(`var(${name})`, scheme)
    .map((channel) => channel / 255)
    .map((share) =>
      share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// WCAG 2.2, 1.4.3 (AA): 4.5 to 1 for text. End-to-end tests measure whole
// pages.
it.each([
  ...['--ink', '--ink-2', '--ink-3', '--link', '--error', '--focus'].flatMap(
    (front) => [`${front} --ground`, `${front} --raised`],
  ),
  '--on-accent --accent',
  '--ink --hit',
  '--on-field --field',
])('of %s the first can be read on the second, by day and by night', (pair) => {
  for (const scheme of ['light', 'dark']) {
    const [darker = 0, lighter = 0] = pair
      .split(' ')
      .map((name) => luminanceOf(name, scheme))
      .sort((a, b) => a - b);
    expect((lighter + 0.05) / (darker + 0.05), scheme).toBeGreaterThanOrEqual(
      4.5,
    );
  }
});

it.each(['light', 'dark'] as const)(
  'the colour of the browser’s frame is that of the style sheet: %s',
  (scheme) => {
    expect(channelsOf(brand.ground[scheme], scheme)).toEqual(
      channelsOf('var(--ground)', scheme),
    );
  },
);

it('the font that pages load first is that of the style sheet', () => {
  const [, file] = /@font-face \{[^}]*url\("([^"]+)"\)/.exec(sheet) ?? [];
  expect(file).toBe(brand.font);
  expect(existsSync(`public/assets/${brand.font}`)).toBe(true);
});
