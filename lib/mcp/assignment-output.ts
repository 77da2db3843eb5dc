import * as z from 'zod';
import { absoluteUrl } from '../config/config.ts';
import { PublicFacts, publicFacts } from '../facts/public-facts.ts';
import { cutText } from '../public-project/cut-text.ts';
import {
  type PublicProject,
  PublishedProject,
} from '../public-project/public-project.ts';
import { assignmentPath } from '../routes/addresses.ts';

/**
 * An assignment as tools return it: the fields of the JSON API, its dates,
 * language and facts, and the address of its page.
 */
export const AssignmentOutput = PublishedProject.extend({
  facts: PublicFacts,
  url: z.url().describe('Its page. Give this link to the person'),
});
export type AssignmentOutput = z.infer<typeof AssignmentOutput>;

/**
 * A text in a line of a result, without what could pass for the line's own
 * structure. Texts of a feed have no invisible characters.
 */
export const inLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '¦');

/** Each field as the rest of its line; what is not stated has none. */
const bullets = (fields: object) =>
  Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `- ${name}: ${inLine(String(value))}`);

/**
 * An assignment as text. Only the text of the posting may contain line breaks,
 * and each of its lines begins as none of ours does.
 */
export function assignmentText(assignment: AssignmentOutput): string {
  const { id, name, context, roles, facts, ...fields } = assignment;
  const { apply_by } = facts;
  const lines = [
    `## ${inLine(name)}`,
    ...bullets({
      id: encodeURIComponent(id),
      ...fields,
      apply_by,
    }),
  ];
  for (const { title, ...terms } of roles) {
    const ofRole = bullets(terms).map((line) => `  ${line}`);
    lines.push(`- role: ${inLine(title)}`, ...ofRole);
  }
  const quoted = context.replaceAll('\n', '\n  > ');
  if (quoted !== '') lines.push(`- the posting, quoted:\n  > ${quoted}`);
  return lines.join('\n');
}

/**
 * An assignment with all its facts, with at most so many characters of the
 * posting.
 */
export const fullAssignment = (
  project: PublicProject,
  most = Number.POSITIVE_INFINITY,
): AssignmentOutput => ({
  ...PublishedProject.parse(project),
  context: cutText(project.context, most),
  facts: publicFacts(project),
  url: absoluteUrl(assignmentPath(project.id)),
});
