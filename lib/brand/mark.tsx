/** The site's mark, in the colour of the surrounding text. Decorative: the name appears beside it. */
export function Mark({ size }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20 3.5H3.5v17H20" fill="none" stroke="currentColor" strokeWidth="3.5" />
      <circle cx="19" cy="12" r="3" fill="currentColor" />
    </svg>
  );
}
