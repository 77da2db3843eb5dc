import type { Span } from '../facts/scan.ts';
import type { FactValue } from './wish.ts';

/** What some words of a text ask for, with their places. */
export type Mention = {
  /** Any is enough; none if the words leave nothing out. */
  readonly values: readonly FactValue[];
  readonly spans: readonly Span[];
  readonly isWanted: boolean;
};

export const mention = (
  values: readonly FactValue[],
  spans: readonly Span[],
  isWanted = true,
): Mention => ({ values, spans, isWanted });
