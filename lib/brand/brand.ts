/**
 * What browsers can't take from `public/assets/site.css`: the colours of pictures, icons, the manifest and the browser's
 * own frame, as `#rrggbb`, and the font that pages load first. `brand.test.ts` holds both to the same values.
 */
export const brand = {
  ground: { light: '#fffefa', dark: '#14130e' },
  accent: '#ffd21f',
  onAccent: '#17160f',
  font: 'sans.woff2',
} as const;
