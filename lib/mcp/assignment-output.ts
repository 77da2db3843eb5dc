import { z } from 'zod';
import { absoluteUrl, config } from '../config.ts';
import { PublicProject } from '../projects/project.ts';
import { assignmentPath, markdownPath, signInUrl } from '../site.ts';

/** An assignment as tools return it: the JSON API's shape, and where a person goes on from here. */
export const AssignmentOutput = PublicProject.extend({
  url: z.url().describe('The assignment’s page, for people: show it'),
  markdown_url: z.url().describe('The same page as markdown'),
  apply_url: z.url().describe('Where a professional signs in to apply; applying is done by the person'),
});

export type AssignmentOutput = z.infer<typeof AssignmentOutput>;

export function assignmentOutput(project: PublicProject): AssignmentOutput {
  const path = assignmentPath(project.id);
  return {
    ...project,
    url: absoluteUrl(path),
    markdown_url: absoluteUrl(markdownPath(path)),
    apply_url: signInUrl(config().appUrl, project.id),
  };
}

const stated = (value: string | undefined) => value || 'not stated';

/** Text with line breaks in lines that begin like no line of ours, so that none of it can be read as a fact beside it. */
const quoted = (text: string) => text.split('\n').map((line) => `  > ${line}`);

/**
 * The same assignment in words, complete by itself. A fact is the rest of its line, and what the feed says has no line
 * breaks but in the context, so the facts can be read back as they were whatever the feed says.
 */
export function assignmentText({ roles, ...project }: AssignmentOutput): string {
  const roleLines = roles.flatMap(({ title, tech_stack, languages, allocation, price }) => [
    `- role: ${title}`,
    `  - technology: ${stated(tech_stack)}`,
    `  - languages: ${stated(languages)}`,
    `  - allocation: ${stated(allocation)}`,
    `  - price: ${stated(price)}`,
  ]);
  return [
    `## ${project.name}`,
    `- id: ${project.id}`,
    `- location: ${stated(project.location)}`,
    `- timeline: ${stated(project.timeline)}`,
    `- sector: ${stated(project.sector)}`,
    `- status: ${stated(project.status)}`,
    ...(roleLines.length > 0 ? roleLines : ['- roles: not stated']),
    '- context:',
    ...quoted(stated(project.context)),
    `- page: ${project.url}`,
    `- markdown: ${project.markdown_url}`,
    `- a professional applies after signing in: ${project.apply_url}`,
  ].join('\n');
}
