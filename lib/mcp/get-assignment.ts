import * as z from 'zod';
import { getProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import { AssignmentOutput, fullAssignment } from './assignment-output.ts';
import { findAssignment } from './find-assignment.ts';
import { ResultNotes, resultNotes, unavailableText } from './result-notes.ts';
import { defineTool } from './tool.ts';

const MOST = 5;
const MOST_OF_ASKED = 100;
// Some clients refuse results of more than about 25,000 tokens.
const MOST_CONTEXT_OF_SEVERAL = 4_000;

/** Says that nothing open has this id, and how to find it otherwise. */
const unknownId = (asked: string) =>
  `No open assignment has the id or address ${JSON.stringify(asked.slice(0, MOST_OF_ASKED))}. To find one by its title, call ${LIST_TOOL} with q.`;

/** The ids in a text: itself if it is one, as an id may have commas. */
const idsIn = (list: ProjectList, text: string): readonly string[] =>
  findAssignment(list, text)
    ? [text]
    : text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);

const EXPECTED = `expected ids or addresses, at most ${MOST}`;
const Ids = z
  .array(z.string(EXPECTED).min(1, EXPECTED).max(2_000, EXPECTED))
  .min(1, EXPECTED)
  .max(MOST, EXPECTED);

export const getAssignment = defineTool({
  name: 'get_assignment',
  description: `Returns all public details of one open assignment, or of up to ${MOST} to compare: the text of the posting, place, timeline, and each role with its technologies, languages, allocation and rate. Use it after list_open_assignments, or when the person gives an id or a link. Next: give the person the url. Applying and asking are up to the person. ${THIRD_PARTY}`,
  input: z.object({
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
    ...ResultNotes.shape,
  }),
  run: async ({ id }) => {
    const projects = await getProjects();
    if (projects.state !== 'current')
      return { error: unavailableText(projects) };
    const { data, readAt } = projects.snapshot;
    const texts = id.flatMap((text) => idsIn(data, text));
    if (texts.length > MOST) return { error: `id: ${EXPECTED}.` };
    const byText = new Map(
      texts.map((text) => [text, findAssignment(data, text)]),
    );
    const missing = [...byText.keys()].filter((text) => !byText.get(text));
    const found = [...new Set(byText.values())].filter(
      (project) => project !== undefined,
    );
    const unknown = missing.map(unknownId);
    if (found.length === 0) return { error: unknown.join('\n\n') };
    const most = found.length > 1 ? MOST_CONTEXT_OF_SEVERAL : undefined;
    const shown = found.map((project) => fullAssignment(project, most));
    const { notes, text } = resultNotes(readAt);
    const assignments = shown.map(({ assignment }) => assignment);
    return {
      text: [...shown.map((one) => one.text), ...unknown, text].join('\n\n'),
      structured: {
        assignments,
        ...(missing.length > 0 && { not_found: missing }),
        ...notes,
      },
    };
  },
});
