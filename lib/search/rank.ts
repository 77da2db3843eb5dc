import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { comparisonOf } from './compare.ts';
import type { SearchIndex } from './search-index.ts';
import {
  type FactValue,
  isOfWords,
  type Reading,
  type Value,
  type Wish,
  type WordsValue,
} from './wish.ts';

/** How much words count, and how much more if they are the rarest. */
const WORD_POINTS: Readonly<Record<WordsValue['kind'], number>> = {
  technology: 20,
  role: 20,
  sector: 18,
  word: 14,
};
const RARE = 20;
/** The share of these that depends on where the words stand. */
const BY_FIELD = 0.3;
/** What counts of words that are only in a running text. */
const RUNNING = 0.3;
/** What is not wanted, but only mentioned, comes last. */
const MENTIONED = -1_000;
/** More wishes are a profile: nothing is expected to meet them all. */
const MOST_TO_MATCH = 8;

/** What rows are of a wish, or of one of its values. */
type Judgement = {
  /** Those that meet it, or that state something else. */
  readonly rows: Rows;
  /** Those that meet it in more than a running text. */
  readonly named: Rows;
  /** Of each row, how much that counts: below 0 if it states something else. */
  readonly points: Float32Array;
};
export type JudgedWish = Judgement & { readonly wish: Wish };

function judgeWords(index: SearchIndex, value: WordsValue): Judgement {
  const { rows, named, scores } = index.words.find(value.groups);
  const rarity = Math.log(1 + index.size / Math.max(1, rows.size()));
  const most =
    WORD_POINTS[value.kind] + (RARE * rarity) / Math.log(1 + index.size);
  let best = 0;
  rows.forEach((row) => {
    best = Math.max(best, scores[row] ?? 0);
  });
  const points = new Float32Array(index.size);
  rows.forEach((row) => {
    const share = (1 - BY_FIELD) * (named.has(row) ? 1 : RUNNING);
    points[row] = most * (share + (BY_FIELD * (scores[row] ?? 0)) / best);
  });
  return { rows, points, named };
}

function judgeFact(index: SearchIndex, value: FactValue): Judgement {
  const most = comparisonOf(value).points;
  const points = new Float32Array(index.size);
  const [judged, named] = [new Rows(), new Rows()];
  for (const { degree, rows } of index.facts.degreesOf(value)) {
    if (degree === 0) continue;
    judged.union(rows);
    if (degree > 0) named.union(rows);
    rows.forEach((row) => {
      points[row] = most * degree;
    });
  }
  return { rows: judged, points, named };
}

const judgeValue = (index: SearchIndex, value: Value): Judgement =>
  isOfWords(value) ? judgeWords(index, value) : judgeFact(index, value);

/** What rows are of a wish, of which any value is enough. */
function judge(index: SearchIndex, wish: Wish): JudgedWish {
  const [value, ...others] = wish.values;
  if (!value) throw new Error('A wish has values.');
  const { rows, named, points } = judgeValue(index, value);
  for (const other of others) {
    const judgement = judgeValue(index, other);
    // A place may also be found as a word, which speaks against nothing.
    if (!isOfWords(other)) judgement.rows.union(rows);
    judgement.rows.forEach((row) => {
      const most = Math.max(points[row] ?? 0, judgement.points[row] ?? 0);
      points[row] = most;
    });
    rows.union(judgement.rows);
    named.union(judgement.named);
  }
  return { wish, rows, named, points };
}

/** What the points of a row for a wish count among those for others. */
function scoreFor({ isWanted, isLoose }: Wish, points: number): number {
  if (isWanted) return isLoose ? RUNNING * points : points;
  // What states something else than what is not wanted comes first.
  return points > 0 ? MENTIONED - points : -points;
}

/** How many of some wishes each row meets, and which rows are against one. */
function countMet(index: SearchIndex, wanted: readonly JudgedWish[]) {
  const met = new Uint8Array(index.size);
  const against = new Rows();
  for (const { rows, points } of wanted)
    rows.forEach((row) => {
      const own = points[row] ?? 0;
      if (own > 0) met[row] = (met[row] ?? 0) + 1;
      if (own < 0) against.add(row);
    });
  return { met, against };
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
  const scores = new Float32Array(index.size);
  const left = all.clone();
  for (const { wish, rows, named, points } of judgements) {
    if (!wish.isWanted) left.difference(named);
    rows.forEach((row) => {
      scores[row] = (scores[row] ?? 0) + scoreFor(wish, points[row] ?? 0);
    });
  }
  const wanted = judgements.filter(
    ({ wish }) => wish.isWanted && !wish.isLoose,
  );
  const { met, against } = countMet(index, wanted);
  const isProfile = wanted.length > MOST_TO_MATCH;
  const isUnknown = wishes.length === 0 && nowhere.length > 0;
  // What does not have a word is not silent about it.
  const isOfFacts = wanted.every(({ wish }) => !wish.values.every(isOfWords));
  const [every, some] = [new Rows(), new Rows()];
  left.forEach((row) => {
    const count = met[row] ?? 0;
    if (count === wanted.length && !isProfile && !isUnknown) every.add(row);
    const isSilent = isOfFacts && !against.has(row);
    if (count > 0 || isSilent) some.add(row);
  });
  const isNothingMet = isUnknown || some.isEmpty();
  return {
    judgements,
    /** Whether so much was typed that nothing is expected to meet it all. */
    isProfile,
    every,
    /** Without anything that meets some of it, all that is not left out. */
    some: isNothingMet ? left : some,
    isNothingMet,
    scores,
  };
}
