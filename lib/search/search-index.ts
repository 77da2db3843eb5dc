import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { countryNamesOf } from '../facts/country.ts';
import { factsOf } from '../facts/project-facts.ts';
import { WORD } from '../public-project/words.ts';
import type { PublicProject, PublicProjectRole } from '../public-project.ts';
import { type ChoiceName, valuesOf } from './choice-values.ts';
import type { TextFilter } from './filter.ts';
import { isFactFilter, type RowFacts } from './filter-rules.ts';
import { createKnownWords } from './known-words.ts';
import { thingsOf, tokensIn, type Word, wordOf } from './terms.ts';
import { asOne } from './words.ts';

// A match counts more in short fields: most in the title of a role, least in running text.
const BOOSTS = { role: 6, name: 3, technology: 3, location: 2, sector: 2, languages: 1, text: 1 } as const;
const FIELDS = Object.keys(BOOSTS);
type Texts = { readonly [field in keyof typeof BOOSTS]?: string | undefined };

// More of a text is not searched, so that a single one takes a few milliseconds.
const MOST_OF_TEXT = 20_000;
/** A text is read in parts of about this many characters, so that each takes a few milliseconds. */
const PART = 1_500;
/** A word that is not indexed. */
const NO_WORD: Word = { one: '', stem: '', term: '', terms: [] };
/** The limits of each cache of matches: the most entries, and the most bytes. */
export const KEPT = { max: 2_000, maxSize: 10_000_000 };

/** A value to choose, shared by all names of one thing: the spelling that is shown, and how often each spelling occurs. */
export type Value = { shown: string; readonly written: Map<string, number> };

/** A role of an assignment, or an assignment without roles, with its values to choose from. */
type Row = RowFacts & { readonly values: Readonly<Record<ChoiceName, readonly Value[]>> };

/** A number for each row: 0 for a row that does not match, otherwise 1 or a score. */
export type Rows = Float32Array | Uint8Array;

/** The sum of a row's scores. */
export const sumOf = (hits: readonly Rows[]) => (row: number) => hits.reduce((sum, rows) => sum + (rows[row] ?? 0), 0);

/** What is searched of a role and, with the first one, of its assignment. */
function textsOf(project: PublicProject, role: PublicProjectRole, at: number): Texts {
  const { title, tech_stack, languages, allocation, price } = role;
  const ofRole = { role: title, technology: tech_stack, languages };
  if (at > 0) return { ...ofRole, text: [allocation, price].join('\n\n') };
  const { name, sector, id, timeline, status, context } = project;
  // A country is found by all its names, also where only a city is named.
  const location = [project.location, ...(factsOf(project).countries?.value ?? []).flatMap(countryNamesOf)].join(', ');
  // The context is last, so that the rest is searched however long it is.
  return { ...ofRole, name, location, sector, text: [id, timeline, status, allocation, price, context].join('\n\n') };
}

/** The words of a text in parts, without what is not searched. */
function* partsOf(text = '') {
  for (let start = 0; start < Math.min(text.length, MOST_OF_TEXT); start += PART) yield text.slice(start, start + PART);
}

