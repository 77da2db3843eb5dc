import * as z from 'zod';
import { cutText } from '../public-project/cut-text.ts';
import type { Reasons } from '../search/reasons.ts';

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
type BriefReasons = z.infer<typeof BriefReasons>;

const MOST_OF_WISH = 30;

/** Texts in short; `undefined` for none. */
function inShort(wishes: readonly { readonly text: string }[]) {
  if (wishes.length === 0) return undefined;
  return wishes.map(({ text }) => cutText(text, MOST_OF_WISH));
}

export function briefReasons(reasons: Reasons): BriefReasons {
  const { met, notStated, against, mentioned } = reasons;
  const mentions = mentioned.map((word) => ({ text: `mentions ${word}` }));
  return {
    meets: inShort(met),
    not_stated: inShort(notStated),
    against: inShort([...against, ...mentions]),
  };
}
