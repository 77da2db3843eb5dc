import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { SearchIndex } from './search-index.ts';
import {
  type FactValue,
  isOfWords,
  type Reading,
  type Value,
  type Wish,
  type WordsValue,
} from './wish.ts';

/** How much a fact counts if it is what was asked for; against it if not. */
const FACT_POINTS: Readonly<Record<FactValue['kind'], number>> = {
  place: 24,
  way: 16,
  language: 14,
  speaks: 14,
  'not-speaks': 14,
  workload: 12,
  'part-time': 12,
  rate: 12,
  start: 10,
  'apply-by': 10,
  since: 10,
};
/** How much words count, and how much more if they are the rarest. */
const WORD_POINTS: Readonly<
  Record<WordsValue['kind'], { readonly least: number; readonly rare: number }>
> = {
  technology: { least: 20, rare: 20 },
  role: { least: 20, rare: 20 },
  sector: { least: 18, rare: 20 },
  word: { least: 14, rare: 20 },
};
/** The share of these that depends on where the words stand. */
const BY_FIELD = 0.3;
/** What counts of words that are only in a running text. */
const RUNNING = 0.3;
/** What is not wanted, but only mentioned, comes last. */
const MENTIONED = -1_000;
/** More wishes are a profile: nothing is expected to meet them all. */
const MOST_TO_MATCH = 8;

/** What rows are of a wish, and how much that counts for each. */
export type Judgement = {
  readonly wish: Wish;
  readonly met: Rows;
  /** The rows that say so in more than a running text. */
  readonly stated: Rows;
  readonly against: Rows;
  /** Of a row that it is met by, or that is against it. */
  readonly pointsOf: (row: number) => number;
};
type JudgedValue = Omit<Judgement, 'wish'>;

function bestOf(rows: Rows, scores: Float32Array): number {
  let best = 0;
  rows.forEach((row) => {
    best = Math.max(best, scores[row] ?? 0);
  });
  return best;
}

function judgeWords(index: SearchIndex, value: WordsValue): JudgedValue {
  const { rows, named, scores } = index.words.havingAll(value, index.size);
  const { least, rare } = WORD_POINTS[value.kind];
  const all = Math.log(1 + index.size);
  const rarity = Math.log(1 + index.size / Math.max(1, rows.size())) / all;
  const best = bestOf(rows, scores);
  const most = least + rare * rarity;
  const pointsOf = (row: number) => {
    if (!rows.has(row)) return 0;
    const share = (1 - BY_FIELD) * (named.has(row) ? 1 : RUNNING);
    return most * (share + (BY_FIELD * (scores[row] ?? 0)) / best);
  };
  return { met: rows, stated: named, against: new Rows(), pointsOf };
}

function judgeFact(index: SearchIndex, value: FactValue): JudgedValue {
  const [met, against] = [new Rows(), new Rows()];
  const degrees = new Float32Array(index.size);
  for (const { degree, rows } of index.degrees(value)) {
    if (degree === 0) continue;
    (degree > 0 ? met : against).union(rows);
    rows.forEach((row) => {
      degrees[row] = degree;
    });
  }
  const pointsOf = (row: number) =>
    FACT_POINTS[value.kind] * (degrees[row] ?? 0);
  return { met, stated: met, against, pointsOf };
}

const judgeValue = (index: SearchIndex, value: Value): JudgedValue =>
  isOfWords(value) ? judgeWords(index, value) : judgeFact(index, value);

/** What rows are of two values of which one is enough. */
function eitherOf(a: JudgedValue, b: JudgedValue): JudgedValue {
  const met = a.met.new_union(b.met);
  return {
    met,
    stated: a.stated.new_union(b.stated),
    // Words don’t speak against a fact.
    against: (a.against.isEmpty()
      ? b.against
      : b.against.isEmpty()
        ? a.against
        : a.against.new_intersection(b.against)
    ).new_difference(met),
    pointsOf(row) {
      const both = [a.pointsOf(row), b.pointsOf(row)];
      const isMet = both.some((points) => points > 0);
      return isMet ? Math.max(...both) : Math.min(...both);
    },
  };
}

function judge(index: SearchIndex, wish: Wish): Judgement {
  const [first, ...others] = wish.values.map((value) =>
    judgeValue(index, value),
  );
  if (!first) throw new Error('A wish has values.');
  return { wish, ...others.reduce(eitherOf, first) };
}

const intersectionOf = (all: Rows, some: readonly Judgement[]) =>
  some.reduce((rows, { met }) => rows.intersection(met), all.clone());

/** The rows of which no wish is unmet, as far as they say. */
function silent(all: Rows, some: readonly Judgement[]): Rows {
  const rows = all.clone();
  for (const { wish, met, against } of some) {
    rows.difference(against);
    if (wish.values.some(isOfWords) && wish.values.every(isOfWords))
      rows.intersection(met);
  }
  return rows;
}

function scoresOf(index: SearchIndex, judgements: readonly Judgement[]) {
  const scores = new Float32Array(index.size);
  for (const { wish, pointsOf, met, against } of judgements) {
    // What states something else than what is not wanted comes first.
    const share = wish.isWanted ? (wish.isLoose ? RUNNING : 1) : -1;
    const add = (row: number) => {
      scores[row] = (scores[row] ?? 0) + share * pointsOf(row);
    };
    met.forEach(add);
    against.forEach(add);
    if (wish.isWanted) continue;
    met.forEach((row) => {
      scores[row] = (scores[row] ?? 0) + MENTIONED;
    });
  }
  return scores;
}

/**
 * What the rows of a list are of what was typed: those that meet all of it,
 * those that meet some, and a score for each row.
 */
export function rank(index: SearchIndex, { wishes, nowhere }: Reading) {
  const judgements = wishes.map((wish) => judge(index, wish));
  const isProfile =
    wishes.filter(({ isWanted, isLoose }) => isWanted && !isLoose).length >
    MOST_TO_MATCH;
  const all = index.all.clone();
  for (const { wish, stated } of judgements)
    if (!wish.isWanted) all.difference(stated);
  const wanted = judgements.filter(
    ({ wish }) => wish.isWanted && !wish.isLoose,
  );
  const isUnknown = wishes.length === 0 && nowhere.length > 0;
  const some = silent(all, wanted);
  for (const { met } of wanted) some.union(met.new_intersection(all));
  const isNothingMet = isUnknown || some.isEmpty();
  return {
    judgements,
    /** Whether so much was typed that nothing is expected to meet it all. */
    isProfile,
    every: isProfile || isUnknown ? new Rows() : intersectionOf(all, wanted),
    /** Without anything that meets some of it, all that is not left out. */
    some: isNothingMet ? all : some,
    isNothingMet,
    scores: scoresOf(index, judgements),
  };
}
export type Ranking = ReturnType<typeof rank>;
