import * as z from 'zod';
import { getProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import {
  AssignmentOutput,
  assignmentText,
  fullAssignment,
} from './assignment-output.ts';
import { findAssignment } from './find-assignment.ts';
import {
  ListState,
  linksText,
  listState,
  unavailableText,
} from './list-state.ts';
import { defineTool } from './tool.ts';

const MOST = 5;
const MOST_QUOTED = 100;
// Some clients refuse results of more than about 25,000 tokens.
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
  .array(z.string(EXPECTED).max(2_000, EXPECTED))
  .max(MOST, EXPECTED);

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
    // A single id is a list of one.
    id: z
      .preprocess((value) => [value].flat(), Ids)
      .describe(
        `Ids, or addresses of this site or to apply, at most ${MOST}, with commas`,
      ),
  }),
  output: z.object({
    assignments: z.array(AssignmentOutput),
    not_found: z.array(z.string()).optional(),
    ...ListState.shape,
  }),
  run: async ({ id }) => {
    const projects = await getProjects();
    if (projects.state !== 'current')
      return { error: unavailableText(projects.retryAfterSeconds) };
    const { data, readAt } = projects.snapshot;
    const named = namedIn(data, id);
    if (named.size > MOST) return { error: `id: ${EXPECTED}.` };
    const found = new Set([...named.values()].filter((each) => !!each));
    const missing = [...named.keys()].filter((text) => !named.get(text));
    const unknown = missing.map(unknownText);
    if (found.size === 0) return { error: unknown.join('\n\n') };
    const most = found.size > 1 ? MOST_CONTEXT_OF_SEVERAL : undefined;
    const full = [...found].map((project) => fullAssignment(project, most));
    const state = listState(readAt, true);
    const texts = [...full.map(assignmentText), ...unknown, linksText(state)];
    return {
      text: texts.join('\n\n'),
      structured: {
        assignments: full,
        not_found: missing.length > 0 ? missing : undefined,
        ...state,
      },
    };
  },
});
