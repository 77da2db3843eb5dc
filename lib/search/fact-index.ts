import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { comparisonOf } from './compare.ts';
import type { FactValue, RowFacts } from './wish.ts';

/** What is looked up by value: the facts of rows, and their technologies. */
type Facts = RowFacts & { readonly technology?: string };
type FactName = keyof Facts;
type FactOf<Name extends FactName> = NonNullable<Facts[Name]>;
type Entry<Fact> = { readonly fact: Fact; readonly rows: Rows };

/** The rows of a list by what they state. */
export class FactIndex {
  readonly #entries = new Map<string, Map<string, Entry<unknown>>>();

  /** Adds that a row states a fact. Facts with one key are the same. */
  add(
    name: FactName,
    { key, fact }: { key: string; fact: unknown },
    row: number,
  ) {
    const entries = this.#entries.get(name) ?? new Map();
    this.#entries.set(name, entries);
    const entry = entries.get(key) ?? { fact, rows: new Rows() };
    entries.set(key, entry);
    entry.rows.add(row);
  }

  addAll(facts: RowFacts, row: number) {
    for (const [name, fact] of Object.entries(facts)) {
      const key = JSON.stringify(fact);
      if (fact !== undefined) this.add(name as FactName, { key, fact }, row);
    }
  }

  has = (name: FactName, key: string): boolean =>
    this.#entries.get(name)?.has(key) ?? false;

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

  /**
   * The rows that state something, by values made of it; the value of most
   * first.
   */
  rowsBy<Name extends FactName>(
    name: Name,
    valuesOf: (fact: FactOf<Name>) => readonly string[],
  ): ReadonlyMap<string, Rows> {
    const all = new Map<string, Rows>();
    for (const { fact, rows } of this.#entriesOf(name))
      for (const value of valuesOf(fact))
        all.set(value, all.get(value)?.union(rows) ?? rows.clone());
    const counted = Array.from(all, ([value, rows]) => ({
      value,
      rows,
      count: rows.size(),
    }));
    counted.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
    return new Map(counted.map(({ value, rows }) => [value, rows]));
  }
}
