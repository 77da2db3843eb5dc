import * as z from 'zod';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import { findAssignment } from './find-assignment.ts';
import { FullAssignment, fullAssignment } from './full-assignment.ts';
import { defineTool } from './tool.ts';

const MOST = 5;
const MOST_QUOTED = 100;
// Some clients refuse results of more than about 25,000 tokens.
const MOST_CONTEXT = 40_000;
const MOST_CONTEXT_OF_SEVERAL = 4_000;

/** Says that nothing open has this id, and how to find it otherwise. */
const unknownText = (text: string) =>
  `No open assignment has the id or address ${JSON.stringify(text.slice(0, MOST_QUOTED))}. To find one by its title, call ${LIST_TOOL} with q.`;

/**
 * What texts name, and for each the open assignment, if there is one. A text
 * that names one is one, in spite of commas.
 */
function namedIn(list: ProjectList, texts: readonly string[]) {
  const named = new Map<string, PublicProject | undefined>();
  for (const text of texts) {
    const parts = findAssignment(list, text) ? [text] : text.split(',');
    for (const part of parts.map((each) => each.trim()))
      named.set(part, findAssignment(list, part));
  }
  named.delete('');
  return named;
}

const EXPECTED = `expected ids or addresses, at most ${MOST}`;
const Ids = z
  .array(z.string(EXPECTED).max(2_000, EXPECTED), EXPECTED)
  .max(MOST, EXPECTED);
/** Ids as an argument, which has semicolons between several. */
const splitIds = (value: unknown): unknown =>
  typeof value === 'string' ? value.split('; ') : value;

export const getAssignment = defineTool({
  name: 'get_assignment',
  description: [
    `Returns all public details of one open assignment, or of up to ${MOST} to compare, with the text of the posting.`,
    'What is missing is not stated.',
    `Use it after ${LIST_TOOL}, or with an id or a link from the person.`,
    'Next: give the person the url.',
    'Applying and asking are up to the person.',
    THIRD_PARTY,
  ],
  input: z.strictObject({
    id: z
      .preprocess(splitIds, Ids)
      .describe(
        `Ids, or addresses of this site or to apply, at most ${MOST}, with commas`,
      ),
  }),
  output: z.object({
    assignments: z.array(FullAssignment),
    not_found: z.array(z.string()).optional(),
  }),
  run: ({ id }, list) => {
    if (list === undefined) return null;
    const named = namedIn(list, id);
    if (named.size > MOST) return { error: `id: ${EXPECTED}.` };
    const found = new Set([...named.values()].filter((each) => !!each));
    const missing = [...named.keys()].filter((text) => !named.get(text));
    const unknown = missing.map(unknownText);
    if (found.size === 0) return { error: unknown.join('\n\n') };
    const most = found.size > 1 ? MOST_CONTEXT_OF_SEVERAL : MOST_CONTEXT;
    const full = [...found].map((project) => fullAssignment(project, most));
    return {
      text: [...full.map(({ text }) => text), ...unknown].join('\n\n'),
      structured: {
        assignments: full.map(({ data }) => data),
        not_found: missing.length > 0 ? missing : undefined,
      },
    };
  },
});
