import { z } from 'zod';
import { Filter, facetsOf, filterProjects } from '../projects/filter.ts';
import { readProjects } from '../projects/read-projects.ts';
import { AssignmentOutput, assignmentOutput, assignmentText } from './assignment-output.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { feedUnavailable } from './feed-unavailable.ts';
import { defineTool } from './tool.ts';

const DEFAULT_LIMIT = 10;
const MOST = 25;
const MOST_VALUES = 30;

const Input = Filter.extend({
  limit: z.int().min(1).max(MOST).default(DEFAULT_LIMIT).describe(`How many to return, at most ${MOST}`),
  cursor: z.string().max(200).optional().describe('The next_cursor of the previous answer, with the same filters'),
});

const Output = z.object({
  assignments: z.array(AssignmentOutput),
  total: z.int().min(0).describe('How many assignments match, on all pages'),
  filters: Filter.partial().describe('The filters as they were understood'),
  as_of: z.iso.datetime().describe('When the data was read from its source'),
  next_cursor: z.string().optional().describe('Absent on the last page'),
  available_values: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('When nothing matches: the values that exist, for each filter that was used'),
});

/** The values that exist for each filter that was used. */
function availableValues(projects: Parameters<typeof facetsOf>[0], filter: Filter): Record<string, string[]> {
  const facets = facetsOf(projects);
  const used = (Object.keys(facets) as (keyof typeof facets)[]).filter((name) => filter[name]);
  const names = used.length > 0 ? used : (Object.keys(facets) as (keyof typeof facets)[]);
  return Object.fromEntries(names.map((name) => [name, facets[name].slice(0, MOST_VALUES).map(({ value }) => value)]));
}

export const listOpenAssignments = defineTool({
  name: 'list_open_assignments',
  title: 'List open assignments',
  description:
    'Lists the consulting assignments that are open right now, with every role, technology, place, time and price that is known. Use it to find assignments for a professional, or to see what the consultancy is staffing. All filters are optional and combined with "and"; they match whole words without regard to case and accents. Returns the total, one page of assignments with their page addresses, and when the data was read. When nothing matches, the values that exist are returned: try one of them. Next: get_assignment for one of the ids, or show the url to the person. It cannot apply or send messages; the person does that through the links.',
  input: Input,
  output: Output,
  run: async ({ limit, cursor, ...filters }) => {
    const reading = await readProjects();
    if (reading.state !== 'current') return feedUnavailable(reading);
    const { data, readAt } = reading.snapshot;
    const offset = cursor === undefined ? 0 : decodeCursor(cursor);
    if (offset === null) {
      return { ok: false, text: 'This cursor is not one of ours. Leave it out to start with the first page.' };
    }
    const matching = filterProjects(data, filters);
    const assignments = matching.slice(offset, offset + limit).map(assignmentOutput);
    const end = offset + assignments.length;
    const structured = {
      assignments,
      total: matching.length,
      filters,
      as_of: readAt.toISOString(),
      ...(end < matching.length && { next_cursor: encodeCursor(end) }),
      ...(matching.length === 0 && data.length > 0 && { available_values: availableValues(data, filters) }),
    };
    const understood = Object.entries(filters).map(([name, value]) => `${name} = ${value}`);
    const text = [
      `${matching.length} of ${data.length} open assignments match${understood.length ? ` (${understood.join(', ')})` : ''}. Read ${structured.as_of}.`,
      ...(structured.available_values
        ? Object.entries(structured.available_values).map(
            ([name, values]) => `Values of ${name}: ${values.join(' | ')}`,
          )
        : []),
      ...assignments.map(assignmentText),
      ...(structured.next_cursor ? [`More: call again with cursor "${structured.next_cursor}".`] : []),
    ].join('\n\n');
    return { ok: true, text, structured };
  },
});
