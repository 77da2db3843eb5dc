import * as z from 'zod';
import { absoluteUrl, config } from '../config/config.ts';
import { PublicFacts, publicFacts } from '../facts/project-facts.ts';
import { cutText } from '../public-project/cut-text.ts';
import {
  type PublicProject,
  PublishedProject,
} from '../public-project/public-project.ts';
import {
  applyAddress,
  assignmentPath,
  contactPath,
} from '../routes/addresses.ts';
import { fieldTexts, inLine } from './field-texts.ts';

/**
 * An assignment as tools return it: the fields of the JSON API, its dates,
 * language and facts, and addresses for the person.
 */
export const FullAssignment = PublishedProject.extend({
  facts: PublicFacts,
  url: z.url().describe('Its page. Give this link to the person'),
  apply_url: z.url().describe('Where the person applies'),
  ask_url: z.url().describe('Where the person asks'),
});

/**
 * The same as text, in which only the posting may contain line breaks, and each
 * of its lines begins as none of ours does.
 */
function textOf({
  name,
  context,
  roles,
  facts: { apply_by },
  ...fields
}: z.infer<typeof FullAssignment>): string {
  const own = { ...fields, id: encodeURIComponent(fields.id), apply_by };
  const lines = [
    `## ${inLine(name)}`,
    ...fieldTexts(own).map((text) => `- ${text}`),
  ];
  for (const { title, ...terms } of roles)
    lines.push(`- ${fieldTexts({ role: title, ...terms }).join(' | ')}`);
  if (context !== '')
    lines.push('- the posting, quoted:', context.replace(/^/gm, '  > '));
  return lines.join('\n');
}

/**
 * An assignment with all its facts, with at most so many characters of the
 * posting, as structured content and as text.
 */
export function fullAssignment(project: PublicProject, most: number) {
  const { id, context } = project;
  const data = {
    ...PublishedProject.parse(project),
    context: cutText(context, most),
    facts: publicFacts(project),
    url: absoluteUrl(assignmentPath(id)),
    apply_url: new URL(applyAddress(project), config().baseUrl).href,
    ask_url: absoluteUrl(contactPath({ assignment: id })),
  };
  return { data, text: textOf(data) };
}