/** The search index of a list of assignments: of their roles, because a title and a technology must be those of one role. */
export function createSearchIndex(projects: readonly PublicProject[]) {
  const ranking = new MiniSearch<Texts & { readonly row: number }>({
    fields: FIELDS,
    idField: 'row',
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: BOOSTS },
  });
  const rows: Row[] = [];
  /** All terms, and whether any field but the text has them. */
  const terms = new Map<string, boolean>();
  const knownWords = createKnownWords();
  const named = new Map<string, Value>();
  let leftOut = 0;

  const lookUp = (written: string): Word => knownWords.lookUp(written) ?? wordOf(written);

  function indexed(written: string): Word {
    const word = knownWords.lookUp(written);
    if (word === undefined) leftOut += 1;
    return word ?? NO_WORD;
  }

  function termsIn(text: string, field?: string): string[] {
    const tokens = tokensIn(text.slice(0, MOST_OF_TEXT), indexed);
    const found = [...new Set(tokens.flatMap(({ word }) => word.terms))];
    for (const term of found) terms.set(term, field !== 'text' || terms.get(term) === true);
    return found;
  }

  /**
   * The choice for a value of a row. Values that name one thing share a choice, which is shown in English if one of them is, otherwise
   * as the first; a title in its most frequent spelling.
   */
  function choiceOf(name: ChoiceName, text: string): Value {
    const things = isFactFilter(name)
      ? [text]
      : tokensIn(text.replaceAll('-', ' '), lookUp).flatMap(({ word }) => thingsOf(word.term));
    const key = `${name} ${things.toSorted().join(' ')}`;
    const value = named.get(key) ?? { shown: text, written: new Map<string, number>() };
    const times = (value.written.get(text) ?? 0) + 1;
    const most = value.written.get(value.shown) ?? 0;
    value.written.set(text, times);
    const isEnglish = asOne(text) === asOne(things.join(' '));
    if (name === 'role' && times !== most ? times > most : isEnglish) value.shown = text;
    named.set(key, value);
    return value;
  }

  /** Builds the index, one role or a part of its text in each step. */
  function* build(): Generator<void> {
    for (const project of projects) {
      for (const [at, role] of (project.roles.length > 0 ? project.roles : [{ title: '' }]).entries()) {
        const texts = textsOf(project, role, at);
        for (const part of partsOf(texts.text)) {
          for (const [written] of part.matchAll(WORD)) knownWords.lookUp(written);
          yield;
        }
        ranking.add({ row: rows.length, ...texts });
        const facts = factsOf(project);
        const row = { project, facts, role: facts.roles[at] };
        const values = valuesOf(role, row).map(([name, texts]) => [name, texts.map((text) => choiceOf(name, text))]);
        rows.push({ ...row, values: Object.fromEntries(values) as Row['values'] });
        yield;
      }
    }
  }

  const kept = new LRUCache<string, Rows>({
    ...KEPT,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    memoMethod(key) {
      const [name = '', ...queries] = key.split(' ');
      // A match outside the fields of a role counts for all rows of its assignment.
      const ownerOf = (row: Row | undefined) => (name === 'role' || name === 'technology' ? row : row?.project);
      const scores = new Map<unknown, number>();
      for (const { id, score } of ranking.search({ queries, fields: name === 'q' ? FIELDS : [name] })) {
        const owner = ownerOf(rows[id]);
        scores.set(owner, (scores.get(owner) ?? 0) + score);
      }
      return Float32Array.from(rows, (row) => scores.get(ownerOf(row)) ?? 0);
    },
  });

  /** The rows for which something holds. */
  function where(holds: (row: Row, at: number) => boolean): Rows {
    const found = new Uint8Array(rows.length);
    rows.forEach((row, at) => {
      if (holds(row, at)) found[at] = 1;
    });
    return found;
  }

  return {
    ...knownWords,
    lookUp,
    build,
    /** How many words of texts are not indexed, because there are too many different ones. */
    leftOut: () => leftOut,
    rows: rows as readonly Row[],
    where,
    /** The rows that are in all of these. */
    inAll: (sets: readonly Rows[]): Rows => where((_, at) => sets.every((set) => set[at])),
    /** The number of assignments that have a row in all of these. */
    countIn(sets: readonly Rows[]): number {
      const found = new Set<PublicProject>();
      rows.forEach(({ project }, at) => {
        if (sets.every((set) => set[at])) found.add(project);
      });
      return found.size;
    },
    /** The rows that have any of these terms in the field of a filter, or for `q` in any field, with scores. */
    having: (wanted: readonly string[], name: TextFilter = 'q'): Rows => kept.memo([name, ...wanted].join(' ')),
    /** Whether any of these terms occurs. */
    has: (wanted: readonly string[]) => wanted.some((term) => terms.has(term)),
    /** Whether any of these terms occurs elsewhere than in running text. */
    isNamed: (wanted: readonly string[]) => wanted.some((term) => terms.get(term)),
  };
}

export type SearchIndex = Omit<ReturnType<typeof createSearchIndex>, 'build'>;
