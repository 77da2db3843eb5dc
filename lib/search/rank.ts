import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { degrees } from './compare.ts';
import type { Reading } from './read-wishes.ts';
import type { SearchIndex } from './search-index.ts';
import {
  type FactName,
  type FactValue,
  isOfWords,
  type Wish,
  type WordsValue,
} from './wish.ts';

/** How much a fact counts: against a role that states something else. */
const FACTS: Readonly<Record<FactName, number>> = {
  place: 15,
  way: 14,
  workload: 13,
  rate: 12,
  start: 11,
  language: 10,
  lastDay: 10,
  changed: 10,
};
/** How much words count, and how much more if they are the rarest. */
const WORDS = 20;
const RARE = 20;
/** Words of so much weight count half. */
const HALF = 0.3;
/** Fewer points are of words that are only in a running text. */
export const NAMED = 4;
/** What is not wanted is left out; if it is only mentioned, it comes last. */
const LEFT_OUT = Number.NEGATIVE_INFINITY;
const MENTIONED = -1_000;
/** More wishes are a profile: nothing is expected to meet them all. */
const MOST_TO_MATCH = 8;

function pointsOfWords(index: SearchIndex, { groups }: WordsValue) {
  const weights = new Float32Array(index.size);
  const rows = index.words.find(groups, undefined, weights);
  const rarity = Math.log(1 + index.size / Math.max(1, rows.size()));
  const most = WORDS + (RARE * rarity) / Math.log(1 + index.size);
  const points = new Float32Array(index.size);
  rows.forEach((row) => {
    const weight = weights[row] ?? 0;
    points[row] = (most * weight) / (weight + HALF);
  });
  return points;
}

function pointsOfFact(index: SearchIndex, value: FactValue) {
  const points = new Float32Array(index.size);
  const degreeOf = degrees[value.kind] as (
    value: FactValue,
    fact: unknown,
  ) => number;
  for (const { fact, rows } of index.facts.entriesOf(value.kind)) {
    const own = FACTS[value.kind] * degreeOf(value, fact);
    rows.forEach((row) => {
      points[row] = own;
    });
  }
  return points;
}

/** What counts for a wish counts against what is not wanted. */
function unwanted(points: number): number {
  if (points >= NAMED) return LEFT_OUT;
  return points > 0 ? MENTIONED : -points;
}

/** What rows are of a wish, of which any value is enough. */
function judge(index: SearchIndex, wish: Wish) {
  const points = wish.values
    .map((value) =>
      isOfWords(value)
        ? pointsOfWords(index, value)
        : pointsOfFact(index, value),
    )
    .reduce((best, others) =>
      best.map((own, row) => Math.max(own, others[row] ?? 0)),
    );
  return {
    ...wish,
    /** Of each row, what it counts: below 0 against it. */
    points: wish.isWanted ? points : points.map(unwanted),
    /** Whether an assignment is to meet it; others affect only the order. */
    isExpected: wish.isWanted && !wish.isLoose,
  };
}
export type JudgedWish = ReturnType<typeof judge>;

/** The score of each row, and how many of the wishes that are expected it meets. */
function tally(judgements: readonly JudgedWish[], size: number) {
  const scores = new Float32Array(size);
  const numberMet = new Uint8Array(size);
  // In a profile, skills count more than where and when somebody worked.
  const most = Math.max(MOST_TO_MATCH, judgements.length);
  for (const { values, points, isExpected } of judgements) {
    const weight = values.every(isOfWords) ? 1 : MOST_TO_MATCH / most;
    for (let row = 0; row < size; row += 1) {
      const own = points[row] ?? 0;
      scores[row] = (scores[row] ?? 0) + weight * own;
      if (isExpected && own > 0) numberMet[row] = (numberMet[row] ?? 0) + 1;
    }
  }
  return { scores, numberMet };
}

/**
 * What all rows of a list are of what was typed: those that meet all of it,
 * those that meet some, and a score for each row, the highest for the best.
 */
export function rank(
  index: SearchIndex,
  all: Rows,
  { wishes, nowhere }: Reading,
) {
  const judgements = wishes.map((wish) => judge(index, wish));
  const expected = judgements.filter(({ isExpected }) => isExpected);
  const isProfile = expected.length > MOST_TO_MATCH;
  const isUnknown = wishes.length === 0 && nowhere.length > 0;
  // What does not have a word is not silent about it.
  const isOfFacts = expected.every(({ values }) => !values.every(isOfWords));
  const isSilent = (row: number) =>
    isOfFacts && expected.every(({ points }) => points[row] === 0);
  const { scores, numberMet } = tally(judgements, index.size);
  const [left, every, some] = [new Rows(), new Rows(), new Rows()];
  let isAnyMet = false;
  for (const row of all.array()) {
    if (scores[row] === LEFT_OUT) continue;
    left.add(row);
    const met = numberMet[row] ?? 0;
    if (met === expected.length && !isProfile && !isUnknown) every.add(row);
    isAnyMet ||= met > 0;
    if (met > 0 || isSilent(row)) some.add(row);
  }
  const isNothingMet = every.isEmpty() && !isAnyMet;
  return {
    judgements,
    /** What is not wanted, but had by some. */
    unwanted: judgements.filter(
      ({ isWanted, points }) => !isWanted && points.includes(LEFT_OUT),
    ),
    /** Whether so much was typed that nothing is expected to meet it all. */
    isProfile,
    every,
    /** Without anything that meets some of it, all that is not left out. */
    some: isNothingMet ? left : some,
    isNothingMet,
    scores,
  };
}
