/**
 * What browsers can't take from `public/assets/site.css`: the colour of their
 * own frame, and the font that pages load first.
 */
export const brand = {
  ground: { light: '#fffefa', dark: '#14130e' },
  font: 'sans.woff2',
} as const;

/** The width and height of the mark's drawing. */
export const MARK_SIZE = 24;

/** The shapes of the mark, in the colour of the surrounding text. */
export function MarkShapes() {
  return (
    <>
      <path
        d="M20 3.5H3.5v17H20"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
      />
      <circle cx="19" cy="12" r="3" fill="currentColor" />
    </>
  );
}

/** The site's mark. Decorative: the name stands beside it. */
export function Mark() {
  return (
    <svg viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} aria-hidden="true">
      <MarkShapes />
    </svg>
  );
}
