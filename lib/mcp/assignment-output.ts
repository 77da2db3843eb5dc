import * as z from 'zod';
import { absoluteUrl } from '../config/config.ts';
import { factsOf } from '../facts/project-facts.ts';
import { PublicFacts, publicFacts } from '../facts/public-facts.ts';
import { type ShownField, shownFields } from '../facts/shown-fields.ts';
import { cutText } from '../public-project/cut-text.ts';
import {
  type PublicProject,
  type PublicProjectRole,
  PublishedProject,
} from '../public-project/public-project.ts';
import { datesToShow, dayInWords } from '../public-project/stated-date.ts';
import { assignmentPath } from '../routes/addresses.ts';

/**
 * An assignment as tools return it: the fields of the JSON API, its dates,
 * language and facts, and the address of its page.
 */
export const AssignmentOutput = PublishedProject.extend({
  facts: PublicFacts,
  url: z.url().describe('Its page. Give this link to the person'),
  apply_url: z
    .url()
    .optional()
    .describe('Where the person applies, if not by links.apply'),
});

type AssignmentOutput = z.infer<typeof AssignmentOutput>;

/**
 * A text of the feed in a line of a result, without what could pass for the
 * line's own structure.
 */
export const inLine = (text: string): string =>
  text
    .replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu, ' ')
    .replaceAll('|', '¦');

const bullet = (label: string, value: string | undefined) =>
  `- ${label}: ${inLine(value ?? '') || 'not stated'}`;

const fieldBullet = ({ field, value }: ShownField) =>
  field === 'apply_by'
    ? bullet('apply by', value && dayInWords(value))
    : bullet(field, value);

const DATES = {
  posted: 'posted',
  changed: 'last changed',
  applyBy: 'apply by',
} as const;
const capitalised = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1);

/**
 * An assignment as text. Each fact is the rest of its line. Only the text of
 * the posting may contain line breaks, and each of its lines begins as none of
 * ours does.
 */
function assignmentText(
  project: PublicProject,
  { context, url, apply_url }: AssignmentOutput,
): string {
  const roles = project.roles.flatMap(
    ({ title, tech_stack, languages, allocation, price }) => [
      `- role: ${inLine(title)}`,
      `  ${bullet('technology', tech_stack)}`,
      `  ${bullet('languages', languages)}`,
      `  ${bullet('allocation', allocation)}`,
      `  ${bullet('rate', price)}`,
    ],
  );
  const dates = datesToShow(project).map(
    ({ of, date }) => `${DATES[of]} ${dayInWords(date)}`,
  );
  const lines = [
    `## ${inLine(project.name)}`,
    `- id: ${encodeURIComponent(project.id)}`,
    ...shownFields(project).map(fieldBullet),
    dates.length > 0 && `- ${capitalised(dates.join(', '))}`,
    project.language && `- language: ${project.language}`,
    ...(roles.length > 0 ? roles : [bullet('roles', '')]),
    context !== '' &&
      `- the posting, quoted:\n  > ${context.replaceAll('\n', '\n  > ')}`,
    `- page: ${url}`,
    apply_url && `- to apply, the person opens: ${apply_url}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * An assignment with all its facts, as data and as text, both with at most so
 * many characters of the posting.
 */
export function fullAssignment(
  project: PublicProject,
  most = Number.POSITIVE_INFINITY,
) {
  const context = cutText(project.context, most);
  const url = absoluteUrl(assignmentPath(project.id));
  const assignment = {
    ...PublishedProject.parse(project),
    context,
    facts: publicFacts(project),
    url,
  };
  return { assignment, text: assignmentText(project, assignment) };
}

/**
 * An assignment in a list: in short, or in full as get_assignment returns it.
 */
export const ListedAssignment = AssignmentOutput.partial()
  .required({ id: true, name: true })
  .extend({
    role: z.string().optional(),
    place: z.string().optional(),
    start: PublicFacts.shape.start,
    apply_by: PublicFacts.shape.apply_by,
    // Described by get_assignment.
    facts: z
      .record(z.string(), z.unknown())
      .meta({ additionalProperties: true })
      .optional(),
  });

/** One that does not meet all of what was asked for. */
export const PartlyAssignment = ListedAssignment.extend({
  meets: z.array(z.string()).optional(),
  not_stated: z.array(z.string()).optional(),
  against: z.array(z.string()).optional(),
});

const MOST_PLACES = 2;
const MOST_OF = { name: 70, title: 40, fact: 28, place: 40 };
const WAYS = { yes: 'remote', partly: 'partly remote', no: 'on site' };

/**
 * A role in a few words, with the number of others. A title that only repeats
 * the assignment's name is left out.
 */
function roleInShort(
  { name, roles }: PublicProject,
  role: Partial<PublicProjectRole> = {},
): string {
  const { title = '', allocation = '', languages = '', price = '' } = role;
  const facts = [allocation, languages, price].map((fact) =>
    cutText(fact, MOST_OF.fact),
  );
  const others = roles.length - 1;
  const more = others > 0 ? `+${others} role${others > 1 ? 's' : ''}` : '';
  const stated = [title === name ? '' : cutText(title, MOST_OF.title), ...facts]
    .filter(Boolean)
    .join(', ');
  return [stated, more].filter(Boolean).join(' ');
}

/**
 * Where the work is done: the places that the location names, otherwise its
 * text, and the way of working.
 */
function placeInShort(project: PublicProject): string {
  const { places, remote } = factsOf(project);
  const way = remote === null ? '' : WAYS[remote.value];
  const where =
    places
      .slice(0, MOST_PLACES)
      .map(({ text }) => text)
      .join(', ') || (way === '' ? project.location : '');
  return [cutText(where, MOST_OF.place), way].filter(Boolean).join(', ');
}

/**
 * What decides whether to look at an assignment, as data and as one line, with
 * one of its roles.
 */
export function briefAssignment(
  project: PublicProject,
  shown?: PublicProjectRole,
) {
  const { start, apply_by } = publicFacts(project);
  const { id } = project;
  const [name, role, place] = [
    cutText(project.name, MOST_OF.name),
    roleInShort(project, shown),
    placeInShort(project),
  ];
  const stated = Object.entries({ role, place, start, apply_by }).filter(
    ([, value]) => value,
  );
  const assignment: z.infer<typeof ListedAssignment> = {
    id,
    name,
    ...Object.fromEntries(stated),
  };
  const dates = [start && `start ${start}`, apply_by && `apply by ${apply_by}`];
  // Encoded, so that the id can't lead a template elsewhere.
  const parts = [name, role, place, ...dates, encodeURIComponent(id)];
  const texts = parts.map((part) => inLine(part ?? '')).filter(Boolean);
  return { assignment, text: `- ${texts.join(' | ')}` };
}
