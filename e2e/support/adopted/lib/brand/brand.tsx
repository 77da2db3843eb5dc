export const brand = {
  ground: { light: '#ffffff', dark: '#0b1020' },
  font: 'sans.woff2',
} as const;

export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect x="2" y="2" width="28" height="28" rx="6" fill="currentColor" />
      <path d="M9 22l7-13 7 13" fill="none" stroke="#8fb4ff" strokeWidth="4" />
    </svg>
  );
}
