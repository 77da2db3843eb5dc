const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
const NEARBY = 64;

/**
 * Shortens a text to at most `most` characters (UTF-16 units), including the
 * "…" that marks the cut. Cuts after a word if one ends in the second half,
 * also in scripts without spaces; otherwise between grapheme clusters (Unicode
 * UAX #29).
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // What is further behind does not change where segments end.
  const around = text.slice(0, most + NEARBY);
  /** Where the word or character begins that does not fit. */
  const cutBy = (segmenter: Intl.Segmenter) => {
    const segments = segmenter.segment(around);
    return segments.containing(most - 1)?.index ?? 0;
  };
  const afterWord = cutBy(words);
  const isLong = afterWord > most / 2;
  const end = isLong ? afterWord : cutBy(graphemes);
  return `${text.slice(0, end).trimEnd()}…`;
}
