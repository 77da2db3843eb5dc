import {
  comparisonOf,
  type FactName,
  type FactOf,
  neededLanguages,
} from './compare.ts';
import type { JudgedWish } from './rank.ts';
import { type FactValue, isOfWords, type RowFacts, type Wish } from './wish.ts';

/** What a role states, with the name of the fact. */
export type StatedFact = {
  readonly [Name in FactName]: {
    readonly name: Name;
    readonly fact: FactOf<Name>;
  };
}[FactName];

/** What an assignment is of what was asked for, by its best role. */
export type Reasons = {
  readonly met: readonly Wish[];
  /** What it does not state, or in words that may mean anything. */
  readonly notStated: readonly Wish[];
  /** What it does not meet, with what it states instead. */
  readonly against: readonly (StatedFact & { readonly wish: Wish })[];
  /** What was not wanted, but is mentioned. */
  readonly mentioned: readonly string[];
};

/** What is not wanted, without the word that says so. */
export const unwantedText = ({ text }: Wish) => text.replace(/^not /, '');

/** What a row states instead of a wish; `null` if that says nothing. */
function factFor({ values }: Wish, facts: RowFacts): StatedFact | null {
  const value = values.find((each): each is FactValue => !isOfWords(each));
  if (!value) return null;
  const name = comparisonOf(value).fact;
  const { languages } = facts;
  if (
    name === 'languages' &&
    languages &&
    neededLanguages(languages).length === 0
  )
    return null;
  return { name, fact: facts[name] } as StatedFact;
}

/** The wishes by what a row with some facts states of them. */
export function reasonsOf(
  judgements: readonly JudgedWish[],
  row: number,
  facts: RowFacts,
): Reasons {
  const [met, notStated]: [Wish[], Wish[]] = [[], []];
  const against: (StatedFact & { readonly wish: Wish })[] = [];
  const mentioned: string[] = [];
  for (const { wish, points } of judgements) {
    const own = points[row] ?? 0;
    const other = own < 0 ? factFor(wish, facts) : null;
    if (!wish.isWanted) {
      if (own > 0) mentioned.push(unwantedText(wish));
    } else if (own > 0) met.push(wish);
    else if (other) against.push({ ...other, wish });
    else if (!wish.isLoose) notStated.push(wish);
  }
  return { met, notStated, against, mentioned };
}
