import type { PublicProject } from '../public-project.ts';
import { type Allocation, readAllocation } from './allocation.ts';
import { countriesIn } from './country.ts';
import { type Languages, readLanguages } from './languages.ts';
import { readApplyBy, readStart } from './start.ts';

/** What the texts of an assignment state, as values to compare. `null` where they state nothing that is certain. */
export type ProjectFacts = {
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** "now", or a month such as "2027-01". */
  readonly start: string | null;
  /** A day such as "2026-12-15". */
  readonly applyBy: string | null;
  /** In the order of the roles. */
  readonly roles: readonly { readonly allocation: Allocation | null; readonly languages: Languages | null }[];
};

const known = new WeakMap<PublicProject, ProjectFacts>();

/** Reads the facts of an assignment. They are kept as long as the assignment. */
export function factsOf(project: PublicProject): ProjectFacts {
  const before = known.get(project);
  if (before !== undefined) return before;
  // What the feed states wins.
  const { location, timeline, posted, roles, country, start, apply_by } = project;
  const facts = {
    countries: country === undefined ? countriesIn(location) : [country],
    start: start ?? readStart(timeline, posted),
    applyBy: apply_by ?? readApplyBy(timeline),
    roles: roles.map(({ allocation = '', languages = '' }) => ({
      allocation: readAllocation(allocation),
      languages: readLanguages(languages),
    })),
  };
  known.set(project, facts);
  return facts;
}
