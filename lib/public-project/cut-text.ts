const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

// Segmentation depends only on nearby characters, so only those around the cut are examined.
const BEFORE = 256;
const AFTER = 64;

/** The end of the last segment that ends at or before `most`; 0 if none does. */
function lastEnd(segmenter: Intl.Segmenter, text: string, most: number): number {
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return end;
}

/** Where to start so that nothing before it changes where the segments end: after a space, if there is one nearby. */
function startBefore(text: string, most: number): number {
  const from = most - BEFORE;
  if (from <= 0) return 0;
  const start = from + text.slice(from, from + BEFORE / 2).search(/\s/) + 1;
  return /[\udc00-\udfff]/.test(text.charAt(start)) ? start + 1 : start;
}

/**
 * Shortens a text to at most `most` characters (UTF-16 units), including the "…" that marks the cut. Cuts after
 * a word if one ends nearby and in the second half, also in scripts without spaces; otherwise between grapheme clusters
 * (Unicode UAX #29).
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = startBefore(text, most);
  const around = text.slice(start, most + AFTER);
  const wordEnd = lastEnd(words, around, most - 1 - start);
  const isFarEnough = wordEnd > 0 && start + wordEnd > most / 2;
  const end = isFarEnough ? wordEnd : lastEnd(graphemes, around, most - 1 - start);
  return `${text.slice(0, start + end).trimEnd()}…`;
}
