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

export type AssignmentOutput = z.infer<typeof AssignmentOutput>;

export function assignmentOutput(project: PublicProject): AssignmentOutput {
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

const orNotStated = (value: string | undefined) => value || 'not stated';

/** Multi-line text with a prefix that no line of ours has, so that none of it can pass for a fact. */
const quotedLines = (text: string) => text.split('\n').map((line) => `  > ${line}`);

/**
 * The same assignment as text. Each fact is the rest of its line. Only the text of the posting may contain line breaks, so the
 * facts can be parsed back unchanged whatever the feed contains. A list shortens that text, because the data has it too.
 */
export function assignmentText(
  { roles, facts, ...project }: AssignmentOutput,
  most = Number.POSITIVE_INFINITY,
): string {
  const roleLines = roles.flatMap(({ title, tech_stack, languages, allocation, price }) => [
    `- role: ${title}`,
    `  - technology: ${orNotStated(tech_stack)}`,
    `  - languages: ${orNotStated(languages)}`,
    `  - allocation: ${orNotStated(allocation)}`,
    `  - rate: ${orNotStated(price)}`,
  ]);
  const dates = datesToShow(project).map(({ label, date }) => `${label} ${dayInWords(date)}`);
  return [
    `## ${project.name}`,
    `- id: ${project.id}`,
    ...factList({ ...project, roles, ...(facts.apply_by !== undefined && { apply_by: facts.apply_by }) }).map(
      ({ label, value }) => `- ${label.toLowerCase()}: ${orNotStated(value)}`,
    ),
    ...(dates.length > 0 ? [`- ${dates.join(', ')}`] : []),
    ...(project.language === undefined ? [] : [`- language: ${project.language}`]),
    ...(roleLines.length > 0 ? roleLines : ['- roles: not stated']),
    '- the posting, quoted:',
    ...quotedLines(cutText(orNotStated(project.context), most)),
    `- page: ${project.url}`,
    `- markdown: ${project.markdown_url}`,
    `- to apply, the person opens: ${project.apply_url}`,
    `- to ask about it, the person opens: ${project.ask_url}`,
  ].join('\n');
}

/** An assignment in a long list: what decides whether to look at it. Its texts are shortened. */
export const BriefAssignment = AssignmentOutput.pick({ id: true, name: true, location: true, posted: true }).extend({
  remote: StatedFacts.shape.remote,
  start: StatedFacts.shape.start,
  roles: z.array(z.object({ title: z.string(), allocation: z.string().optional() })),
  more_roles: z.int().optional(),
});

export type BriefAssignment = z.infer<typeof BriefAssignment>;

const MOST_ROLES = 2;
const MOST_OF_NAME = 80;
const MOST_OF_TITLE = 40;
const MOST_OF_FACT = 50;

export function briefAssignment(project: PublicProject): BriefAssignment {
  const { id, name, location, posted, roles } = project;
  const { remote, start } = statedFacts(project);
  return {
    id,
    name: cutText(name, MOST_OF_NAME),
    location: cutText(location, MOST_OF_FACT),
    ...(remote !== undefined && { remote }),
    roles: roles.slice(0, MOST_ROLES).map(({ title, allocation }) => ({
      title: cutText(title, MOST_OF_TITLE),
      ...(allocation && { allocation: cutText(allocation, MOST_OF_TITLE) }),
    })),
    ...(roles.length > MOST_ROLES && { more_roles: roles.length - MOST_ROLES }),
    ...(start !== undefined && { start }),
    ...(posted !== undefined && { posted: dayOf(posted) }),
  };
}

const WAYS = { yes: 'remote', partly: 'partly remote', no: 'on site' } as const;

/** The same in one line. */
export function briefText({ id, name, location, remote, roles, more_roles, start, posted }: BriefAssignment): string {
  const shownRoles = roles.map(({ title, allocation }) => [title, allocation].filter(Boolean).join(' '));
  const facts = [
    name,
    [location, remote && WAYS[remote]].filter(Boolean).join('; '),
    [...shownRoles, more_roles && `${more_roles} more`].filter(Boolean).join(', '),
    start && `start ${start}`,
    posted && `posted ${posted}`,
  ];
  return `- ${id}: ${facts.filter(Boolean).join(' | ')}`;
}
