import type { PublicProject, PublicProjectRole } from './project.ts';
import { queryWords, wordsOf } from './words.ts';

type Words = ReadonlySet<string>;

/** What a filter looks at: the words in which its value is sought, and the values it can be chosen from. */
export type SearchedPart = { readonly words: Words; readonly values: readonly string[] };

export type SearchedRole = { readonly role: SearchedPart; readonly technology: SearchedPart };

/** What one assignment is found by. */
export type SearchIndex = {
  /** Of everything that is public about it; made when first asked for, because only free text needs it. */
  readonly all: Words;
  readonly location: SearchedPart;
  readonly sector: SearchedPart;
  readonly remote: SearchedPart;
  readonly roles: readonly SearchedRole[];
};

/** The places in a location: its parts between commas that begin like a name, so not «two days a week on site». */
export function placesOf({ location }: Pick<PublicProject, 'location'>): readonly string[] {
  return location
    .split(/[,;|•·]| or /)
    .map((part) => part.trim())
    .filter((part) => /^[\p{Lu}\p{Lo}]/u.test(part));
}

/** The single technologies of a role: its `tech_stack` split at commas, semicolons, bars, bullets and line ends. */
export function technologiesOf({ tech_stack = '' }: PublicProjectRole): readonly string[] {
  return tech_stack
    .split(/[,;|•·\n]+/)
    .map((value) => value.trim())
    .filter((value) => queryWords(value).length > 0);
}

const REMOTE_WORDS = ['remote', 'remotely', 'anywhere', 'distans', 'homeoffice', 'teletravail', 'remoto'];
// Two neighbours are indexed as one word too, so «no remote» is also `noremote`.
const REFUSALS = ['no', 'non', 'not', 'kein', 'keine', 'ingen'];

/** Whether a place mentions remote work, wholly or in part. */
function mentionsRemote(place: Words): boolean {
  return REMOTE_WORDS.some((word) => place.has(word) && !REFUSALS.some((refusal) => place.has(refusal + word)));
}

function partOf(text: string, values: readonly string[] = text === '' ? [] : [text]): SearchedPart {
  return { words: wordsOf(text), values };
}

function textOf({ roles, ...project }: PublicProject): string {
  return [project, ...roles].flatMap((part) => Object.values(part)).join('\n');
}

function createIndex(project: PublicProject): SearchIndex {
  const location = partOf(project.location, placesOf(project));
  let all: Words | undefined;
  return {
    get all() {
      all ??= wordsOf(textOf(project));
      return all;
    },
    location,
    sector: partOf(project.sector ?? ''),
    remote: partOf(mentionsRemote(location.words) ? 'yes' : 'no'),
    roles: project.roles.map((role) => ({
      role: partOf(role.title),
      technology: partOf(role.tech_stack ?? '', technologiesOf(role)),
    })),
  };
}

const indexes = new WeakMap<PublicProject, SearchIndex>();

/** The index of an assignment, made once and forgotten with the snapshot that holds the assignment. */
export function searchIndexOf(project: PublicProject): SearchIndex {
  const index = indexes.get(project) ?? createIndex(project);
  indexes.set(project, index);
  return index;
}
