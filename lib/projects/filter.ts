import { z } from 'zod';
import type { PublicProject, PublicProjectRole } from './project.ts';
import { searchIndexOf } from './search-index.ts';
import { holdsWords, queryWords, wordsOf } from './words.ts';

/**
 * What a list of assignments can be narrowed by. All are optional and combined with «and»; each matches whole words,
 * without regard to case and accents. `role` and `technology` have to be true of the same role.
 */
export const Filter = z.strictObject({
  q: z.string().max(200).optional().describe('Free text: every word must occur somewhere in the assignment'),
  role: z.string().max(200).optional().describe('Words of a role’s title, for example "architect"'),
  technology: z.string().max(200).optional().describe('A technology of a role, for example "C#" or "React"'),
  location: z.string().max(200).optional().describe('Words of the place, for example "Berlin"'),
  sector: z.string().max(200).optional().describe('Words of the client’s sector, for example "energy"'),
  remote: z.enum(['yes', 'no']).optional().describe('"yes": the place mentions remote work; "no": it does not'),
});

export type Filter = { readonly [name in keyof z.infer<typeof Filter>]?: z.infer<typeof Filter>[name] | undefined };

const REMOTE_WORDS = ['remote', 'remotely', 'anywhere', 'distans', 'homeoffice', 'teletravail', 'remoto'];
// Two neighbours are indexed as one word too, so «no remote» is also `noremote`.
const REFUSALS = ['no', 'non', 'not', 'kein', 'keine', 'ingen'];

/** Whether the place of an assignment mentions remote work, wholly or in part. */
export function mentionsRemote(project: PublicProject): boolean {
  const { location } = searchIndexOf(project);
  return REMOTE_WORDS.some((word) => location.has(word) && !REFUSALS.some((refusal) => location.has(refusal + word)));
}

/** The filter without the values that narrow nothing, because there is no word in them. */
export function narrowing(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => queryWords(value ?? '').length > 0));
}

/** The assignments that match, in the feed's order. A value without any word in it narrows nothing. */
export function filterProjects(projects: readonly PublicProject[], filter: Filter): readonly PublicProject[] {
  const q = queryWords(filter.q ?? '');
  const role = queryWords(filter.role ?? '');
  const technology = queryWords(filter.technology ?? '');
  const location = queryWords(filter.location ?? '');
  const sector = queryWords(filter.sector ?? '');
  const isWhole = [q, role, technology, location, sector].every((words) => words.length === 0);
  if (isWhole && filter.remote === undefined) return projects;
  return projects.filter((project) => {
    const index = searchIndexOf(project);
    return (
      (q.length === 0 || holdsWords(index.all, q)) &&
      holdsWords(index.location, location) &&
      holdsWords(index.sector, sector) &&
      (role.length + technology.length === 0 ||
        index.roles.some(({ title, tech }) => holdsWords(title, role) && holdsWords(tech, technology))) &&
      (filter.remote === undefined || mentionsRemote(project) === (filter.remote === 'yes'))
    );
  });
}

/** The single technologies of a role: its `tech_stack` split at commas, semicolons, bars, bullets and line ends. */
export function technologiesOf({ tech_stack = '' }: PublicProjectRole): readonly string[] {
  return tech_stack
    .split(/[,;|•·\n]+/)
    .map((value) => value.trim())
    .filter((value) => queryWords(value).length > 0);
}

/** The assignments most like this one, by shared technologies, role words, sector and place; the feed's order breaks ties. */
export function similarProjects(
  projects: readonly PublicProject[],
  words: { readonly id: string; readonly text: string },
  most = 3,
): readonly PublicProject[] {
  const sought = [...wordsOf(words.text)].filter((word) => word.length > 1);
  return projects
    .filter(({ id }) => id !== words.id)
    .map((project) => {
      const { all } = searchIndexOf(project);
      return { project, shared: sought.filter((word) => all.has(word)).length };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ project }) => project);
}
