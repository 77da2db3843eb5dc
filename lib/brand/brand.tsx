/**
 * What browsers can't take from `public/assets/site.css`: the colour of their
 * own frame, and the font that pages load first.
 */
export const brand = {
  ground: { light: '#fffefa', dark: '#14130e' },
  font: 'sans.woff2',
} as const;

/**
 * The site's mark, in the colour of the surrounding text. Decorative: the name
 * stands beside it.
 */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M20 3.5H3.5v17H20"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
      />
      <circle cx="19" cy="12" r="3" fill="currentColor" />
    </svg>
  );
}
