import { z } from 'zod';
import { config } from '../config.ts';
import { PublicProject } from '../projects/project.ts';
import { assignmentPath, markdownPath, signInUrl } from '../site.ts';

/** An assignment as tools return it: the JSON API's shape, and where a person goes on from here. */
export const AssignmentOutput = PublicProject.extend({
  url: z.url().describe('The assignment’s page, for people'),
  markdown_url: z.url().describe('The same page as markdown'),
  apply_url: z.url().describe('Where a professional signs in to apply; applying is done by the person'),
});

export type AssignmentOutput = z.infer<typeof AssignmentOutput>;

export function assignmentOutput(project: PublicProject): AssignmentOutput {
  const { baseUrl, appUrl } = config();
  const path = assignmentPath(project.id);
  return {
    ...project,
    url: `${baseUrl}${path}`,
    markdown_url: `${baseUrl}${markdownPath(path)}`,
    apply_url: signInUrl(appUrl, project.id),
  };
}

/** The same assignment in words, complete by itself. */
export function assignmentText({ roles, context, ...project }: AssignmentOutput): string {
  const facts = [
    `id: ${project.id}`,
    `location: ${project.location || 'not stated'}`,
    `timeline: ${project.timeline || 'not stated'}`,
    `sector: ${project.sector ?? 'not stated'}`,
    `status: ${project.status || 'not stated'}`,
  ];
  const roleLines = roles.map((role) =>
    [
      `role: ${role.title}`,
      `technology: ${role.tech_stack ?? 'not stated'}`,
      `languages: ${role.languages ?? 'not stated'}`,
      `allocation: ${role.allocation ?? 'not stated'}`,
      `price: ${role.price ?? 'not stated'}`,
    ].join('; '),
  );
  return [
    project.name,
    ...[...facts, ...roleLines].map((line) => `- ${line}`),
    context,
    `Page: ${project.url}`,
    `Markdown: ${project.markdown_url}`,
    `A professional applies after signing in: ${project.apply_url}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}
