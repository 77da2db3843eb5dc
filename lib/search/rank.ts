import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { comparisonOf } from './compare.ts';
import type { SearchIndex } from './search-index.ts';
import {
  type FactValue,
  isOfWords,
  type Reading,
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

/** What the rows are of a wish, or of one of its values. */
type Judgement = {
  /**
   * Of each row, how much that counts: above 0 if it meets the wish, below 0 if
   * it states something else, 0 if it does not say.
   */
  readonly points: Float32Array;
  /** The rows that meet it in more than a running text. */
  readonly named: Rows;
};
export type JudgedWish = Judgement & {
  readonly wish: Wish;
  /** What does not have a word is not silent about it. */
  readonly isAllWords: boolean;
};

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
  return { points, named };
}

function judgeFact(index: SearchIndex, value: FactValue): Judgement {
  const most = comparisonOf(value).points;
  const points = new Float32Array(index.size);
  const named = new Rows();
  for (const { degree, rows } of index.facts.degreesOf(value)) {
    if (degree > 0) named.union(rows);
    rows.forEach((row) => {
      points[row] = most * degree;
    });
  }
  return { points, named };
}

/** What the rows are of a wish, of which any value is enough. */
function judge(index: SearchIndex, wish: Wish): JudgedWish {
  const isAllWords = wish.values.every(isOfWords);
  const points = new Float32Array(index.size);
  if (!isAllWords) points.fill(Number.NEGATIVE_INFINITY);
  const named = new Rows();
  for (const value of wish.values) {
    const isWords = isOfWords(value);
    const judgement = isWords
      ? judgeWords(index, value)
      : judgeFact(index, value);
    named.union(judgement.named);
    judgement.points.forEach((own, row) => {
      // A place may also be found as a word, which speaks against nothing.
      if (own === 0 && isWords) return;
      points[row] = Math.max(points[row] ?? 0, own);
    });
  }
  return { wish, isAllWords, points, named };
}

/** What the points of a row for a wish count among those for others. */
function scoreFor({ isWanted, isLoose }: Wish, points: number): number {
  if (isWanted) return isLoose ? RUNNING * points : points;
  // What states something else than what is not wanted comes first.
  return points > 0 ? MENTIONED - points : -points;
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
  const isCounted = ({ wish }: JudgedWish) => wish.isWanted && !wish.isLoose;
  const most = judgements.filter(isCounted).length;
  const isProfile = most > MOST_TO_MATCH;
  const isUnknown = wishes.length === 0 && nowhere.length > 0;
  const rows = all.clone();
  for (const { wish, named } of judgements)
    if (!wish.isWanted) rows.difference(named);
  const [every, some] = [new Rows(), new Rows()];
  const scores = new Float32Array(index.size);
  rows.forEach((row) => {
    let [score, met, unmet] = [0, 0, 0];
    for (const judged of judgements) {
      const own = judged.points[row] ?? 0;
      score += scoreFor(judged.wish, own);
      if (!isCounted(judged)) continue;
      if (own > 0) met += 1;
      else if (own < 0 || judged.isAllWords) unmet += 1;
    }
    scores[row] = score;
    if (met === most && !isProfile && !isUnknown) every.add(row);
    if (met > 0 || unmet === 0) some.add(row);
  });
  const isNothingMet = isUnknown || some.isEmpty();
  return {
    judgements,
    /** Whether so much was typed that nothing is expected to meet it all. */
    isProfile,
    every,
    /** Without anything that meets some of it, all that is not left out. */
    some: isNothingMet ? rows : some,
    isNothingMet,
    scores,
  };
}
