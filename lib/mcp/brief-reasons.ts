import * as z from 'zod';
import { countryName } from '../facts/country.ts';
import { languageName } from '../facts/languages.ts';
import { cutText } from '../public-project/cut-text.ts';
import { type FactOf, monthsOf, neededLanguages } from '../search/compare.ts';
import type { Reasons, StatedFact } from '../search/reasons.ts';
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

const MOST_PLACES = 2;

function placesText({ places, countries }: FactOf<'place'>): string {
  const names = places.map(({ name }) => name);
  const all = names.length > 0 ? names : countries.map(countryName);
  return `in ${all.slice(0, MOST_PLACES).join(', ')}`;
}

/** What a role states that speaks against a wish. */
function factText({ name, fact }: StatedFact): string {
  switch (name) {
    case 'place':
      return placesText(fact);
    case 'way':
      return fact === 'not-stated' ? '' : WAYS[fact];
    case 'workload':
      return `${fact.from}–${fact.to} %`;
    case 'languages':
      return `needs ${neededLanguages(fact).map(languageName).join(', ')}`;
    case 'rate':
      return `${fact.amount} ${fact.currency}/h`;
    case 'start':
      return `starts ${monthsOf(fact).from}`;
    case 'lastDay':
      return `apply by ${fact}`;
    case 'changed':
      return `of ${fact}`;
    default:
      return '';
  }
}

const shortTexts = (wishes: readonly Wish[]) =>
  wishes.map(({ text }) => cutText(text, MOST_OF_WISH));

/** The reasons of a search, each in few words. */
export function briefReasons(reasons: Reasons): BriefReasons {
  const { met, notStated, against, mentioned } = reasons;
  const facts = new Set(against.map(factText));
  const mentions = mentioned.map((word) => `mentions ${word}`);
  const lists = {
    meets: shortTexts(met),
    not_stated: shortTexts(notStated),
    against: [...facts, ...mentions].filter(Boolean),
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
