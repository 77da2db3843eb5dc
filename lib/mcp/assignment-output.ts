import * as z from 'zod';
import { applyAddress, assignmentPath, contactPath, markdownPath } from '../addresses.ts';
import { absoluteUrl, config } from '../config.ts';
import { factList } from '../facts/fact-list.ts';
import { datesToShow, dayInWords } from '../public-project/stated-date.ts';
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
  markdown_url: z.url().describe('The same page as markdown'),
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
 * The same assignment as complete text. Each fact is the rest of its line. Only its description may contain line breaks, so
 * the facts can be parsed back unchanged whatever the feed contains.
 */
export function assignmentText({ roles, facts, ...project }: AssignmentOutput): string {
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
    '- about the assignment:',
    ...quotedLines(orNotStated(project.context)),
    `- page: ${project.url}`,
    `- markdown: ${project.markdown_url}`,
    `- apply: ${project.apply_url}`,
    `- ask about it: ${project.ask_url}`,
  ].join('\n');
}
