import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { FactIndex } from './fact-index.ts';

const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_STEPS = 7;

/** Some amounts, rounded down to at most eight steps. */
function stepsOf(amounts: readonly number[]): readonly number[] {
  const range = Math.max(...amounts) - Math.min(...amounts);
  const step = STEPS.find((each) => range / each <= MOST_STEPS) ?? range;
  return [...new Set(amounts.map((amount) => amount - (amount % step)))];
}

/** The rates that some rows state, in steps, in each of their currencies. */
export const rateSteps = (facts: FactIndex, rows: Rows): readonly string[] =>
  facts.currenciesOf(rows).flatMap((currency) => {
    const amounts = facts.frequent('rate', rows, (rate) =>
      rate.currency === currency ? [rate.amount] : [],
    );
    return stepsOf(amounts).map((amount) => `${amount} ${currency}`);
  });
