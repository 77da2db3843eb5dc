// As in `text-html.ts`.
const ITEM = /^[ \t]*(?:[-*]\s+|•\s*)(?:\d{1,3}\.\s+)?(?=\S)/;
const ENDS = /[.!?…:;,]$/;

/** A text of several lines as one sentence after another: the items of a list follow each other after semicolons. */
export function inOneLine(text: string): string {
  let line = '';
  let wasItem = false;
  for (const given of text.split('\n')) {
    const words = given.replace(ITEM, '').replace(/\s+/g, ' ').trim();
    if (words === '') continue;
    const isItem = ITEM.test(given);
    const needsMark = wasItem && !ENDS.test(line);
    line += `${needsMark ? (isItem ? ';' : '.') : ''} ${words}`;
    wasItem = isItem;
  }
  return line.trim();
}
