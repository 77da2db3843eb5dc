import { z } from 'zod';
import { nearestProjects } from '../projects/nearest.ts';
import type { PublicProject } from '../projects/project.ts';
import { readProjects } from '../projects/read-projects.ts';
import { AssignmentOutput, assignmentOutput, assignmentText } from './assignment-output.ts';
import { exampleNotice } from './example-notice.ts';
import { feedUnavailable } from './feed-unavailable.ts';
import { defineTool } from './tool.ts';

const MAX_ID = 200;

function unknownId(projects: readonly PublicProject[], id: string): string {
  const nearest = nearestProjects(projects, id).map(assignmentOutput);
  return [
    'No open assignment has this id; it may have been filled. Call list_open_assignments for the ids that are open.',
    ...(nearest.length > 0 ? ['Open now, nearest first:'] : ['Nothing is open at the moment.']),
    ...nearest.map(({ id: open, name, url }) => `- ${JSON.stringify(open)}: ${JSON.stringify(name)} (${url})`),
  ].join('\n');
}

export const getAssignment = defineTool({
  name: 'get_assignment',
  title: 'Get one assignment',
  description:
    'Returns everything that is public about one open assignment: context, place, time, status and every role with technologies, languages, allocation and price, with the addresses of its page, its markdown and the sign-in for professionals. Use it after list_open_assignments, or when the person names an id. An id that is not open is answered with what to do and the nearest open ones. Next: show url to the person; a professional applies at apply_url, which this tool cannot do.',
  input: z.strictObject({
    id: z
      .string()
      .trim()
      .min(1)
      .max(MAX_ID)
      .describe('The id of an open assignment, as list_open_assignments returns it'),
  }),
  output: z.object({
    assignment: AssignmentOutput,
    as_of: z.iso.datetime().describe('When the data was read from its source'),
    notice: z.string().optional().describe('What to know about the data, for example that these are made-up examples'),
  }),
  run: async ({ id }) => {
    const reading = await readProjects();
    if (reading.state !== 'current') return feedUnavailable(reading);
    const { data, readAt } = reading.snapshot;
    const found = data.find((project) => project.id === id);
    if (found === undefined) return { ok: false, text: unknownId(data, id) };
    const assignment = assignmentOutput(found);
    const structured = { assignment, as_of: readAt.toISOString(), ...exampleNotice() };
    const text = [
      assignmentText(assignment),
      `Read ${structured.as_of}.`,
      ...(structured.notice ? [structured.notice] : []),
    ];
    return {
      ok: true,
      text: text.join('\n'),
      structured,
      link: { uri: assignment.markdown_url, name: found.id, title: found.name, mimeType: 'text/markdown' },
    };
  },
});
