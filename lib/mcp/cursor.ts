/** A position in a list as an opaque word. */
export function encodeCursor(offset: number): string {
  return Buffer.from(`from:${offset}`).toString('base64url');
}

/** The position in a word made by {@link encodeCursor}, or `null` for any other. */
export function decodeCursor(cursor: string): number | null {
  const match = /^from:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString());
  return match ? Number(match[1]) : null;
}
