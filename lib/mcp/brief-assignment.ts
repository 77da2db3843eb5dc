import * as z from 'zod';
import { factsOf } from '../facts/project-facts.ts';
import { PublicFacts, publicFacts } from '../facts/public-facts.ts';
import { cutText } from '../public-project/cut-text.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import { dayOf, lastChange } from '../public-project/stated-date.ts';
import type { SearchResult } from '../search/search.ts';
import { inLine } from './assignment-output.ts';

/**
 * The facts by which an agent decides whether to read an assignment. What is not
 * stated is absent.
 */
export const BriefAssignment = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string().optional(),
  place: z.string().optional(),
  rate: PublicFacts.shape.roles.element.shape.rate,
  start: PublicFacts.shape.start,
  apply_by: PublicFacts.shape.apply_by,
  changed: z.iso.date().optional().describe('Posted or changed'),
});
export type BriefAssignment = z.infer<typeof BriefAssignment>;

const MOST_PLACES = 2;
const MOST_OF = {
  name: 70,
  title: 40,
  fact: 32,
};

/** The ways of working in words. */
const WAYS = { yes: 'remote', partly: 'hybrid', no: 'on site' };

/** The name of an assignment in a line. */
export const nameInShort = (name: string): string =>
  cutText(name, MOST_OF.name);

/**
 * A role in a few words, with the number of others. A title that only repeats
 * the assignment's name is left out.
 */
function roleInShort(
  { name, roles }: PublicProject,
  { title, allocation, languages, price }: PublicProjectRole,
): string {
  const facts = [allocation, languages, price].map((fact = '') =>
    cutText(fact, MOST_OF.fact),
  );
  const ownTitle = title === name ? '' : cutText(title, MOST_OF.title);
  const text = [ownTitle, ...facts].filter(Boolean).join(', ');
  const others = roles.length - 1;
  if (others === 0) return text;
  const plural = others > 1 ? 's' : '';
  return `${text} +${others} role${plural}`.trim();
}

/**
 * Where the work is done: the places that the location names with the way of
 * working, otherwise its text.
 */
function placeInShort(project: PublicProject): string {
  const { places, remote } = factsOf(project);
  if (places.length === 0) return cutText(project.location, MOST_OF.fact);
  const names = places.slice(0, MOST_PLACES).map(({ text }) => text);
  const way = remote ? [WAYS[remote]] : [];
  return [...names, ...way].join(', ');
}

/**
 * An assignment that was found, in short: with the role by which it has its
 * place and, if only newer ones were asked for, the day of its last change.
 */
export function briefAssignment(
  project: PublicProject,
  { rolesOf, filter }: SearchResult,
): BriefAssignment {
  const { start, apply_by, roles } = publicFacts(project);
  const role = rolesOf(project)[0]?.role;
  const changed = filter.since && lastChange(project);
  return {
    id: project.id,
    name: nameInShort(project.name),
    role: (role && roleInShort(project, role)) || undefined,
    place: placeInShort(project) || undefined,
    rate: role && roles[project.roles.indexOf(role)]?.rate,
    start,
    apply_by,
    changed: changed && dayOf(changed),
  };
}

/** The same as one line. Its rate stands in the words of the role. */
export function briefText(assignment: BriefAssignment): string {
  const { id, name, role, place, start, apply_by, changed } = assignment;
  const parts = [
    name,
    role,
    place,
    start && `start ${start}`,
    apply_by && `apply by ${apply_by}`,
    changed && `changed ${changed}`,
    // Encoded, so that the id can't lead a template elsewhere.
    encodeURIComponent(id),
  ];
  const texts = parts.filter((part) => part !== undefined).map(inLine);
  return `- ${texts.join(' | ')}`;
}
