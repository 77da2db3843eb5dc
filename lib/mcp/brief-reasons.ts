import { cutText } from '../public-project/cut-text.ts';
import type { Reasons } from '../search/reasons.ts';
import type { Wish } from '../search/wish.ts';
import { inLine } from './assignment-output.ts';

const MOST_OF_WISH = 30;
const shortTexts = (wishes: readonly Wish[]) =>
  wishes.map(({ text }) => cutText(text, MOST_OF_WISH));

/**
 * What an assignment meets of what was asked for, what it does not state, and
 * what it does not meet, each in few words. What it states instead is in its row.
 */
export function briefReasons({ met, notStated, against, mentioned }: Reasons) {
  const mentions = mentioned.map((word) => `mentions ${word}`);
  const reasons = {
    meets: shortTexts(met),
    not_stated: shortTexts(notStated),
    against: [...shortTexts(against), ...mentions],
  };
  return Object.entries(reasons).filter(([, words]) => words.length > 0);
}

/** “meets: Java, remote”, “not stated: 80 %”, “against: Berlin” */
export const reasonTexts = (reasons: ReturnType<typeof briefReasons>) =>
  reasons.map(([kind, words]) =>
    inLine(`${kind.replace('_', ' ')}: ${words.join(', ')}`),
  );
