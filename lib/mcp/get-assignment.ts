import * as z from 'zod';
import type { ProjectList } from '../search/project-list.ts';
import { closestProjects } from '../search/similar.ts';
import { AssignmentOutput, assignmentOutput, assignmentText } from './assignment-output.ts';
import { DataNote, dataNote } from './data-note.ts';
import { openAssignments } from './open-assignments.ts';
import { Refusal } from './refusal.ts';
import { INVALID_PARAMS } from './rpc-error.ts';
import { defineTool } from './tool.ts';

function unknownId(projects: ProjectList, id: string): Refusal {
  const nearest = closestProjects(projects, id).map(assignmentOutput);
  const text = [
    'No open assignment has this id. It may have been filled or withdrawn. Call list_open_assignments for the current ids.',
    ...(nearest.length > 0 ? ['Closest open assignments:'] : ['No assignments are open at the moment.']),
    ...nearest.map(({ id: open, name, url }) => `- ${JSON.stringify(open)}: ${JSON.stringify(name)} (${url})`),
  ];
  return new Refusal(INVALID_PARAMS, text.join('\n'));
}

export const getAssignment = defineTool({
  name: 'get_assignment',
  title: 'Get an assignment',
  description:
    'Returns all public details of one open assignment: context, location, timeline, sector, status, and each role with its technologies, languages, allocation and price, with links to its page, the page as markdown and the sign-in for professionals. Use it after list_open_assignments, or when the person gives an id. If no open assignment has the id, the error lists the closest ones. Next: give the person the url. A professional applies at apply_url; this tool cannot apply.',
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
      text: [assignmentText(assignment), `List last updated ${note.as_of}.`, note.notice].filter(Boolean).join('\n'),
      structured: { assignment, ...note },
      link: { uri: assignment.markdown_url, name: found.id, title: found.name, mimeType: 'text/markdown' },
    };
  },
});
