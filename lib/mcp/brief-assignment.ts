import * as z from 'zod';
import { countryName } from '../facts/country.ts';
import { factsOf } from '../facts/project-facts.ts';
import { PublicFacts, publicFacts } from '../facts/public-facts.ts';
import { cutText } from '../public-project/cut-text.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import { dayOf, lastChange } from '../public-project/stated-date.ts';
import type { Remote } from '../public-project/stated-facts.ts';
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
type BriefAssignment = z.infer<typeof BriefAssignment>;

const MOST_PLACES = 2;
const MOST_OF = {
  name: 70,
  title: 40,
  fact: 28,
  place: 40,
};

/** The ways of working in words. */
const WAYS: Readonly<Record<Remote, string>> = {
  yes: 'remote',
  partly: 'hybrid',
  no: 'on site',
};

/**
 * A role in a few words, with the number of others. A title that only repeats
 * the assignment's name is left out.
 */
function roleInShort(project: PublicProject, role: PublicProjectRole): string {
  const { title, allocation, languages, price } = role;
  const facts = [allocation, languages, price].map((fact = '') =>
    cutText(fact, MOST_OF.fact),
  );
  const ownTitle = title === project.name ? '' : title;
  const words = [cutText(ownTitle, MOST_OF.title), ...facts];
  const text = words.filter(Boolean).join(', ');
  const others = project.roles.length - 1;
  if (others === 0) return text;
  const plural = others > 1 ? 's' : '';
  return `${text} +${others} role${plural}`.trim();
}

/**
 * Where the work is done: the places that the location names, otherwise the
 * countries or its text, and the way of working.
 */
function placeInShort(project: PublicProject): string {
  const { places, countries, remote } = factsOf(project);
  const way = remote && WAYS[remote];
  const names = places.map(({ text }) => text);
  const where = names.length > 0 ? names : countries?.map(countryName);
  const text = where?.slice(0, MOST_PLACES).join(', ');
  const place = text ?? (way ? '' : project.location);
  return [cutText(place, MOST_OF.place), way].filter(Boolean).join(', ');
}

/**
 * An assignment in short, as data and as one line, with at most one of its roles
 * and, if `showsChange`, the day of its last change.
 */
export function briefAssignment(
  project: PublicProject,
  role: PublicProjectRole | undefined,
  showsChange: boolean,
) {
  const { start, apply_by, roles } = publicFacts(project);
  const at = role ? project.roles.indexOf(role) : -1;
  const changed = showsChange ? lastChange(project) : undefined;
  const assignment: BriefAssignment = {
    id: project.id,
    name: cutText(project.name, MOST_OF.name),
    role: (role && roleInShort(project, role)) || undefined,
    place: placeInShort(project) || undefined,
    rate: roles[at]?.rate,
    start,
    apply_by,
    changed: changed && dayOf(changed),
  };
  return {
    assignment,
    text: briefText(assignment),
  };
}

/** Its rate stands in the words of the role. */
function briefText(assignment: BriefAssignment): string {
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
