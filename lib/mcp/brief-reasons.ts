import * as z from 'zod';
import { countryName } from '../facts/country.ts';
import { languageName } from '../facts/languages.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { Instead, Reasons } from '../search/reasons.ts';
import type { Wish } from '../search/wish.ts';
import { inLine } from './assignment-output.ts';
import { WAYS } from './brief-assignment.ts';

/**
 * What an assignment meets of what was asked for, what it does not state, and
 * what speaks against it.
 */
export const BriefReasons = z.object({
  meets: z.array(z.string()).optional(),
  not_stated: z.array(z.string()).optional(),
  against: z.array(z.string()).optional(),
});
type BriefReasons = z.infer<typeof BriefReasons>;

const MOST_OF_WISH = 30;

/** What a role states that speaks against a wish. */
function insteadText(instead: Instead): string {
  switch (instead.kind) {
    case 'mentions':
      return `mentions ${instead.word}`;
    case 'place': {
      const countries = instead.countries.map(countryName);
      return `in ${[...instead.places, ...countries].join(', ')}`;
    }
    case 'way':
      return WAYS[instead.way];
    case 'workload':
      return `${instead.from}–${instead.to} %`;
    case 'needs':
      return `needs ${instead.codes.map(languageName).join(', ')}`;
    case 'without':
      return `without ${languageName(instead.code)}`;
    case 'rate':
      return `${instead.amount} ${instead.currency}/h`;
    case 'starts':
      return `starts ${instead.month}`;
    case 'apply-by':
      return `apply by ${instead.day}`;
    case 'changed':
      return `of ${instead.day}`;
  }
}

const shortTexts = (wishes: readonly Wish[]) =>
  wishes.map(({ text }) => cutText(text, MOST_OF_WISH));

/** The reasons of a search, each in few words. */
export function briefReasons(reasons: Reasons): BriefReasons {
  const { met, notStated, unclear, instead } = reasons;
  const lists = {
    meets: shortTexts(met),
    not_stated: shortTexts([...notStated, ...unclear]),
    against: [...new Set(instead.map(insteadText))],
  };
  const present = Object.entries(lists).filter(([, list]) => list.length > 0);
  return Object.fromEntries(present);
}

const LABELS = {
  meets: 'meets ',
  not_stated: 'not stated: ',
  against: 'but ',
} as const;
type Kind = keyof typeof LABELS;
export const KINDS = Object.keys(LABELS) as readonly Kind[];

/** The kinds of reasons that are the same for several assignments. */
export function sharedKinds(all: readonly BriefReasons[]): readonly Kind[] {
  const [first, ...others] = all;
  if (others.length === 0) return [];
  return KINDS.filter((kind) =>
    others.every((reasons) => String(reasons[kind]) === String(first?.[kind])),
  );
}

/** “meets Java; not stated: 80 %; but on site” */
export function reasonsText(
  reasons: BriefReasons = {},
  kinds: readonly Kind[] = [],
): string {
  const texts = kinds.map((kind) => {
    const list = reasons[kind];
    return list ? `${LABELS[kind]}${list.join(', ')}` : '';
  });
  return inLine(texts.filter(Boolean).join('; '));
}
