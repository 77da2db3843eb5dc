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
export const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}+#]|[.&/'’‐‑-](?=[\p{L}\p{N}]))*/gu;
export const INNER = /[.&/'’‐‑-]/g;
const PLAIN = /^\p{L}+$/u;
export const VERSIONED = /^(\p{L}[\p{L}+#]+)\d+$/u;

/** A word without inner punctuation: `back-end` and `backend` are the same. */
export const joined = (word: string) => (PLAIN.test(word) ? word : word.replace(INNER, ''));

/** For each word of a query, folded, the spellings that match: the word itself, or joined with its neighbour ("back end"). */
export type QueryWords = readonly (readonly string[])[];

/** The words of a query: "Senior C# developer, CI/CD" has `senior`, `c#`, `developer`, `ci` and `cd`. */
export function queryWords(text: string): QueryWords {
  const words = (fold(text).match(WORD) ?? []).flatMap((word) => word.split(/[&/]/)).filter((word) => word !== '');
  const bare = words.map(joined);
  return words.map((word, index) => [
    word,
    ...(word.search(INNER) > 0 ? [joined(word)] : []),
    ...(index > 0 ? [bare.slice(index - 1, index + 1).join('')] : []),
    ...(index + 1 < words.length ? [bare.slice(index, index + 2).join('')] : []),
  ]);
}

/** Other words that find a word: `node.js` is also found by `node`, `.js`, `js` and `nodejs`, `c++20` also by `c++`. */
export function variants(word: string): readonly string[] {
  if (PLAIN.test(word)) return [];
  const parts = word.split(INNER).filter((part) => part !== '');
  // A single letter is a word between slashes ("C/C++"), but not as part of another word ("R&D", "C-level").
  const found = word.split('/').flatMap((one) => {
    const pieces = one.split(INNER).filter((piece) => piece !== '');
    return pieces.length > 1 ? pieces.filter((piece) => piece.length > 1) : pieces;
  });
  const compound = parts.length > 1 || word.startsWith('.');
  const written = compound ? [...found, parts.join(''), ...(word.match(/\.[^.&/'’‐‑-]+/g) ?? [])] : [];
  return [...written, ...[word, ...found].flatMap((part) => VERSIONED.exec(part)?.[1] ?? [])];
}

// "R & D" is a single word like "R&D", so that neither matches the language R.
const LETTERS_AND = /(?<![\p{L}\p{N}])(\p{L}) & (?=\p{L}(?![\p{L}\p{N}]))/gu;

/** Visits the words of a text, folded, with whether each is adjacent to the previous one. */
export function forEachWord(text: string, visit: (word: string, isNeighbour: boolean) => void): void {
  let end = Number.NaN;
  const folded = fold(text);
  const read = folded.includes(' & ') ? folded.replace(LETTERS_AND, '$1&') : folded;
  for (const match of read.matchAll(WORD)) {
    const [word] = match;
    visit(word, match.index === end + 1);
    end = match.index + word.length;
  }
}
