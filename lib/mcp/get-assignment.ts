import * as z from 'zod';
import { assignmentPath } from '../addresses.ts';
import { absoluteUrl } from '../config.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { similarlyNamed } from '../search/similar.ts';
import { AssignmentOutput, briefAssignment, fullAssignment } from './assignment-output.ts';
import { findAssignment } from './find-assignment.ts';
import { DataNote, dataNote, openAssignments } from './open-assignments.ts';
import { RpcError, rpcCode } from './rpc-error.ts';
import { defineTool } from './tool.ts';

const MOST = 5;
const MOST_SHOWN = 3;
// Some clients refuse results of more than about 25,000 tokens.
const MOST_CONTEXT_OF_SEVERAL = 4_000;

/** Says that no assignment has this id, and what is open. */
function unknownId(projects: ProjectList, id: string): string {
  const similar = similarlyNamed(projects, id);
  const shown = similar.length > 0 ? similar : projects.all.slice(0, MOST_SHOWN);
  const heading = similar.length > 0 ? 'Closest open assignments:' : 'Open now:';
  return [
    `No open assignment has the id ${JSON.stringify(id)}. It may have been filled or withdrawn. Call list_open_assignments for the current ids.`,
    shown.length > 0 ? heading : 'No assignments are open at the moment.',
    ...shown.map((project) => `${briefAssignment(project).text} | ${absoluteUrl(assignmentPath(project.id))}`),
  ].join('\n');
}

const EXPECTED = `expected an id, a title or an address, or an array of at most ${MOST}`;
const Id = z.string(EXPECTED).trim().min(1, EXPECTED).max(2_000, EXPECTED);

export const getAssignment = defineTool({
  name: 'get_assignment',
  title: 'Get an assignment',
  description: `Returns all public details of one open assignment, or of up to ${MOST} to compare: the text of the posting, place, timeline, and each role with its technologies, languages, allocation and rate, and how the person applies and asks. Use it after list_open_assignments, or when the person names an assignment. If none is meant clearly, it lists the closest. Next: give the person the url. This tool cannot apply or ask; the person opens apply_url or ask_url.`,
  example: { id: 'EX-1001' },
  input: z.strictObject({
    id: z
      .union([Id, z.array(Id).min(1).max(MOST)], EXPECTED)
      .describe(
        `An id in any case, with or without its prefix, or the address of its page; or an array of up to ${MOST}`,
      ),
  }),
  output: z.object({
    assignments: z.array(AssignmentOutput),
    not_found: z.array(z.string()).optional(),
    ...DataNote.shape,
  }),
  run: async ({ id }) => {
    const { data, readAt } = await openAssignments();
    const asked = new Map([id].flat().map((one) => [one, findAssignment(data, one)]));
    const missing = [...asked.keys()].filter((one) => asked.get(one) === undefined);
    const found = [...new Set(asked.values())].filter((one) => one !== undefined);
    const unknown = missing.map((one) => unknownId(data, one));
    if (found.length === 0) throw new RpcError(rpcCode.invalidParams, unknown.join('\n\n'));
    const most = found.length > 1 ? MOST_CONTEXT_OF_SEVERAL : undefined;
    const shown = found.map((project) => fullAssignment(project, most));
    const assignments = shown.map(({ assignment }) => assignment);
    const note = dataNote(readAt);
    const rest = [...unknown, `List read at ${note.as_of}.`, note.notice];
    return {
      text: [...shown.map(({ text }) => text), ...rest].filter(Boolean).join('\n\n'),
      structured: { assignments, ...(missing.length > 0 && { not_found: missing }), ...note },
    };
  },
});
