import * as z from 'zod';
import { countryName } from '../facts/country.ts';
import { languageName } from '../facts/languages.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { Instead, Reasons } from '../search/reasons.ts';
import type { Wish } from '../search/wish.ts';
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

const present = (words: readonly string[]) =>
  words.length > 0 ? [...new Set(words)] : undefined;

/** The reasons of a search, each in few words. */
export function briefReasons({
  met,
  notStated,
  unclear,
  instead,
}: Reasons): BriefReasons {
  const short = ({ text }: Wish) => cutText(text, MOST_OF_WISH);
  return {
    meets: present(met.map(short)),
    not_stated: present([...notStated, ...unclear].map(short)),
    against: present(instead.map(insteadText)),
  };
}

const KINDS = ['meets', 'not_stated', 'against'] as const;

/** The reasons that several assignments share; none of a single one. */
export function sharedReasons(all: readonly BriefReasons[]): BriefReasons {
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) return {};
  const shared = KINDS.map((kind) => {
    const words = first[kind]?.filter((word) =>
      others.every((reasons) => reasons[kind]?.includes(word)),
    );
    return [kind, words];
  });
  return Object.fromEntries(shared);
}

const LABELS = {
  meets: 'meets ',
  not_stated: 'not stated: ',
  against: 'but ',
} as const;

/** “meets Java; not stated: 80 %; but on site”, without what is said before. */
export function reasonsText(
  reasons: BriefReasons,
  before: BriefReasons = {},
): string {
  const parts = KINDS.map((kind) => {
    const words = (reasons[kind] ?? []).filter(
      (word) => !before[kind]?.includes(word),
    );
    return words.length > 0 ? `${LABELS[kind]}${words.join(', ')}` : '';
  });
  return parts.filter(Boolean).join('; ');
}
