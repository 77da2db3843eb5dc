/**
 * Shortens a text to at most `most` characters (UTF-16 units), including the
 * "…" that marks the cut. Cuts at a space if one is in the second half,
 * otherwise between characters.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most - 1);
  const end = space > most / 2 ? space : most - 1;
  const start = text
    .slice(0, end)
    // Not between the halves of a character.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
  return `${start}…`;
}
