const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The end of the last segment that ends at or before `most`. */
function lastEnd(segmenter: Intl.Segmenter, text: string, most: number): number {
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return end;
}

/**
 * Shortens a text to at most `most` characters (UTF-16 units), including the "…" that marks the cut. Cuts after
 * a word if one ends in the second half, also in scripts without spaces; otherwise between grapheme clusters
 * (Unicode UAX #29).
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // Segmentation depends only on nearby characters, so the rest need not be examined.
  const head = text.slice(0, most + 64);
  const wordEnd = lastEnd(words, head, most - 1);
  const end = wordEnd > most / 2 ? wordEnd : lastEnd(graphemes, head, most - 1);
  return `${head.slice(0, end).trimEnd()}…`;
}
