// Letters that Unicode does not decompose into a base letter and an accent.
const SPELLINGS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
};

/** Most words; in lower case, "US" would be the pronoun. */
const PLAIN = /^(?!US$)[A-Za-z\d]*$/;

/**
 * Normalises text for comparison: ignores case and accents. Takes time in
 * proportion to the text.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = text
    // Sorting a long run of marks (UAX #15, canonical ordering) takes quadratic
    // time, so those that stand alone go first.
    .replace(/\p{M}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // In lower case, "US" would be the pronoun.
    .replace(/\bU\.?S\b/g, 'USA')
    .replaceAll('’', "'");
  // Upper case first, which makes "ß" and "ss" the same.
  const lower = plain.toUpperCase().toLowerCase();
  return lower.replace(/[øæœðđłþħ]/g, (letter) => SPELLINGS[letter] ?? letter);
}

// A word may start with a dot, contain + and # anywhere, and . & ' - between
// letters: .NET, C#, C++, Node.js, R&D, back-end.
export const WORD =
  /\.?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}+#]|[.&'’:*‐‑-](?=[\p{L}\p{N}]))*/gu;

/** The words of a text, folded. */
export function wordsIn(text: string): readonly string[] {
  return fold(text).match(WORD) ?? [];
}
