import type { Span } from '../facts/scan.ts';
import type { Value } from './wish.ts';

/** What some words of a sentence ask for, with their places. */
export type Mention = {
  /** Any is enough; none if the words leave nothing out. */
  readonly values: readonly Value[];
  readonly spans: readonly Span[];
  readonly isUnwanted?: boolean;
  readonly isLoose?: boolean;
};
