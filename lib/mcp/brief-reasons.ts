import * as z from 'zod';
import { cutText } from '../public-project/cut-text.ts';
import type { Reasons } from '../search/reasons.ts';
import type { Wish } from '../search/wish.ts';
import { inLine } from './assignment-output.ts';

/**
 * What an assignment meets of what was asked for, what it does not state, and
 * what it does not meet. What it states instead is in its row.
 */
export const BriefReasons = z.object({
  meets: z.array(z.string()).optional(),
  not_stated: z.array(z.string()).optional(),
  against: z.array(z.string()).optional(),
});

const MOST_OF_WISH = 30;
const shortTexts = (wishes: readonly Wish[]) =>
  wishes.map(({ text }) => cutText(text, MOST_OF_WISH));

/** The reasons of a search, each in few words. */
export function briefReasons({
  met,
  notStated,
  against,
  mentioned,
}: Reasons): z.infer<typeof BriefReasons> {
  const unmet = shortTexts(against);
  const mentions = mentioned.map((word) => `mentions ${word}`);
  const lists = {
    meets: shortTexts(met),
    not_stated: shortTexts(notStated),
    against: [...unmet, ...mentions],
  };
  const present = Object.entries(lists).filter(([, list]) => list.length > 0);
  return Object.fromEntries(present);
}

/** “meets: Java, remote”, “not stated: 80 %”, “against: Berlin” */
export const reasonTexts = (reasons: z.infer<typeof BriefReasons>) =>
  Object.entries(reasons).map(([kind, words = []]) =>
    inLine(`${kind.replace('_', ' ')}: ${words.join(', ')}`),
  );
