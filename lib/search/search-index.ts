import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { countryName } from '../facts/country.ts';
import { detailsOf } from '../facts/details-of.ts';
import { factsOf } from '../facts/project-facts.ts';
import { type FactFilter, type TextFilter, VALUE_FILTERS, type ValueFilter } from '../filters.ts';
import type { PublicProject, PublicProjectRole } from '../public-project/public-project.ts';
import { WORD } from '../public-project/words.ts';
import { LONGEST_VALUE } from './filter.ts';
import { FACT_FILTERS, type Row, rules } from './filter-rules.ts';
import { createIndexedWords } from './indexed-words.ts';
import { createListValues } from './list-values.ts';
import { tokensIn, type Word, wordOf } from './terms.ts';
import { asOne } from './words.ts';

// A match counts more in short fields: most in the title of a role, least in running text.
const OF_ROLE = { role: 6, technology: 3, languages: 1, terms: 1 } as const;
const OF_PROJECT = { name: 3, location: 2, sector: 2, text: 1 } as const;
const BOOSTS = { ...OF_ROLE, ...OF_PROJECT };
/** The details that are searched by themselves. */
const OWN_FIELDS: readonly (keyof PublicProject)[] = ['location', 'sector'];
type Texts = { readonly [field in keyof typeof BOOSTS]?: string | undefined };
const RUNNING_TEXT: readonly (string | undefined)[] = ['text', 'terms'];

// More of a text is not searched, so that a single one takes a few milliseconds.
const MOST_OF_TEXT = 20_000;
/** A text is read in parts of about this many characters, so that each takes a few milliseconds. */
const PART = 1_500;
/** The most entries of a list’s index: words of texts, each counted once. More would take more memory than a small server has. */
const MOST_ENTRIES = 3_000_000;
const MOST_VALUES = 100;
const NO_WORD: Word = { one: '', stem: '', term: '', terms: [] };
/** The cache of hits: the most entries, and the most bytes. */
const CACHE = { max: 2_000, maxSize: 10_000_000 };

export type Hits = { readonly rows: Rows; readonly scores: Float32Array };

/** The technologies of a role: its `tech_stack` split at commas, semicolons, bars, bullets and line breaks. */
export function technologiesOf({ tech_stack = '' }: Pick<PublicProjectRole, 'tech_stack'>): readonly string[] {
  return tech_stack.split(/[,;|•·\n]+/).map((value) => value.trim());
}

/** What is searched of a role and, with the first one, of its assignment. */
function textsOf(project: PublicProject, role: PublicProjectRole, at: number): Texts {
  const { title, tech_stack, languages, allocation = '', price = '' } = role;
  const ofRole = { role: title, technology: tech_stack, languages, terms: `${allocation}\n\n${price}` };
  if (at > 0) return ofRole;
  const { name, sector, id, context } = project;
  // A country is found by its names, not by a word of them, also where only a city is named.
  const countries = (factsOf(project).countries?.value ?? []).map((code) => asOne(countryName(code)));
  const location = [project.location, ...countries].join(', ');
  const stated = detailsOf(project).flatMap(({ field, value }) =>
    field && !OWN_FIELDS.includes(field) ? [value] : [],
  );
  // The context is last, so that the rest is searched however long it is.
  return { ...ofRole, name, location, sector, text: [id, ...stated, context].join('\n\n') };
}

/** The values to choose from that a role has, for each filter that is a text. */
function valuesOf({ title, tech_stack }: PublicProjectRole, { project, facts }: Row, name: ValueFilter) {
  const values = {
    role: [title],
    technology: technologiesOf({ tech_stack }),
    location: facts.places,
    sector: [project.sector ?? ''],
  };
  const some = values[name].slice(0, MOST_VALUES).map((value) => value.slice(0, LONGEST_VALUE).trim());
  return some.filter((value) => value.search(WORD) >= 0);
}

function* partsOf(text = '') {
  for (let start = 0; start < Math.min(text.length, MOST_OF_TEXT); start += PART) yield text.slice(start, start + PART);
}

/** The currency in which most roles state a rate, and these rates. */
function inMainCurrency(rates: ReadonlyMap<string, Rows>) {
  const totals = new Map<string, number>();
  for (const [rate, rows] of rates) {
    const [currency = ''] = rate.split(' ');
    totals.set(currency, (totals.get(currency) ?? 0) + rows.size());
  }
  const [[currency] = ['']] = [...totals].sort(([, a], [, b]) => b - a);
  const main = [...rates].filter(([rate]) => rate.startsWith(`${currency} `));
  return { currency, rates: new Map(main.map(([rate, rows]) => [rate.slice(currency.length + 1), rows])) };
}

/**
 * The search index of a list of assignments. It has a row for each role, because a title and a technology must be those of one
 * role; the rows of an assignment stand together.
 */
