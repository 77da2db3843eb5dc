import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { degreeOf } from './compare.ts';
import type { SearchIndex } from './search-index.ts';
import {
  type FactName,
  type FactValue,
  isOfWords,
  type Reading,
  type Value,
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
/** Words that stand in a role so many times count half. */
const HALF = 0.3;
/** What is not wanted, but only mentioned, comes last. */
const MENTIONED = -1_000;
/** More wishes are a profile: nothing is expected to meet them all. */
const MOST_TO_MATCH = 8;

/** What rows are of a wish, or of one of its values. */
type Judgement = {
  /** Those that meet it, in more than a running text. */
  readonly rows: Rows;
  /** Of each row, how much that counts: below 0 if it states something else. */
  readonly points: Float32Array;
};
export type JudgedWish = Judgement & { readonly wish: Wish };

function judgeWords(index: SearchIndex, { groups }: WordsValue): Judgement {
  const { rows, numbers } = index.words.find(groups);
  const rarity = Math.log(1 + index.size / Math.max(1, rows.size()));
  const most = WORDS + (RARE * rarity) / Math.log(1 + index.size);
  const points = new Float32Array(index.size);
  const named = new Rows();
  for (const row of rows.array()) {
    const number = numbers[row] ?? 0;
    if (number >= 1) named.add(row);
    points[row] = (most * number) / (number + HALF);
  }
  return { rows: named, points };
}

function judgeFact(index: SearchIndex, value: FactValue): Judgement {
  const points = new Float32Array(index.size);
  const met = new Rows();
  for (const entry of index.facts.entriesOf(value.kind)) {
    const { fact, rows, rowNumbers } = entry;
    const degree = degreeOf(value, fact);
    if (degree > 0) met.union(rows);
    const own = FACTS[value.kind] * degree;
    for (const row of rowNumbers) points[row] = own;
  }
  return { rows: met, points };
}

const judgeValue = (index: SearchIndex, value: Value): Judgement =>
  isOfWords(value) ? judgeWords(index, value) : judgeFact(index, value);

/** What rows are of a wish, of which any value is enough. */
function judge(index: SearchIndex, wish: Wish): JudgedWish {
  const [value, ...others] = wish.values;
  if (!value) throw new Error('A wish has values.');
  const { rows, points } = judgeValue(index, value);
  for (const other of others) {
    const judgement = judgeValue(index, other);
    rows.union(judgement.rows);
    judgement.points.forEach((own, row) => {
      points[row] = Math.max(points[row] ?? 0, own);
    });
  }
  return { wish, rows, points };
}

/** Whether an assignment is to meet a wish, which is not only for the order. */
const isExpected = ({ wish }: JudgedWish): boolean =>
  wish.isWanted && !wish.isLoose;

/** What the points of a row for a wish count among those for others. */
function scoreFor({ isWanted }: Wish, points: number): number {
  if (isWanted) return points;
  // What states something else than what is not wanted comes first.
  return points > 0 ? MENTIONED : -points;
}

/**
 * The score of each row, how many of the wishes that are expected it meets, and
 * the rows that state something against one.
 */
function tally(judgements: readonly JudgedWish[], size: number) {
  const scores = new Float32Array(size);
  const numberMet = new Uint8Array(size);
  const against = new Rows();
  for (const judgement of judgements) {
    const { wish, points } = judgement;
    const isCounted = isExpected(judgement);
    for (let row = 0; row < points.length; row += 1) {
      const own = points[row] ?? 0;
      if (own === 0) continue;
      scores[row] = (scores[row] ?? 0) + scoreFor(wish, own);
      if (isCounted && own > 0) numberMet[row] = (numberMet[row] ?? 0) + 1;
      if (isCounted && own < 0) against.add(row);
    }
  }
  return { scores, numberMet, against };
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
  const expected = judgements.filter(isExpected);
  const isProfile = expected.length > MOST_TO_MATCH;
  const isUnknown = wishes.length === 0 && nowhere.length > 0;
  // What does not have a word is not silent about it.
  const isOfFacts = expected.every(({ wish }) => !wish.values.every(isOfWords));
  const unwanted = judgements.filter(
    ({ wish, rows }) => !wish.isWanted && !rows.isEmpty(),
  );
  const left = all.clone();
  for (const { rows } of unwanted) left.difference(rows);
  const { scores, numberMet, against } = tally(judgements, index.size);
  const [every, some] = [new Rows(), new Rows()];
  for (const row of left.array()) {
    const met = numberMet[row] ?? 0;
    const isEvery = met === expected.length && !isProfile && !isUnknown;
    if (isEvery) every.add(row);
    if (met > 0 || (isOfFacts && !against.has(row))) some.add(row);
  }
  const isNothingMet = isUnknown || some.isEmpty();
  return {
    judgements,
    /** What is not wanted, but had by some. */
    unwanted: unwanted.map(({ wish }) => wish),
    /** Whether so much was typed that nothing is expected to meet it all. */
    isProfile,
    every,
    /** Without anything that meets some of it, all that is not left out. */
    some: isNothingMet ? left : some,
    isNothingMet,
    scores,
  };
}
