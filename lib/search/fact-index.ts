import { TypedFastBitSet as Rows } from 'typedfastbitset';
import type { RowFacts } from './row-facts.ts';

/** The order of names, in which “Java 8” is before “Java 21”. */
export const { compare } = new Intl.Collator('en', { numeric: true });

/** What rows are looked up by: their facts, and their technologies. */
type Facts = RowFacts & { readonly technology: string };
type Fact<Name extends keyof Facts> = NonNullable<Facts[Name]>;
type Entry<Fact> = {
  readonly fact: Fact;
  readonly rows: Rows;
};

/** The rows of a list by what they state. */
export class FactIndex {
  readonly #entries = new Map<string, Map<string, Entry<unknown>>>();

  /** Adds a fact that a row may state. Facts with one key are the same. */
  add(name: string, fact: unknown, row: number, key = JSON.stringify(fact)) {
    if (!fact) return;
    const entries = this.#entries.get(name) ?? new Map();
    this.#entries.set(name, entries);
    const entry = entries.get(key) ?? { fact, rows: new Rows() };
    entries.set(key, entry);
    entry.rows.add(row);
  }

  /** Each fact that rows state, with these rows. */
  entriesOf<Name extends keyof Facts>(name: Name) {
    const entries = this.#entries.get(name)?.values() ?? [];
    return [...entries] as readonly Entry<Fact<Name>>[];
  }

  /** The currencies of the rates that some rows state, that of most first. */
  currenciesOf = (rows: Rows) =>
    frequent('rate', ({ currency }) => [currency])(this, rows);
}

/** Values made of what some rows state, that of most first, then by name. */
export const frequent =
  <Name extends keyof Facts, Value>(
    name: Name,
    valuesOf: (fact: Fact<Name>) => readonly Value[],
  ) =>
  (facts: FactIndex, some: Rows): readonly Value[] => {
    const counts = new Map<Value, number>();
    for (const { fact, rows } of facts.entriesOf(name)) {
      const count = rows.intersection_size(some);
      for (const value of count > 0 ? valuesOf(fact) : [])
        counts.set(value, count + (counts.get(value) ?? 0));
    }
    return [...counts]
      .sort(([a, m], [b, n]) => n - m || compare(String(a), String(b)))
      .map(([value]) => value);
  };
