import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { TypedFastBitSet as Rows } from 'typedfastbitset';
import { countryName } from '../facts/country.ts';
import { factsOf } from '../facts/project-facts.ts';
import type { FactFilter, TextFilter } from '../filters.ts';
import { processWide } from '../process-wide.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject, PublicProjectRole } from '../public-project/public-project.ts';
import { cutToLetters, type Row, RULE_NAMES, type RuleName, rules, valuesIn } from './filter-rules.ts';
import { createPlaceIndex } from './place-index.ts';
import { asOne, isExact, names, partsOf, readAhead, termOf, tokensIn } from './terms.ts';

// A match counts more in short fields: most in the title of a role, least in running text.
const OF_ROLE = { role: 6, technology: 3, languages: 1, terms: 1 } as const;
const OF_PROJECT = { name: 3, location: 2, sector: 2, text: 1 } as const;
const BOOSTS = { ...OF_ROLE, ...OF_PROJECT };
type Texts = { readonly [field in keyof typeof BOOSTS]?: string | undefined };

// More of a text is not searched. It is read in parts, so that each takes a few milliseconds.
const MOST_OF_TEXT = 20_000;
const PART = 1_500;
/** The most entries of an index: more would take more memory than a small server has. */
const MOST_ENTRIES = 3_000_000;
/** How long one step of building takes. */
const STEP_MS = 2;
const MOST_TECHNOLOGIES = 100;
const PARTICLE = /^(?:of|the|for|and|in|fur|und|der|des?|du|la|les?|en|et|av|och|i)$/;
const LETTERS = /^\p{L}{4,40}$/u;

/** Equal for words that differ only in the order of their letters. */
const lettersOf = (word: string) => [...word].sort().join('');

/** The rows that have something, each with its relevance. */
export type Hits = { readonly rows: Rows; readonly scores: Float32Array };
/** A technology of a list, in its spellings, each with how often it occurs. */
type Technology = { readonly spellings: Map<string, number>; readonly rows: number[] };
/** What a filter finds, what states nothing about it, and for rates what states another currency. */
export type Found = { readonly rows: Rows; readonly unstated: Rows; readonly other?: ReadonlyMap<string, Rows> };

/** The technologies of a role: its `tech_stack` split at commas, semicolons, bars, bullets and line breaks. */
export const technologiesOf = ({ tech_stack = '' }: Pick<PublicProjectRole, 'tech_stack'>): readonly string[] =>
  tech_stack.split(/[,;|•·\n]+/).map((value) => value.trim());

/** What is searched of a role and, with the first one, of its assignment. The context is last, so that the rest is always searched. */
function textsOf(project: PublicProject, role: PublicProjectRole, at: number): Texts {
  const { title, tech_stack, languages, allocation = '', price = '' } = role;
  const ofRole = { role: title, technology: tech_stack, languages, terms: `${allocation}\n\n${price}` };
  if (at > 0) return ofRole;
  const { name, sector, id, timeline, status, context } = project;
  const countries = (factsOf(project).countries?.value ?? []).map((code) => asOne(countryName(code)));
  const location = [project.location, ...countries].join(', ');
  return { ...ofRole, name, location, sector, text: [id, timeline, status, context].join('\n\n') };
}

const rowsFor = (all: Map<string, Rows>, value: string): Rows => {
  const rows = all.get(value) ?? new Rows();
  all.set(value, rows);
  return rows;
};

