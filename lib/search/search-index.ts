import type { PublicProject } from '../public-project.ts';
import type { Ids } from './ids.ts';
import { type ChoiceName, type IndexPart, ROLE_FIELDS, TEXT_FIELDS, type TextField } from './index-parts.ts';
import { parseQuery, type QueryTerm } from './parse-query.ts';
import type { Remote } from './remote.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

type Choosable = Pick<Extract<IndexPart, { choice: ChoiceName }>, 'values' | 'valuesOf'> & {
  readonly languages: ReadonlyMap<string, string>;
};

/** The search index of one list of assignments. Assignments, and the roles of all of them, are numbered from 0. */
export type SearchIndex = Readonly<Record<TextField, TextIndex>> & {
  /** The assignments that have these roles. */
  readonly projectsWith: (roles: Ids) => Ids;
  /** The roles of these assignments. */
  readonly rolesOf: (projects: Ids) => Ids;
  /** The assignments with this answer about remote work. */
  readonly remote: (remote: Remote) => Ids;
  readonly choices: (name: ChoiceName) => Choosable;
  /** The assignments, or for a filter of roles the roles, that a value to choose from matches. */
  readonly matchingValue: (name: ChoiceName, value: string) => Ids;
  /** Parses a query for this list: a word that occurs nowhere also matches words it may mean. */
  readonly parse: (query: string) => readonly QueryTerm[];
  readonly closestWord: Vocabulary['closestTo'];
};

const NO_CHOICES: Choosable = { values: [], valuesOf: [], languages: new Map() };

/** Creates the index of a list from its parts. */
export function createSearchIndex(projects: readonly PublicProject[], parts: Iterable<IndexPart>): SearchIndex {
  const postings = new Map(TEXT_FIELDS.map((field) => [field, new Map<string, readonly number[]>()]));
  const sequences = new Map(TEXT_FIELDS.map((field) => [field, [] as string[]]));
  const choosable = new Map<ChoiceName, Choosable>();
  for (const part of parts) {
    if ('choice' in part) choosable.set(part.choice, { ...part, languages: new Map(part.languages) });
    else if ('sequences' in part) sequences.get(part.field)?.push(...part.sequences);
    else for (const [term, ids] of part.postings) postings.get(part.field)?.set(term, ids);
  }
  const roles = projects.flatMap((project) => project.roles);
  const owners = projects.flatMap((project, id) => project.roles.map(() => id));
  const everyProject: Ids = new Set(projects.keys());
  const everyRole: Ids = new Set(roles.keys());
  const textIndex = (field: TextField) =>
    createTextIndex(postings.get(field) ?? new Map(), {
      every: ROLE_FIELDS.some((name) => name === field) ? everyRole : everyProject,
      sequences: sequences.get(field) ?? [],
    });
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, textIndex(field)])) as Record<
    TextField,
    TextIndex
  >;
  const vocabulary = createVocabulary(postings.get('all') ?? new Map());
  const choices = (name: ChoiceName) => choosable.get(name) ?? NO_CHOICES;

  function remote(wanted: Remote): Ids {
    const { values, valuesOf } = choices('remote');
    const position = values.indexOf(wanted);
    return new Set(valuesOf.flatMap(([value], id) => (value === position ? [id] : [])));
  }

  function expanded(term: QueryTerm): QueryTerm {
    if (term.isExact || texts.all.matchingTerm(term).size > 0) return term;
    return { ...term, words: term.words.map((spellings) => [...spellings, ...vocabulary.expand(spellings[0] ?? '')]) };
  }
  const parse = (query: string) => parseQuery(query).map(expanded);

  // Each value is counted again for every filter. There are as many as the list has.
  const matches = new Map<string, Ids>();
  function matchingValue(name: ChoiceName, value: string): Ids {
    const key = `${name} ${value}`;
    const found =
      matches.get(key) ?? (name === 'remote' ? remote(value as Remote) : texts[name].matching(parse(value)));
    matches.set(key, found);
    return found;
  }

  return {
    ...texts,
    projectsWith: (wanted) => new Set([...wanted].flatMap((role) => owners[role] ?? [])),
    rolesOf: (wanted) => new Set(owners.flatMap((owner, role) => (wanted.has(owner) ? [role] : []))),
    remote,
    choices,
    matchingValue,
    parse,
    closestWord: vocabulary.closestTo,
  };
}
