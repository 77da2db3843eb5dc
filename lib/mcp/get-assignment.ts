import * as z from 'zod';
import type { ProjectList } from '../projects/project-list.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import { findAssignment } from './find-assignment.ts';
import { FullAssignment, fullAssignment } from './full-assignment.ts';
import { defineTool } from './tool.ts';

const MOST = 5;
const EXPECTED = `expected ids or addresses, at most ${MOST}`;
const MOST_LETTERS = 10_000;
const MOST_QUOTED = 100;
// Some clients refuse results of more than about 25,000 tokens.
const MOST_CONTEXT = 40_000;
const MOST_CONTEXT_OF_SEVERAL = 4_000;

/**
 * What a text names, and for each part the open assignment, if there is one. A
 * part that names one is one, in spite of semicolons and commas.
 */
function namedIn(list: ProjectList, text: string) {
  let parts = [text];
  for (const separator of [';', ','])
    parts = parts.flatMap((part) =>
      findAssignment(list, part) ? part : part.split(separator),
    );
  const texts = parts.map((part) => part.trim()).filter(Boolean);
  return new Map(texts.map((part) => [part, findAssignment(list, part)]));
}

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
      .string(EXPECTED)
      .max(MOST_LETTERS, EXPECTED)
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
    if (named.size > MOST) return `id: ${EXPECTED}.`;
    const found = new Set([...named.values()].filter((each) => !!each));
    const missing = [...named.keys()].filter((text) => !named.get(text));
    const quoted = missing.map((text) =>
      JSON.stringify(text.slice(0, MOST_QUOTED)),
    );
    const unknown = `No open assignment has the id or address ${quoted.join(' or ')}. To find one by its title, call ${LIST_TOOL} with q.`;
    if (found.size === 0) return unknown;
    const most = found.size > 1 ? MOST_CONTEXT_OF_SEVERAL : MOST_CONTEXT;
    const full = [...found].map((project) => fullAssignment(project, most));
    const texts = full.map(({ text }) => text);
    if (missing.length > 0) texts.push(unknown);
    return {
      text: texts.join('\n\n'),
      structured: {
        assignments: full.map(({ data }) => data),
        not_found: missing.length > 0 ? missing : undefined,
      },
    };
  },
});
