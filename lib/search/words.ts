// Letters that Unicode does not decompose into a base letter and an accent.
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ð: 'd', đ: 'd', ł: 'l', þ: 'th', ħ: 'h' };

/** Normalises text for comparison: ignores case and accents. */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  // Upper case first, which makes "ß" and "ss" the same.
  return plain
    .toUpperCase()
    .toLowerCase()
    .replace(/[øæœðđłþħ]/g, (letter) => LETTERS[letter] ?? letter);
}

// A word may start with a dot, contain + and # anywhere, and . & / ' - between letters: .NET, C#, C++, Node.js, CI/CD, back-end.
export const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}+#]|[.&/'’:*‐‑-](?=[\p{L}\p{N}]))*/gu;
const INNER = /[.&/'’:*‐‑-]/g;

/** The words of a text, folded. */
export const wordsIn = (text: string): readonly string[] => fold(text).match(WORD) ?? [];

/** A word without inner punctuation: `back-end` and `backend` are the same, `.net` and `net` are not. */
export const joined = (word: string): string => word.slice(0, 1) + word.slice(1).replace(INNER, '');

/** The parts of a word with inner punctuation, except single letters, which are words only between slashes ("C/C++"). */
export function partsOf(word: string): readonly string[] {
  return word.split('/').flatMap((one) => {
    const parts = one.split(INNER).filter((part) => part !== '');
    return parts.length > 1 ? parts.filter((part) => part.length > 1) : parts;
  });
}

/** The singulars that an English or French plural may have, and a word with accents as one letter that were written as two. */
export function formsOf(word: string): readonly string[] {
  if (!/^[a-z]{4,40}$/.test(word)) return [];
  const singulars = /(?:ss|us|is)$/.test(word) ? [] : [word.replace(/ies$/, 'y').replace(/s$/, '')];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) singulars.push(word.slice(0, -2));
  const vowels = word.length > 4 ? word.replace(/([aou])e/g, '$1').replace(/aa/g, 'a') : word;
  return [...singulars, vowels].filter((form) => form !== word);
}
