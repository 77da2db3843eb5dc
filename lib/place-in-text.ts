/** Where something stands in a text, as a person counts: «line 3, column 12». */
export function placeInText(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
