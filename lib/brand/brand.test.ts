import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from './brand.tsx';

const sheet = readFileSync('public/assets/site.css', 'utf8');

it('the colour of the browser’s frame is that of the style sheet', () => {
  const { light, dark } = brand.ground;
  expect(sheet).toContain(`--ground: light-dark(${light}, ${dark});`);
});

it('the font that pages load first is that of the style sheet', () => {
  const [, file] = /@font-face \{[^}]*url\("([^"]+)"\)/.exec(sheet) ?? [];
  expect(file).toBe(brand.font);
  expect(existsSync(`public/assets/${brand.font}`)).toBe(true);
});
