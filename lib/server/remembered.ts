import { LRUCache } from 'lru-cache';

const MOST_REMEMBERED = 2_000;
const LONGEST_REMEMBERED = 500;

/** A function of a text that remembers its results: most requests repeat earlier ones. Long texts are unusual and not kept. */
export function remembered<T extends string | boolean>(compute: (text: string) => T): (text: string) => T {
  const results = new LRUCache<string, T>({ max: MOST_REMEMBERED });
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (text.length <= LONGEST_REMEMBERED) results.set(text, result);
    return result;
  };
}