/** The index of a list. It has a row for each role, because a title and a technology must be those of one role. */
function createSearchIndex(projects: readonly PublicProject[]) {
  const rows: Row[] = [];
  const firstRows = new Map<PublicProject, number>();
  /** All terms, and whether a title, technology, place, sector or language has them. */
  const terms = new Map<string, boolean>();
  const words = new SearchableMap<string>();
  const seen = new Set<string>();
  for (const name of names) words.set(name, termOf(name));
  const stated = new Map(RULE_NAMES.map((name) => [name, new Map<string, Rows>()]));
  const technologies = new Map<string, Technology>();
  const places = createPlaceIndex();
  let entries = 0;
  let leftOut = 0;
  let currency = '';
  const text = new MiniSearch<Texts & { readonly row: number }>({
    fields: Object.keys(BOOSTS),
    idField: 'row',
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: BOOSTS },
    tokenize(all, field) {
      const tokens = tokensIn(all.slice(0, MOST_OF_TEXT));
      if (entries > MOST_ENTRIES) leftOut += tokens.length;
      if (entries > MOST_ENTRIES) return [];
      for (const { one, term } of tokens) {
        if (seen.has(one)) continue;
        seen.add(one);
        if (LETTERS.test(one)) words.set(one, term);
      }
      const found = [...new Set(tokens.flatMap((token) => token.terms))];
      entries += found.length;
      const isNamed = field !== 'text' && field !== 'terms';
      for (const term of found) terms.set(term, isNamed || terms.get(term) === true);
      return found;
    },
  });

  function addTechnologies(role: PublicProjectRole) {
    for (const value of technologiesOf(role).slice(0, MOST_TECHNOLOGIES).map(cutToLetters)) {
      const tokens = tokensIn(value.replaceAll('-', ' '));
      const things = tokens
        .filter(({ one }) => !PARTICLE.test(one))
        .flatMap(({ one, term }) => (partsOf(one).length > 0 ? partsOf(one).map(termOf) : [term]));
      const key = [...new Set(things)].sort().join(' ');
      if (key === '') continue;
      const { spellings, rows: having } = technologies.get(key) ?? { spellings: new Map<string, number>(), rows: [] };
      spellings.set(value, (spellings.get(value) ?? 0) + 1);
      having.push(rows.length);
      technologies.set(key, { spellings, rows: having });
    }
  }

  function addRow(project: PublicProject, role: PublicProjectRole, at: number) {
    const facts = factsOf(project);
    const row = { project, facts, role: facts.roles[at], at };
    for (const [name, byValue] of stated) {
      const value = rules[name].statedBy(row);
      if (value) rowsFor(byValue, value).add(rows.length);
    }
    places.add(rows.length, facts);
    addTechnologies(role);
    text.add({ row: rows.length, ...textsOf(project, role, at) });
    rows.push(row);
  }

  /** The currency in which most roles state a rate. */
  function mainCurrency() {
    const totals = new Map<string, number>();
    for (const [rate, having] of stated.get('rate_from') ?? []) {
      const [, of = ''] = rate.split(' ');
      totals.set(of, (totals.get(of) ?? 0) + having.size());
    }
    return [...totals].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  }

  function* build(): Generator<void> {
    for (const project of projects) {
      firstRows.set(project, rows.length);
      for (let start = 0; start < Math.min(project.context.length, MOST_OF_TEXT); start += PART) {
        readAhead(project.context.slice(start, start + PART));
        yield;
      }
      for (const [at, role] of (project.roles.length > 0 ? project.roles : [{ title: '' }]).entries()) {
        addRow(project, role, at);
        yield;
      }
    }
    currency = mainCurrency();
  }

  const lastOf = (row: number) => row + Math.max(1, rows[row]?.project.roles.length ?? 0) - 1;
  const cachedHits = new LRUCache<string, Hits>({
    max: 2_000,
    maxSize: 10_000_000,
    sizeCalculation: ({ scores }, key) => scores.byteLength * 2 + key.length + 1,
    memoMethod(key) {
      const [name = '', ...queries] = key.split(' ');
      const [found, scores] = [new Rows(), new Float32Array(rows.length)];
      for (const boosts of [OF_ROLE, OF_PROJECT]) {
        const fields = Object.keys(boosts).filter((field) => name === 'q' || field === name);
        for (const { id, score } of fields.length > 0 ? text.search({ queries, fields }) : []) {
          // What is said of an assignment is said of each of its roles.
          for (let row = id; row <= (boosts === OF_ROLE ? id : lastOf(id)); row += 1) {
            found.add(row);
            scores[row] = (scores[row] ?? 0) + score;
          }
        }
      }
      return { rows: found, scores };
    },
  });
  function all(): Rows {
    const every = new Rows();
    every.addRange(0, rows.length);
    return every;
  }

  /** An amount with its currency: a bare number is in the one that most roles state. */
  const inCurrency = (value: string) => (/^[\d.]+$/.test(value) ? `${value} ${currency}`.trim() : value);

  function ofRule(name: RuleName, value: string): Found {
    const [found, unstated, other] = [new Rows(), all(), new Map<string, Rows>()];
    const asked = valuesIn(name, name === 'rate_from' ? inCurrency(value) : value);
    for (const [text, having] of stated.get(name) ?? []) {
      unstated.difference(having);
      if (rules[name].holds(text, asked)) found.union(having);
      const [, of = ''] = name === 'rate_from' ? text.split(' ') : [];
      if (of !== '' && !asked[0]?.endsWith(of)) rowsFor(other, of).union(having);
    }
    const isAsked = name === 'remote' && asked.includes('not-stated');
    return { rows: isAsked ? found.union(unstated) : found, unstated: isAsked ? new Rows() : unstated, other };
  }

  return {
    build,
    all,
    rows: rows as readonly Row[],
    places,
    inCurrency,
    technologies: (): Iterable<Technology> => technologies.values(),
    leftOut: () => leftOut,
    /** The rows of an assignment: the first, and the one after the last. */
    rowsOf(project: PublicProject): readonly [number, number] {
      const first = firstRows.get(project) ?? 0;
      return [first, lastOf(first) + 1];
    },
    statedBy: (name: RuleName): ReadonlyMap<string, Rows> => stated.get(name) ?? new Map(),
    /** The rows that state what a filter asks for, and those that state nothing about it. */
    stating: (name: FactFilter, value: string): Found =>
      name === 'location' ? places.find(valuesIn(name, value), all()) : ofRule(name, value),
    /** The rows that have any of these terms in the field of a filter, or for `q` in any field. */
    having: (wanted: readonly string[], name: TextFilter = 'q'): Hits => cachedHits.memo([name, ...wanted].join(' ')),
    has: (wanted: readonly string[]) => wanted.some((term) => terms.has(term)),
    isNamed: (wanted: readonly string[]) => wanted.some((term) => terms.get(term)),
    /** The number of assignments that have one of these rows. */
    countOf(some: Rows): number {
      let [count, last] = [0, -1];
      some.forEach((row) => {
        const first = row - (rows[row]?.at ?? 0);
        if (first !== last) count += 1;
        last = first;
      });
      return count;
    },
    /** For a word that occurs nowhere: the words that it begins or, failing that, the most similar ones, each with its term. */
    closeTo(
      word: string,
      isWhole = false,
    ): readonly { readonly word: string; readonly term: string; readonly isBegun: boolean }[] {
      if (!LETTERS.test(word) || isExact(word)) return [];
      const begun = isWhole
        ? []
        : [...words.atPrefix(word)].map(([found, term]) => ({ word: found, term, isBegun: true }));
      const known = begun.filter(({ term }) => terms.has(term));
      if (known.length > 0) return known.slice(0, 20);
      return [...words.fuzzyGet(word, word.length < 6 ? 1 : 2)]
        .filter(
          ([found, [term, differences]]) =>
            terms.has(term) && found.length > 4 && (differences < 2 || lettersOf(found) === lettersOf(word)),
        )
        .sort(([, [, a]], [, [, b]]) => a - b)
        .map(([found, [term]]) => ({ word: found, term, isBegun: false }))
        .slice(0, 20);
    },
  };
}

export type SearchIndex = Omit<ReturnType<typeof createSearchIndex>, 'build'>;

const indexes = processWide('search-indexes', () => new WeakMap<ProjectList, ReturnType<typeof startedFor>>());
function startedFor(list: ProjectList) {
  const { build, ...index } = createSearchIndex(list.newestFirst);
  return { index, steps: build() };
}
function buildingOf(list: ProjectList) {
  const building = indexes.get(list) ?? startedFor(list);
  indexes.set(list, building);
  return building;
}

/** The index of a list, in the order of its `newestFirst`. It is built when it is first asked for, unless it was prepared. */
export function indexOf(list: ProjectList): SearchIndex {
  const { index, steps } = buildingOf(list);
  while (!steps.next().done);
  return index;
}

/**
 * Prepares the search of a list in steps of a few milliseconds. Gives the number of words that are not indexed, because there are too
 * many of them.
 */
export async function prepareSearch(list: ProjectList): Promise<number> {
  const { index, steps } = buildingOf(list);
  let started = performance.now();
  while (!steps.next().done) {
    if (performance.now() - started < STEP_MS) continue;
    await nextTurn();
    started = performance.now();
  }
  return index.leftOut();
}
