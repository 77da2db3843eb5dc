// Letters that Unicode does not decompose into a base letter and an accent.
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ð: 'd', đ: 'd', ł: 'l', þ: 'th', ħ: 'h' };

const ASCII = /^[\x20-\x7e\n]*$/;

/** Normalises text for comparison: ignores case and accents. */
export function fold(text: string): string {
  // Most texts are ASCII and need nothing else.
  if (ASCII.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      // Upper case first, which makes "ß" and "ss" the same.
      .toUpperCase()
      .toLowerCase()
      .replace(/[øæœðđłþħ]/g, (letter) => LETTERS[letter] ?? letter)
  );
}

// A word may start with a dot, contain + and # anywhere, and . & / ' - between letters: .NET, C#, C++, Node.js, CI/CD, back-end.
export const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}+#]|[.&/'’:*‐‑-](?=[\p{L}\p{N}]))*/gu;
const INNER = /[.&/'’:*‐‑-]/g;
const PLAIN = /^\p{L}+$/u;
const VERSIONED = /^(\p{L}[\p{L}+#]+)\d+$/u;

/** The words of a text, folded. */
export const wordsIn = (text: string): readonly string[] => fold(text).match(WORD) ?? [];

/** A word without inner punctuation: `back-end` and `backend` are the same, `.net` and `net` are not. */
export const joined = (word: string): string => word.slice(0, 1) + word.slice(1).replace(INNER, '');

/** The parts of a word with inner punctuation, except single letters, which are words only between slashes ("C/C++"). */
export function partsOf(word: string): readonly string[] {
  if (PLAIN.test(word)) return [];
  return word.split('/').flatMap((one) => {
    const parts = one.split(INNER).filter((part) => part !== '');
    return parts.length > 1 ? parts.filter((part) => part.length > 1) : parts;
  });
}

/** What else a word is found by in a text: `node.js` by `node`, `.js` and `js`, `c++20` by `c++`. */
export function piecesOf(word: string): readonly string[] {
  if (PLAIN.test(word)) return [];
  const parts = partsOf(word);
  const unversioned = [word, ...parts].flatMap((part) => VERSIONED.exec(part)?.[1] ?? []);
  return [...parts, ...(word.match(/\.[^.&/'’:*‐‑-]+/g) ?? []), word.replace(INNER, ''), ...unversioned];
}

// Longer words have no other forms.
const LATIN = /^[a-z]{4,40}$/;
const HISSED = /(?:s|x|z|ch|sh)$/;

/** The singular of an English or French plural, and a word with accents as one letter that were written as two. */
export function formsOf(word: string): readonly string[] {
  if (!LATIN.test(word)) return [];
  const vowels = word.length > 4 ? [word.replace(/([aou])e/g, '$1').replace(/aa/g, 'a')] : [];
  return [...singularsOf(word), ...vowels].filter((form) => form !== word);
}

function singularsOf(word: string): readonly string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (/(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return [];
  return word.endsWith('es') && HISSED.test(word.slice(0, -2))
    ? [word.slice(0, -2), word.slice(0, -1)]
    : [word.slice(0, -1)];
}
