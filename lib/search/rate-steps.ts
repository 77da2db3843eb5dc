import type { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { FactIndex } from './fact-index.ts';

const MOST_CURRENCIES = 6;
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_STEPS = 7;

/** Some amounts, rounded down to at most eight steps. */
function stepsOf(amounts: readonly number[]): readonly number[] {
  const least = Math.min(...amounts);
  const range = Math.max(...amounts) - least;
  const step =
    STEPS.find((each) => range / each <= MOST_STEPS) ??
    Math.ceil(range / MOST_STEPS);
  return [...new Set(amounts.map((each) => Math.floor(each / step) * step))];
}

/** The rates that some rows state, in steps, in each of some currencies. */
export function rateSteps(facts: FactIndex, rows: Rows): readonly string[] {
  const currencies = facts.currenciesOf(rows);
  return currencies.slice(0, MOST_CURRENCIES).flatMap((currency) => {
    const amounts = facts.frequent('rate', rows, (rate) =>
      rate.currency === currency ? [rate.amount] : [],
    );
    return stepsOf(amounts).map((amount) => `${amount} ${currency}`);
  });
}
