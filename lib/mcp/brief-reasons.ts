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
type BriefReasons = z.infer<typeof BriefReasons>;

const MOST_OF_WISH = 30;

const shortTexts = (wishes: readonly Wish[]) =>
  wishes.map(({ text }) => cutText(text, MOST_OF_WISH));

/** The reasons of a search, each in few words. */
export function briefReasons(reasons: Reasons): BriefReasons {
  const against = shortTexts(reasons.against.map(({ wish }) => wish));
  const mentions = reasons.mentioned.map((word) => `mentions ${word}`);
  const lists = {
    meets: shortTexts(reasons.met),
    not_stated: shortTexts(reasons.notStated),
    against: [...against, ...mentions],
  };
  const present = Object.entries(lists).filter(([, list]) => list.length > 0);
  return Object.fromEntries(present);
}

export const KINDS = ['meets', 'not_stated', 'against'] as const;
type Kind = (typeof KINDS)[number];

/** The kinds of reasons that are the same for several assignments. */
export function sharedKinds(all: readonly BriefReasons[]): readonly Kind[] {
  const [first, ...others] = all;
  if (others.length === 0) return [];
  return KINDS.filter((kind) =>
    others.every((reasons) => String(reasons[kind]) === String(first?.[kind])),
  );
}

/** “meets: Java; not stated: 80 %; against: remote” */
export function reasonsText(
  reasons: BriefReasons = {},
  kinds: readonly Kind[] = [],
): string {
  const texts = kinds.map((kind) => {
    const list = reasons[kind];
    return list ? `${kind.replace('_', ' ')}: ${list.join(', ')}` : '';
  });
  return inLine(texts.filter(Boolean).join('; '));
}
