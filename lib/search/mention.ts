import type { Span } from '../facts/scan.ts';
import type { Value, Wish } from './wish.ts';

/** What some words of a sentence ask for, with their places. */
export type Mention = Pick<Wish, 'values' | 'isWanted' | 'isLoose'> & {
  readonly spans: readonly Span[];
};

/** Words that ask for a value; without one, they leave nothing out. */
export const mention = (
  value: Value | null,
  spans: readonly Span[],
  isWanted = true,
): Mention => ({
  values: value === null ? [] : [value],
  spans,
  isWanted,
  isLoose: false,
});
