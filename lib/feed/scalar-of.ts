/** A text or number as a string; `null` for anything else. */
export const scalarOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : null;
