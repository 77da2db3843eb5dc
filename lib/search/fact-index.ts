import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { comparisonOf } from './compare.ts';
import type { FactValue, RowFacts } from './wish.ts';

const { compare } = new Intl.Collator('en');

/** What rows are looked up by: their facts, and their technologies. */
type Facts = RowFacts & { readonly technology?: string };
type FactName = keyof Facts;
type FactOf<Name extends FactName> = NonNullable<Facts[Name]>;
type Entry<Fact> = { readonly fact: Fact; readonly rows: Rows };

/** The rows of a list by what they state. */
export class FactIndex {
  readonly #entries = new Map<FactName, Map<string, Entry<unknown>>>();

  /** Adds that a row states a fact. Facts with one key are the same. */
  add(name: FactName, fact: unknown, row: number, key = JSON.stringify(fact)) {
    const entries = this.#entries.get(name) ?? new Map();
    this.#entries.set(name, entries);
    const entry = entries.get(key) ?? { fact, rows: new Rows() };
    entries.set(key, entry);
    entry.rows.add(row);
  }

  addAll(facts: RowFacts, row: number) {
    for (const [name, fact] of Object.entries(facts))
      if (fact !== undefined) this.add(name as FactName, fact, row);
  }

  #entriesOf<Name extends FactName>(name: Name) {
    const entries = this.#entries.get(name)?.values() ?? [];
    return [...entries] as readonly Entry<FactOf<Name>>[];
  }

  /** The rows that state something, by how far that is a value. */
  degreesOf(value: FactValue) {
    const { fact: name, degree } = comparisonOf(value);
    return this.#entriesOf(name).map(({ fact, rows }) => ({
      degree: degree(value, fact),
      rows,
    }));
  }

  /** Values made of what some rows state, that of most first, then by name. */
  frequent<Name extends FactName, Value>(
    name: Name,
    some: Rows,
    valuesOf: (fact: FactOf<Name>) => readonly Value[],
  ): readonly Value[] {
    const counts = new Map<Value, number>();
    for (const { fact, rows } of this.#entriesOf(name)) {
      const count = rows.intersection_size(some);
      for (const value of count > 0 ? valuesOf(fact) : [])
        counts.set(value, count + (counts.get(value) ?? 0));
    }
    return [...counts]
      .sort(([a, m], [b, n]) => n - m || compare(String(a), String(b)))
      .map(([value]) => value);
  }
}
