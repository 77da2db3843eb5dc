import * as z from 'zod';
import { placeInShort } from '../components/display-text.ts';
import { programsT } from '../content/messages.ts';
import { factsOf, PublicFacts, publicFacts } from '../facts/project-facts.ts';
import { cutText } from '../public-project/cut-text.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import { dayOf, lastChange } from '../public-project/stated-date.ts';
import type { SearchResult } from '../search/search.ts';
import { textOfWish, type Wish } from '../search/wish.ts';
import { fieldTexts, inLine } from './field-texts.ts';

/**
 * The facts by which an agent decides whether to read an assignment. What is
 * not stated is absent.
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

const Texts = z.array(z.string()).optional();

/**
 * The same of an assignment that meets only some of what was asked for: with
 * what it meets, does not state, and does not meet, each in few words. What it
 * states instead is among its facts.
 */
export const PartialMatch = BriefAssignment.extend({
  meets: Texts,
  not_stated: Texts,
  against: Texts,
});

const MOST_OF_NAME = 70;
const MOST_OF_FACT = 36;
const MOST_OF_WISH = 30;

const factInShort = (text = ''): string => cutText(text, MOST_OF_FACT);

/**
 * A role in a few words, with the number of others. A title that only repeats
 * the assignment's name is left out.
 */
function roleInShort(
  { name, roles }: PublicProject,
  { title, allocation, languages, price }: PublicProjectRole,
): string {
  const ownTitle = title === name ? '' : title;
  const text = [ownTitle, allocation, languages, price]
    .map(factInShort)
    .filter(Boolean)
    .join(', ');
  const others = roles.length - 1;
  const plural = others > 1 ? 's' : '';
  return others > 0 ? `${text} +${others} role${plural}`.trim() : text;
}

/**
 * An assignment that was found, in short: with the role by which it has its
 * place and, if only newer ones were asked for, the day of its last change.
 */
export function briefAssignment(
  project: PublicProject,
  { rolesOf, filter }: SearchResult,
) {
  const { id, name, location } = project;
  const { places } = factsOf(project);
  const names = places.map(({ text }) => text).join(', ');
  const { start, apply_by, roles } = publicFacts(project);
  const [best] = rolesOf(project);
  const change = filter.since && lastChange(project);
  const place = placeInShort(
    project,
    factInShort(names || location),
    programsT,
  );
  return {
    id,
    name: cutText(name, MOST_OF_NAME),
    role: (best && roleInShort(project, best.role)) || undefined,
    place: place || undefined,
    rate: best && roles[project.roles.indexOf(best.role)]?.rate,
    start,
    apply_by,
    changed: change && dayOf(change),
  };
}

/** Texts in short; `undefined` for none. */
function inShort(wishes: readonly Wish[]) {
  const texts = wishes.map((wish) => cutText(textOfWish(wish), MOST_OF_WISH));
  return wishes.length > 0 ? [...new Set(texts)] : undefined;
}

/** A partial match in short, with what it meets, does not state and not meet. */
export function partialMatch(project: PublicProject, result: SearchResult) {
  const { met, notStated, against } = result.reasonsFor(project);
  return {
    ...briefAssignment(project, result),
    meets: inShort(met),
    not_stated: inShort(notStated),
    against: inShort(against),
  };
}

/** The same in a line; the words of its role have the rate. */
export function rowText({
  id,
  name,
  role = '',
  place = '',
  rate: _,
  ...others
}: z.infer<typeof PartialMatch>): string {
  const texts = [
    ...[name, role, place].filter(Boolean).map(inLine),
    ...fieldTexts(others),
    // Encoded, so that the id can't lead a template elsewhere.
    encodeURIComponent(id),
  ];
  return `- ${texts.join(' | ')}`;
}
