import { languageCodeOf } from '../facts/languages.ts';
import { readAskedRate } from '../facts/rate.ts';
import { scan, type Token } from '../facts/scan.ts';
import { monthOf } from '../facts/start.ts';
import { type FactFilter, type FilterName, filters } from '../filters.ts';
import { isDay } from '../public-project/stated-date.ts';
import { readPlace, readPlaceValue } from './place-value.ts';
import type { FactValue, Way } from './wish.ts';

/** How one value of a filter is read. */
type Rule = {
  /** One value as it is compared; `null` if the filter does not allow it. */
  readonly read: (text: string) => string | null | readonly string[];
};
type FactRule = Rule & {
  /** What the facts of a row are compared with, any of which is enough. */
  readonly valuesOf: (texts: readonly string[]) => readonly FactValue[];
};

/** Other words for values. Programs, also in Python, write Booleans. */
const OTHER_WORDS = new Map([
  ['hybrid', 'partly'],
  ['true', 'yes'],
  ['1', 'yes'],
  ['false', 'no'],
]);

/** Reads one of a few values, in any case. */
const oneOf = (values: readonly string[]) => (text: string) => {
  const word = text.toLowerCase();
  const value = OTHER_WORDS.get(word) ?? word;
  return values.includes(value) ? value : null;
};

/**
 * A language that somebody speaks, or with a minus one that somebody doesn’t.
 */
function readLanguage(text: string): string | null {
  const code = languageCodeOf(text.replace(/^-/, ''));
  return code && (text.startsWith('-') ? `-${code}` : code);
}

/** An amount in the currency of most roles. */
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;

function readRate(text: string): string | null {
  if (AMOUNT.test(text)) return String(Number(text));
  // Here “100 SGD” is certainly money, and all of the text is the rate.
  const tokens = scan(text.toUpperCase()).map(
    (token): Token => (token.isCode ? { ...token, type: 'CURRENCY' } : token),
  );
  const { value, spans } = readAskedRate(tokens) ?? {};
  const [start, end] = spans?.[0] ?? [];
  if (!value || start !== 0 || end !== text.length) return null;
  return `${value.amount} ${value.currency ?? ''}`.trim();
}

/** How each filter by facts compares. */
export const factRules: Readonly<Record<FactFilter, FactRule>> = {
  location: {
    read: readPlace,
    valuesOf: (texts) => texts.map(readPlaceValue),
  },
  remote: {
    read: oneOf(filters.remote.values),
    valuesOf: (ways) => [{ kind: 'way', ways: ways as readonly Way[] }],
  },
  part_time: {
    read: oneOf(filters.part_time.values),
    valuesOf: ([text]) => [{ kind: 'part-time', isPart: text === 'yes' }],
  },
  speaks: {
    read: readLanguage,
    valuesOf(texts) {
      const spoken = texts.filter((text) => !text.startsWith('-'));
      if (spoken.length > 0) return [{ kind: 'speaks', codes: spoken }];
      const codes = texts.map((text) => text.slice(1));
      return [{ kind: 'speaks', codes, isNot: true }];
    },
  },
  rate_from: {
    read: readRate,
    valuesOf([text = '']) {
      const [amount, currency = ''] = text.split(' ');
      return [{ kind: 'rate', amount: Number(amount), currency }];
    },
  },
  start_after: {
    read: monthOf,
    valuesOf: ([from = null]) => [{ kind: 'start', from, to: null }],
  },
  start_before: {
    read: monthOf,
    valuesOf: ([to = null]) => [{ kind: 'start', from: null, to }],
  },
  since: {
    read: (text) => (isDay(text) ? text : null),
    valuesOf: ([day = '']) => [{ kind: 'since', day }],
  },
};

const asTyped: Rule = { read: (text) => text };
export const rules: Readonly<Record<FilterName, Rule>> = {
  ...factRules,
  q: asTyped,
  technology: asTyped,
  role: asTyped,
};
