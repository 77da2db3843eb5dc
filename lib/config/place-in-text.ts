/** A position in a text as people give it, for example "line 3, column 12". */
export function placeInText(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
