import * as z from 'zod';
import { absoluteUrl } from '../config/config.ts';
import { PublicFacts, publicFacts } from '../facts/public-facts.ts';
import { type ShownField, shownFields } from '../facts/shown-fields.ts';
import { cutText } from '../public-project/cut-text.ts';
import {
  type PublicProject,
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
