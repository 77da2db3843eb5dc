import * as z from 'zod';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import { findAssignment } from './find-assignment.ts';
import { FullAssignment, fullAssignment } from './full-assignment.ts';
import { defineTool } from './tool.ts';

const MOST = 5;
const EXPECTED = `expected ids or addresses, at most ${MOST}`;
const MOST_LETTERS = 10_000;
const MOST_QUOTED = 300;
// Some clients refuse results of more than about 25,000 tokens.
const MOST_CONTEXT = 40_000;
const MOST_CONTEXT_OF_SEVERAL = 4_000;

/** The ids and addresses in a text, which may be one in spite of commas. */
function namesIn(list: ProjectList, text: string): readonly string[] {
  if (findAssignment(list, text)) return [text];
  const names = text.split(/[,;]/).map((name) => name.trim());
  return [...new Set(names)].filter(Boolean);
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
    not_found: z.array(z.string()),
  }),
  run: ({ id }, list) => {
    if (list === undefined) return null;
    const names = namesIn(list, id);
    if (names.length === 0 || names.length > MOST) return `id: ${EXPECTED}.`;
    const found = new Set<PublicProject>();
    const missing: string[] = [];
    for (const name of names) {
      const project = findAssignment(list, name);
      if (project) found.add(project);
      else missing.push(name);
    }
    const quoted = JSON.stringify(missing).slice(0, MOST_QUOTED);
    const unknown = `No open assignment has these ids or addresses: ${quoted}. To find one by its title, call ${LIST_TOOL} with q.`;
    if (found.size === 0) return unknown;
    const most = found.size > 1 ? MOST_CONTEXT_OF_SEVERAL : MOST_CONTEXT;
    const full = [...found].map((project) => fullAssignment(project, most));
    return {
      text: full.map(({ text }) => text).join('\n\n'),
      structured: {
        assignments: full.map(({ data }) => data),
        not_found: missing,
      },
      remarks: missing.length > 0 ? [unknown] : [],
    };
  },
});
