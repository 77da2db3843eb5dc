import * as z from 'zod';
import { cutText } from '../public-project/cut-text.ts';
import type { Reasons } from '../search/reasons.ts';
import type { Wish } from '../search/wish.ts';

const Texts = z.array(z.string()).optional();

/**
 * What an assignment meets of what was asked for, what it does not state, and
 * what it does not meet, each in few words. What it states instead is in its row.
 */
export const BriefReasons = z.object({
  meets: Texts,
  not_stated: Texts,
  against: Texts,
});

const MOST_OF_WISH = 30;

/** Texts in short; `undefined` for none. */
function inShort(wishes: readonly Wish[]) {
  if (wishes.length === 0) return undefined;
  return wishes.map(({ text }) => cutText(text, MOST_OF_WISH));
}

export const briefReasons = ({ met, notStated, against }: Reasons) => ({
  meets: inShort(met),
  not_stated: inShort(notStated),
  against: inShort(against),
});
