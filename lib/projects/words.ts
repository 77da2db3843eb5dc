/** Text as it is compared: without case and accents (Unicode NFKD without marks). */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

// A word may start with one dot and hold . + # - & / inside, so that .NET, C#, C++, Node.js, CI/CD and back-end are words.
const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}+#]|[.&/'’-](?=[\p{L}\p{N}]))*/gu;
const INNER = /[.&/'’-]/;

/** The words of a query, folded: «Senior C# developer» is `senior`, `c#`, `developer`. */
export function queryWords(text: string): readonly string[] {
  return fold(text).match(WORD) ?? [];
}

/** All words a text can be found by: its words, and the parts of compound ones (`node.js`, also `node`, `js`, `nodejs`). */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const word of queryWords(text)) {
    words.add(word);
    if (INNER.test(word)) {
      for (const part of word.split(INNER)) if (part !== '') words.add(part);
      words.add(word.replace(new RegExp(INNER, 'g'), ''));
      words.add(word.replace(/^\./, ''));
    }
  }
  return words;
}
