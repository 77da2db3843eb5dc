import { apiProject, type PublicProject, type PublicProjectRole } from '../public-project.ts';
import { readWords, type WordTerms } from './read-words.ts';
import { REMOTE, remoteOf } from './remote.ts';
import { valueKey } from './synonym-keys.ts';
import { queryWords } from './words.ts';

/** The texts that are searched: those of assignments (`all` is everything public about one), and those of roles. */
export const PROJECT_FIELDS = ['all', 'name', 'location', 'sector'] as const;
export const ROLE_FIELDS = ['role', 'technology'] as const;
export const TEXT_FIELDS = [...PROJECT_FIELDS, ...ROLE_FIELDS] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The filters that offer values to choose from; free text does not. */
export const CHOICE_NAMES = ['role', 'technology', 'location', 'sector', 'remote'] as const;
export type ChoiceName = (typeof CHOICE_NAMES)[number];

/** A part of the index as plain data. */
export type IndexPart =
  | { readonly field: TextField; readonly postings: readonly (readonly [term: string, ids: readonly number[]])[] }
  | { readonly field: TextField; readonly sequences: readonly string[] }
  | {
      readonly choice: ChoiceName;
      /** Of spellings that differ only in case or accents, and of names of one thing, the first. */
      readonly values: readonly string[];
      /** For each assignment or role, the positions of its values. */
      readonly valuesOf: readonly (readonly number[])[];
      /** The language of each value, in this spelling, that all assignments which have it are in. */
      readonly languages: readonly (readonly [value: string, language: string])[];
    };

/** The places in a location: its comma-separated parts that start like a name, which excludes "two days a week on site". */
export function placesOf({ location }: Pick<PublicProject, 'location'>): readonly string[] {
  return location
    .split(/[,;|•·]| or /)
    .map((part) => part.trim())
    .filter((part) => /^[\p{Lu}\p{Lo}]/u.test(part));
}

/** The technologies of a role: its `tech_stack` split at commas, semicolons, bars, bullets and line breaks. */
export function technologiesOf({ tech_stack = '' }: Pick<PublicProjectRole, 'tech_stack'>): readonly string[] {
  return tech_stack
    .split(/[,;|•·\n]+/)
    .map((value) => value.trim())
    .filter((value) => queryWords(value).length > 0);
}

const PROJECT_TEXTS: Readonly<Record<(typeof PROJECT_FIELDS)[number], (project: PublicProject) => string>> = {
  // Not the dates and the language, which nobody looks for by a word.
  all(project) {
    const { roles, ...facts } = apiProject(project);
    return [facts, ...roles].flatMap((fields) => Object.values(fields)).join('\n');
  },
  name: ({ name }) => name,
  location: ({ location }) => location,
  sector: ({ sector = '' }) => sector,
};
const ROLE_TEXTS: Readonly<Record<(typeof ROLE_FIELDS)[number], (role: PublicProjectRole) => string>> = {
  role: ({ title }) => title,
  technology: ({ tech_stack = '' }) => tech_stack,
};

type Lists = { readonly projects: readonly PublicProject[]; readonly roles: readonly PublicProjectRole[] };

/** The texts of a field. */
function textsOf(field: TextField, { projects, roles }: Lists): readonly string[] {
  return field === 'role' || field === 'technology' ? roles.map(ROLE_TEXTS[field]) : projects.map(PROJECT_TEXTS[field]);
}

const whole = (text: string | undefined): readonly string[] => (text ? [text] : []);

type Languages = readonly (string | undefined)[];

function choicesIn({ projects, roles }: Lists): readonly IndexPart[] {
  const languages = projects.map(({ language }) => language);
  const languagesOfRoles = projects.flatMap((project) => project.roles.map(() => project.language));
  return [
    choicePart(
      'role',
      roles.map(({ title }) => whole(title)),
      languagesOfRoles,
    ),
    choicePart('technology', roles.map(technologiesOf), languagesOfRoles),
    choicePart('location', projects.map(placesOf), languages),
    choicePart(
      'sector',
      projects.map(({ sector }) => whole(sector)),
      languages,
    ),
  ];
}

function languagesOf(
  texts: readonly (readonly string[])[],
  languages: Languages,
): readonly (readonly [string, string])[] {
  const all = new Map<string, Set<string | undefined>>();
  for (const [id, values] of texts.entries())
    for (const value of values) all.set(value, (all.get(value) ?? new Set()).add(languages[id]));
  return [...all].flatMap(([value, [language, ...others]]) =>
    language === undefined || others.length > 0 ? [] : [[value, language] as const],
  );
}

function choicePart(choice: ChoiceName, texts: readonly (readonly string[])[], languages: Languages): IndexPart {
  const values: string[] = [];
  const positions = new Map<string, number>();
  // Values repeat, and their keys take long.
  const known = new Map<string, number>();
  function positionOf(value: string): number {
    const key = valueKey(value);
    const position = positions.get(key) ?? values.push(value) - 1;
    positions.set(key, position);
    known.set(value, position);
    return position;
  }
  const valuesOf = texts.map((each) => each.map((value) => known.get(value) ?? positionOf(value)));
  return { choice, values, valuesOf, languages: languagesOf(texts, languages) };
}

/** What a part may have, so that reading one takes a few milliseconds. */
const MOST_IN_PART = { ids: 10_000, characters: 200_000 };

/** Splits a list into parts that each have about this size. */
function* partsOf<T>(list: Iterable<T>, most: number, sizeOf: (item: T) => number): Generator<readonly T[]> {
  let part: T[] = [];
  let size = 0;
  for (const item of list) {
    part.push(item);
    size += sizeOf(item);
    if (size < most) continue;
    yield part;
    part = [];
    size = 0;
  }
  if (part.length > 0) yield part;
}

function* textParts(field: TextField, lists: Lists, known: Map<string, WordTerms>): Generator<IndexPart> {
  const postings = new Map<string, number[]>();
  const texts = textsOf(field, lists).map((text) => readWords(text, known));
  for (const [id, { terms }] of texts.entries()) {
    for (const term of terms) {
      const ids = postings.get(term);
      if (ids) ids.push(id);
      else postings.set(term, [id]);
    }
  }
  for (const part of partsOf(postings, MOST_IN_PART.ids, ([, ids]) => ids.length)) yield { field, postings: part };
  const all = texts.map(({ sequence }) => sequence);
  for (const part of partsOf(all, MOST_IN_PART.characters, ({ length }) => length)) yield { field, sequences: part };
}

/** Indexes a list of assignments, in small parts. */
export function* indexParts(projects: readonly PublicProject[]): Generator<IndexPart> {
  const lists = { projects, roles: projects.flatMap(({ roles }) => roles) };
  const known = new Map<string, WordTerms>();
  for (const field of TEXT_FIELDS) yield* textParts(field, lists, known);
  yield* choicesIn(lists);
  yield {
    choice: 'remote',
    values: REMOTE,
    languages: [],
    valuesOf: projects.map(({ location }) => [REMOTE.indexOf(remoteOf(location))]),
  };
}
