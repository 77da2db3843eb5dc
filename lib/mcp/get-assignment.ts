import { z } from 'zod';
import { similarProjects } from '../projects/filter.ts';
import { readProjects } from '../projects/read-projects.ts';
import { AssignmentOutput, assignmentOutput, assignmentText } from './assignment-output.ts';
import { feedUnavailable } from './feed-unavailable.ts';
import { defineTool } from './tool.ts';

export const getAssignment = defineTool({
  name: 'get_assignment',
  title: 'Get one assignment',
  description:
    'Returns everything that is public about one open assignment: context, place, time, status and every role with technologies, languages, allocation and price, with the addresses of its page, its markdown and the sign-in for professionals. Use it after list_open_assignments, or when the person names an id. An unknown id is answered with the nearest open ones. It cannot apply; the person does that at apply_url.',
  input: z.strictObject({
    id: z.string().min(1).max(500).describe('The id of an open assignment, as list_open_assignments returns it'),
  }),
  output: z.object({
    assignment: AssignmentOutput,
    as_of: z.iso.datetime().describe('When the data was read from its source'),
  }),
  run: async ({ id }) => {
    const reading = await readProjects();
    if (reading.state !== 'current') return feedUnavailable(reading);
    const { data, readAt } = reading.snapshot;
    const wanted = id.trim();
    const found = data.find((project) => project.id === wanted);
    if (found === undefined) {
      const similar = similarProjects(data, { id: wanted, text: wanted.replaceAll(/[-_]/g, ' ') });
      const nearest = similar.length > 0 ? similar : data.slice(0, 3);
      return {
        ok: false,
        text: [
          'No open assignment has this id; it may have been filled. Call list_open_assignments for the ids that are open.',
          ...(nearest.length > 0 ? ['Open now, nearest first:'] : []),
          ...nearest.map((project) => `- ${project.id}: ${project.name}`),
        ].join('\n'),
      };
    }
    const assignment = assignmentOutput(found);
    const as_of = readAt.toISOString();
    return { ok: true, text: `${assignmentText(assignment)}\nRead ${as_of}.`, structured: { assignment, as_of } };
  },
});
