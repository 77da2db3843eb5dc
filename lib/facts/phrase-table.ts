export type Token = { readonly text: string; readonly start: number; readonly end: number };

export const tokensIn = (text: string, pattern: RegExp, textOf = (found: string) => found): readonly Token[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    text: textOf(found),
    start: index,
    end: index + found.length,
  }));

/** A phrase of a table, with its types in the order of the table. */
export type Phrase<Type> = { readonly words: readonly string[]; readonly types: Set<Type>; readonly amount?: number };

const JOIN = /^[ '’‐‑-]?$/;

/** Whether tokens stand as the words of a phrase do: with a space, a hyphen or an apostrophe between them. */
export const areJoined = (text: string, tokens: readonly Token[]): boolean =>
  tokens.every(({ start }, at) => at === 0 || JOIN.test(text.slice(tokens[at - 1]?.end, start)));

const isForm = (form: string, word = '') => (form.endsWith('~') ? word.startsWith(form.slice(0, -1)) : word === form);

const hasAnyEnding = (phrase: string) => phrase.includes('~');
/** Among phrases of as many words, an exact one comes before one with any ending, and a longer beginning before a shorter one. */
const byExactness = (a: string, b: string) => Number(hasAnyEnding(a)) - Number(hasAnyEnding(b)) || b.length - a.length;

/**
 * Finds the longest phrase of a table that starts at a token. In the table, `~` stands for any ending of a word, and a colon is
 * before the number that a phrase says.
 */
export function phraseFinder<Type extends string>(table: Readonly<Record<Type, readonly string[]>>) {
  const phrases = new Map<string, Phrase<Type>[]>();
  for (const [type, rows] of Object.entries(table) as [Type, readonly string[]][]) {
    for (const entry of rows.flatMap((row) => row.split(', '))) {
      const [phrase = '', amount] = entry.split(':');
      const same = phrases.get(phrase.slice(0, 1)) ?? [];
      const before = same.find(({ words }) => words.join(' ') === phrase);
      if (before) before.types.add(type);
      else same.push({ words: phrase.split(' '), types: new Set([type]), ...(amount && { amount: Number(amount) }) });
      phrases.set(phrase.slice(0, 1), same);
    }
  }
  for (const same of phrases.values()) {
    same.sort((a, b) => b.words.length - a.words.length || byExactness(a.words.join(''), b.words.join('')));
  }
  return (text: string, tokens: readonly Token[], at: number): Phrase<Type> | undefined =>
    phrases
      .get(tokens[at]?.text.slice(0, 1) ?? '')
      ?.find(
        ({ words }) =>
          words.every((form, n) => isForm(form, tokens[at + n]?.text)) &&
          areJoined(text, tokens.slice(at, at + words.length)),
      );
}
