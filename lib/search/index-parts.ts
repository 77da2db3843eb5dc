import { apiProject, type PublicProject, type PublicProjectRole } from '../public-project.ts';
import { REMOTE, remoteOf } from './remote.ts';
import { valueKey } from './synonym-keys.ts';
import { termsIn, type WordTerms } from './terms-in.ts';
import { queryWords } from './words.ts';

/** The texts that are searched: those of assignments (`all` is everything public about one), and those of roles. */
export const PROJECT_FIELDS = ['all', 'name', 'location', 'sector'] as const;
export const ROLE_FIELDS = ['role', 'technology'] as const;
export const TEXT_FIELDS = [...PROJECT_FIELDS, ...ROLE_FIELDS] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The filters that offer values to choose from; free text does not. */
export const CHOICE_NAMES = ['role', 'technology', 'location', 'sector', 'remote'] as const;
export type ChoiceName = (typeof CHOICE_NAMES)[number];

/** A part of the index as plain data, which can be handed from one process to another as JSON. */
export type IndexPart =
  | { readonly field: TextField; readonly postings: readonly (readonly [term: string, ids: readonly number[]])[] }
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

/** Gives the texts of a field by their numbers. */
export function textReader(field: TextField, { projects, roles }: Lists): (id: number) => string {
  const reader =
    <T>(items: readonly T[], textOf: (item: T) => string) =>
    (id: number) => {
      const item = items[id];
      return item === undefined ? '' : textOf(item);
    };
  return field === 'role' || field === 'technology'
    ? reader(roles, ROLE_TEXTS[field])
    : reader(projects, PROJECT_TEXTS[field]);
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

const IDS_A_PART = 10_000;

function* postingsOf(field: TextField, lists: Lists, known: Map<string, WordTerms>): Generator<IndexPart> {
  const postings = new Map<string, number[]>();
  const textAt = textReader(field, lists);
  const { length } = field === 'role' || field === 'technology' ? lists.roles : lists.projects;
  for (let id = 0; id < length; id += 1) {
    for (const term of termsIn(textAt(id), known)) {
      const ids = postings.get(term);
      if (ids) ids.push(id);
      else postings.set(term, [id]);
    }
  }
  let part: [string, number[]][] = [];
  let count = 0;
  for (const [term, ids] of postings) {
    part.push([term, ids]);
    count += ids.length;
    if (count < IDS_A_PART) continue;
    yield { field, postings: part };
    part = [];
    count = 0;
  }
  if (part.length > 0) yield { field, postings: part };
}

/**
 * Indexes a list of assignments. The parts are small, so that whoever reads them can do something else in between. A
 * function of the list alone, so that the process that reads the feed can do it.
 */
export function* indexParts(projects: readonly PublicProject[]): Generator<IndexPart> {
  const lists = { projects, roles: projects.flatMap(({ roles }) => roles) };
  const known = new Map<string, WordTerms>();
  for (const field of TEXT_FIELDS) yield* postingsOf(field, lists, known);
  yield* choicesIn(lists);
  yield {
    choice: 'remote',
    values: REMOTE,
    languages: [],
    valuesOf: projects.map(({ location }) => [REMOTE.indexOf(remoteOf(location))]),
  };
}
