import type { PublicProject } from './project.ts';
import { wordsOf } from './words.ts';

type Words = ReadonlySet<string>;

/** The words of one assignment, by where they stand. */
export type SearchIndex = {
  /** Of everything that is public about it; made when first asked for, because only free text needs it. */
  readonly all: Words;
  readonly location: Words;
  readonly sector: Words;
  readonly roles: readonly { readonly title: Words; readonly tech: Words }[];
};

function textOf({ roles, ...project }: PublicProject): string {
  return [project, ...roles].flatMap((part) => Object.values(part)).join('\n');
}

function createIndex(project: PublicProject): SearchIndex {
  let all: Words | undefined;
  return {
    get all() {
      all ??= wordsOf(textOf(project));
      return all;
    },
    location: wordsOf(project.location),
    sector: wordsOf(project.sector ?? ''),
    roles: project.roles.map(({ title, tech_stack }) => ({ title: wordsOf(title), tech: wordsOf(tech_stack ?? '') })),
  };
}

const indexes = new WeakMap<PublicProject, SearchIndex>();

/** The index of an assignment, made once and forgotten with the snapshot that holds the assignment. */
export function searchIndexOf(project: PublicProject): SearchIndex {
  const known = indexes.get(project);
  if (known) return known;
  const index = createIndex(project);
  indexes.set(project, index);
  return index;
}
