import * as z from 'zod';
import { absoluteUrl, config } from '../config/config.ts';
import { PublicFacts, publicFacts } from '../facts/public-facts.ts';
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
 * An assignment with all its facts, with at most so many characters of the
 * posting, as structured content and as text. Only the posting may contain line
 * breaks there, and each of its lines begins as none of ours does.
 */
export function fullAssignment(project: PublicProject, most: number) {
  const published = PublishedProject.parse(project);
  const { id, name, context: posting, roles, ...fields } = published;
  const context = cutText(posting, most);
  const facts = publicFacts(project);
  const links = {
    url: absoluteUrl(assignmentPath(id)),
    apply_url: new URL(applyAddress(project), config().baseUrl).href,
    ask_url: absoluteUrl(contactPath({ assignment: id })),
  };
  const { apply_by } = facts;
  const own = {
    id: encodeURIComponent(id),
    ...fields,
    apply_by,
    ...links,
  };
  const lines = [
    `## ${inLine(name)}`,
    ...fieldTexts(own).map((text) => `- ${text}`),
  ];
  for (const { title, ...terms } of roles)
    lines.push(`- ${fieldTexts({ role: title, ...terms }).join(' | ')}`);
  if (context !== '')
    lines.push('- the posting, quoted:', context.replace(/^/gm, '  > '));
  return {
    data: {
      ...published,
      ...links,
      context,
      facts,
    },
    text: lines.join('\n'),
  };
}
