/**
 * Shortens a text to at most `most` characters (UTF-16 units), including the
 * "…" that marks the cut. Cuts at a space if one is in the second half,
 * otherwise between characters.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most - 1);
  const start = text.slice(0, space > most / 2 ? space : most - 1);
  // Not between the halves of a character.
  return `${start.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
