const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The largest end of a segment that is not beyond `most`. */
function lastEnd(segmenter: Intl.Segmenter, text: string, most: number): number {
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return end;
}

/**
 * A text of at most `most` characters (UTF-16 units), its mark «…» included. It ends after a word where one ends in its
 * second half, in scripts without spaces too, else after a character as readers see it (Unicode UAX #29), never inside one.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // A segment depends on its neighbours only, so nothing beyond has to be looked at.
  const head = text.slice(0, most + 64);
  const wordEnd = lastEnd(words, head, most - 1);
  const end = wordEnd > most / 2 ? wordEnd : lastEnd(graphemes, head, most - 1);
  return `${head.slice(0, end).trimEnd()}…`;
}