export function createSearchIndex(projects: readonly PublicProject[], mostEntries = MOST_ENTRIES) {
  const ranking = new MiniSearch<Texts & { readonly row: number }>({
    fields: Object.keys(BOOSTS),
    idField: 'row',
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: BOOSTS },
  });
  const rows: Row[] = [];
  /** All terms, and whether any field but running text has them. */
  const terms = new Map<string, boolean>();
  const words = createIndexedWords();
  /** The rows by what they state, for each filter by facts. */
  const stated = new Map(FACT_FILTERS.map((name) => [name, new Map<string, Rows>()]));
  const lookUp = (written: string): Word => words.lookUp(written) ?? wordOf(written);
  const values = createListValues(lookUp);
  let currency = '';
  let leftOut = 0;
  let entries = 0;

  function indexed(written: string): Word {
    const word = entries < mostEntries ? words.lookUp(written) : undefined;
    if (word === undefined) leftOut += 1;
    return word ?? NO_WORD;
  }

  function termsIn(text: string, field?: string): string[] {
    const tokens = tokensIn(text.slice(0, MOST_OF_TEXT), indexed);
    const found = [...new Set(tokens.flatMap(({ word }) => word.terms))];
    entries += found.length;
    for (const term of found) terms.set(term, !RUNNING_TEXT.includes(field) || terms.get(term) === true);
    return found;
  }

  function addRow(project: PublicProject, role: PublicProjectRole, at: number) {
    const facts = factsOf(project);
    const row = { project, facts, role: facts.roles[at], at };
    for (const [name, rowsBy] of stated) {
      for (const value of rules[name].statedBy(row)) {
        if (typeof value !== 'string') continue;
        const having = rowsBy.get(value) ?? new Rows();
        having.add(rows.length);
        rowsBy.set(value, having);
      }
    }
    for (const name of entries < mostEntries ? VALUE_FILTERS : []) {
      for (const text of valuesOf(role, row, name)) values.add(name, text, rows.length);
    }
    rows.push(row);
  }

  /** Builds the index, one role or a part of its text in each step. */
  function* build(): Generator<void> {
    for (const project of projects) {
      for (const [at, role] of (project.roles.length > 0 ? project.roles : [{ title: '' }]).entries()) {
        const texts = textsOf(project, role, at);
        // The first look-up of a word takes longest.
        for (const text of Object.values(texts)) {
          for (const part of partsOf(text)) {
            if (entries < mostEntries) tokensIn(part, indexed);
            yield;
          }
        }
        ranking.add({ row: rows.length, ...texts });
        addRow(project, role, at);
        yield;
      }
    }
    const main = inMainCurrency(stated.get('rate_from') ?? new Map());
    currency = main.currency;
    stated.set('rate_from', main.rates);
  }

  function hitsOf(key: string): Hits {
    const [name = '', ...queries] = key.split(' ');
    const scores = new Float32Array(rows.length);
    const found = new Rows();
    for (const boosts of [OF_ROLE, OF_PROJECT]) {
      const fields = Object.keys(boosts).filter((field) => name === 'q' || field === name);
      for (const { id, score } of fields.length > 0 ? ranking.search({ queries, fields }) : []) {
        // What is said of an assignment is said of each of its roles.
        const last = boosts === OF_ROLE ? id : id + Math.max(1, rows[id]?.project.roles.length ?? 0) - 1;
        for (let row = id; row <= last; row += 1) {
          found.add(row);
          scores[row] = (scores[row] ?? 0) + score;
        }
      }
    }
    return { rows: found, scores };
  }
  const cachedHits = new LRUCache<string, Hits>({
    ...CACHE,
    sizeCalculation: ({ scores }) => scores.byteLength * 2 + 1,
    memoMethod: hitsOf,
  });

  function all(): Rows {
    const every = new Rows();
    every.addRange(0, rows.length);
    return every;
  }

  return {
    ...words,
    all,
    lookUp,
    build,
    values,
    rows: rows as readonly Row[],
    /** The currency in which most roles state a rate; empty if none does. */
    currency: () => currency,
    /** How many words of texts are not indexed, because there are too many of them or too many different ones. */
    leftOut: () => leftOut,
    statedBy: (name: FactFilter): ReadonlyMap<string, Rows> => stated.get(name) ?? new Map(),
    /** The rows that state what a filter asks for, and those that state nothing about it. */
    stating(name: FactFilter, value: string): { readonly rows: Rows; readonly unstated: Rows } {
      const [found, unstated] = [new Rows(), all()];
      for (const [text, having] of stated.get(name) ?? []) {
        unstated.difference(having);
        if (rules[name].holds(text, value)) found.union(having);
      }
      const isAsked = name === 'remote' && value.split(',').includes('not-stated');
      return isAsked ? { rows: found.union(unstated), unstated: new Rows() } : { rows: found, unstated };
    },
    /** The number of assignments that have one of these rows. */
    countOf(some: Rows): number {
      let count = 0;
      let last = -1;
      for (const row of some.array()) {
        const first = row - (rows[row]?.at ?? 0);
        if (first !== last) count += 1;
        last = first;
      }
      return count;
    },
    /** The rows that have any of these terms in the field of a filter, or for `q` in any field. */
    having: (wanted: readonly string[], name: TextFilter = 'q'): Hits => cachedHits.memo([name, ...wanted].join(' ')),
    has: (wanted: readonly string[]) => wanted.some((term) => terms.has(term)),
    /** Whether any of these terms occurs elsewhere than in running text. */
    isNamed: (wanted: readonly string[]) => wanted.some((term) => terms.get(term)),
  };
}

export type SearchIndex = Omit<ReturnType<typeof createSearchIndex>, 'build'>;
