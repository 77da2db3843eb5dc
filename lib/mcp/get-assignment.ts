import * as z from 'zod';
import type { ProjectList } from '../search/project-list.ts';
import { similarlyNamed } from '../search/similar.ts';
import { AssignmentOutput, assignmentOutput, assignmentText } from './assignment-output.ts';
import { DataNote, dataNote, openAssignments } from './open-assignments.ts';
import { RpcError, rpcCode } from './rpc-error.ts';
import { defineTool } from './tool.ts';

const MOST_SHOWN = 3;

function unknownId(projects: ProjectList, id: string): RpcError {
  const similar = similarlyNamed(projects, id);
  const shown = similar.length > 0 ? similar : projects.all.slice(0, MOST_SHOWN);
  const text = [
    'No open assignment has this id. It may have been filled or withdrawn. Call list_open_assignments for the current ids.',
    projects.all.length === 0
      ? 'No assignments are open at the moment.'
      : similar.length > 0
        ? 'Closest open assignments:'
        : 'Open now:',
    ...shown
      .map(assignmentOutput)
      .map(({ id: open, name, url }) => `- ${JSON.stringify(open)}: ${JSON.stringify(name)} (${url})`),
  ];
  return new RpcError(rpcCode.invalidParams, text.join('\n'));
}

export const getAssignment = defineTool({
  name: 'get_assignment',
  title: 'Get an assignment',
  description:
    'Returns all public details of one open assignment: what it is about, location, timeline, sector, status, and each role with its technologies, languages, allocation and rate, with links to its page, the page as markdown and the sign-in for professionals. Use it after list_open_assignments, or when the person gives an id. If no open assignment has the id, the error lists the closest ones, or some that are open now. Next: give the person the url. A professional applies at apply_url; this tool cannot apply.',
  example: { id: 'EX-1001' },
  input: z.strictObject({
    id: z.string().trim().min(1).max(200).describe('The id of an open assignment, as list_open_assignments returns it'),
  }),
  output: z.object({ assignment: AssignmentOutput, ...DataNote.shape }),
  run: async ({ id }) => {
    const { data, readAt } = await openAssignments();
    const found = data.byId.get(id);
    if (found === undefined) throw unknownId(data, id);
    const assignment = assignmentOutput(found);
    const note = dataNote(readAt);
    return {
      text: [assignmentText(assignment), `List read at ${note.as_of}.`, note.notice].filter(Boolean).join('\n'),
      structured: { assignment, ...note },
      link: { uri: assignment.markdown_url, name: found.id, title: found.name, mimeType: 'text/markdown' },
    };
  },
});
