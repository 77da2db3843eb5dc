import { LRUCache } from 'lru-cache';
import { LONGEST_PARSED_LINE, MOST_PARSED_LINES } from '../http/limits.ts';

/** A function of two header lines that remembers its results: most requests repeat earlier ones. Long ones are unusual and not kept. */
export function remembered<T extends object | boolean>(compute: (first: string, second: string) => T) {
  const results = new LRUCache<string, T>({ max: MOST_PARSED_LINES });
  return (first: string, second = ''): T => {
    // A header line contains no line break.
    const key = `${first}\n${second}`;
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(first, second);
    if (key.length <= LONGEST_PARSED_LINE) results.set(key, result);
    return result;
  };
}
