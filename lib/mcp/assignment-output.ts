import * as z from 'zod';
import { applyAddress, assignmentPath, contactPath, markdownPath } from '../addresses.ts';
import { absoluteUrl, config } from '../config.ts';
import { factList } from '../facts/fact-list.ts';
import { cutText } from '../public-project/cut-text.ts';
import { datesToShow, dayInWords, dayOf } from '../public-project/stated-date.ts';
import { PublicProject } from '../public-project.ts';
import { StatedFacts, statedFacts } from '../search/stated-facts.ts';

/** An assignment as tools return it: the fields of the JSON API, its dates, language and facts, and links for the person. */
export const AssignmentOutput = PublicProject.omit({
  posting: true,
  country: true,
  start: true,
  apply_by: true,
}).extend({
  facts: StatedFacts,
  url: z.url().describe('The assignment’s page. Give this link to the person'),
  markdown_url: z.url(),
  apply_url: z.url().describe('Where the person applies. Only the person can'),
  ask_url: z.url().describe('The contact form with this assignment named, for the person'),
});

type AssignmentOutput = z.infer<typeof AssignmentOutput>;

function assignmentOutput(project: PublicProject): AssignmentOutput {
  const path = assignmentPath(project.id);
  const { posting: ____, country: _, start: __, apply_by: ___, ...stated } = project;
  return {
    ...stated,
    facts: statedFacts(project),
    url: absoluteUrl(path),
    markdown_url: absoluteUrl(markdownPath(path)),
    apply_url: new URL(applyAddress(project), config().baseUrl).href,
    ask_url: absoluteUrl(contactPath(project.id)),
  };
}

const line = (name: string, value: string | undefined) => `- ${name}: ${value || 'not stated'}`;

/**
 * An assignment as text. Each fact is the rest of its line. Only the text of the posting may contain line breaks, and each of its
 * lines begins as none of ours does, so the facts can be parsed back unchanged whatever the feed contains.
 */
function assignmentText(project: PublicProject, posting: string, links: AssignmentOutput): string {
  const roles = project.roles.flatMap(({ title, tech_stack, languages, allocation, price }) => [
    `- role: ${title}`,
    `  ${line('technology', tech_stack)}`,
    `  ${line('languages', languages)}`,
    `  ${line('allocation', allocation)}`,
    `  ${line('rate', price)}`,
  ]);
  const dates = datesToShow(project).map(({ label, date }) => `${label} ${dayInWords(date)}`);
  const lines = [
    `## ${project.name}`,
    `- id: ${project.id}`,
    ...factList(project).map(({ label, value }) => line(label.toLowerCase(), value)),
    dates.length > 0 && `- ${dates.join(', ')}`,
    project.language && `- language: ${project.language}`,
    ...(roles.length > 0 ? roles : [line('roles', '')]),
    '- the posting, quoted:',
    `  > ${(posting || 'not stated').replaceAll('\n', '\n  > ')}`,
    `- page: ${links.url}`,
    `- markdown: ${links.markdown_url}`,
    `- to apply, the person opens: ${links.apply_url}`,
    `- to ask about it, the person opens: ${links.ask_url}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** An assignment with all its facts, as data and as text, each with at most so many characters of the posting. */
export function fullAssignment(project: PublicProject, most = Number.POSITIVE_INFINITY, mostInText = most) {
  const assignment = { ...assignmentOutput(project), context: cutText(project.context, most) };
  return { assignment, text: assignmentText(project, cutText(project.context, mostInText), assignment) };
}

/** An assignment in a list. A long list has no more of it, and shortens its texts. */
export const ListedAssignment = AssignmentOutput.pick({ id: true, name: true, location: true, posted: true }).extend({
  remote: StatedFacts.shape.remote,
  role: z.string().optional().describe('In a brief list: the titles of its first roles, with their allocations'),
  start: StatedFacts.shape.start,
});

const MOST_ROLES = 2;
const MOST_OF_NAME = 60;
const MOST_OF_FACT = 40;

/** The titles of an assignment's first roles with their allocations. A title that only repeats the assignment's name is left out. */
function rolesInShort({ name, roles }: PublicProject): string {
  const shown = roles.slice(0, MOST_ROLES).map(({ title, allocation = '' }) => {
    const facts = [title === name ? '' : title, allocation].filter(Boolean);
    return facts.map((fact) => cutText(fact, MOST_OF_FACT)).join(', ');
  });
  const more = roles.length > MOST_ROLES ? `${roles.length - MOST_ROLES} more` : '';
  return [...shown, more].filter(Boolean).join('; ');
}

/** What decides whether to look at an assignment, as data and as one line. */
export function briefAssignment(project: PublicProject) {
  const { remote, start } = statedFacts(project);
  const [role, posted] = [rolesInShort(project), project.posted && dayOf(project.posted)];
  const assignment: z.infer<typeof ListedAssignment> = {
    id: project.id,
    name: cutText(project.name, MOST_OF_NAME),
    location: cutText(project.location, MOST_OF_FACT),
    ...(role && { role }),
    ...(remote && { remote }),
    ...(start && { start }),
    ...(posted && { posted }),
  };
  const { id, name, location, role: _, ...facts } = assignment;
  const stated = [name, location, role, ...Object.entries(facts).map((fact) => fact.join(' '))];
  return { assignment, text: `- ${id}: ${stated.filter(Boolean).join(' | ')}` };
}
