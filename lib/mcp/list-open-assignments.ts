import { z } from 'zod';
import { cutText } from '../cut-text.ts';
import { Filter, filterProjects, narrowing } from '../projects/filter.ts';
import { queryFromFilter } from '../projects/filter-query.ts';
import type { PublicProject } from '../projects/project.ts';
import { LIST_TOOL } from '../site.ts';
import { AssignmentOutput, assignmentOutput, assignmentText } from './assignment-output.ts';
import { cursorAfter, startOf } from './cursor.ts';
import { DataNote, dataNote } from './data-note.ts';
import { NoMatch, noMatch, noMatchText } from './no-match.ts';
import { openAssignments } from './open-assignments.ts';
import { defineTool } from './tool.ts';

const MOST = 25;
// A list is for choosing: clients refuse answers beyond some 25,000 tokens, and the whole text is one call away.
const MOST_CONTEXT = 1000;
const MOST_TEXT = 40_000;

function makeItem(project: PublicProject) {
  const assignment = assignmentOutput({ ...project, context: cutText(project.context, MOST_CONTEXT) });
  return { assignment, text: assignmentText(assignment) };
}

const items = new WeakMap<PublicProject, ReturnType<typeof makeItem>>();

/** An assignment as the list shows it, made once for as long as the feed says the same of it. */
function itemOf(project: PublicProject) {
  const made = items.get(project) ?? makeItem(project);
  items.set(project, made);
  return made;
}

/** The next items, as many as may be sent at once; at least one, however long it is. */
function pageFrom(projects: readonly PublicProject[], start: number, limit: number) {
  const page: ReturnType<typeof makeItem>[] = [];
  let length = 0;
  for (const project of projects.slice(start, start + limit)) {
    const item = itemOf(project);
    length += item.text.length;
    if (page.length > 0 && length > MOST_TEXT) break;
    page.push(item);
  }
  return page;
}

export const listOpenAssignments = defineTool({
  name: LIST_TOOL,
  title: 'List open assignments',
  description:
    'Lists the consulting assignments that are open right now, with every role, technology, place, time and price that is known. Use it to find assignments for a professional, or to see what the consultancy is staffing. All filters are optional and combined with "and"; they understand beginnings of words, plurals, other names ("golang", "k8s") and one wrong letter, while names of technologies stay exact ("Java" is not JavaScript); role and technology have to be true of the same role. Start with few filters. Returns the total, the filters as understood, one page of assignments with their page addresses, and when the data was read; for more, call again with next_cursor and the same filters. With q the most relevant come first. When nothing matches, it says what each filter matches by itself, what leaving one out shows, which values exist and what comes nearest. Next: get_assignment for the whole of one, and show its url to the person. It cannot apply or send messages; the person does that through the links.',
  input: Filter.extend({
    limit: z.int().min(1).max(MOST).default(10).describe(`How many to return, at most ${MOST}`),
    cursor: z.string().max(200).optional().describe('The next_cursor of the previous answer, with the same filters'),
  }),
  output: z.object({
    assignments: z
      .array(AssignmentOutput)
      .describe('Long contexts are cut at their end («…»); get_assignment has them whole'),
    total: z.int().min(0).describe('How many assignments match, on all pages'),
    open: z.int().min(0).describe('How many are open at all'),
    filters: Filter.describe('The filters as they were understood; one without any word in it is left out'),
    as_of: DataNote.shape.as_of,
    next_cursor: z.string().optional().describe('Absent on the last page'),
    ...NoMatch.partial().shape,
    notice: DataNote.shape.notice,
  }),
  run: async ({ limit, cursor, ...asked }) => {
    const { data, readAt } = await openAssignments();
    const filters = narrowing(asked);
    const matching = filterProjects(data, filters);
    const scope = queryFromFilter(filters);
    const start = startOf(cursor, matching, scope);
    const page = pageFrom(matching, start, limit);
    const end = start + page.length;
    const next = cursorAfter(end, matching, scope);
    const nothing = matching.length === 0 && data.length > 0 ? noMatch(data, filters) : null;
    const structured = {
      assignments: page.map(({ assignment }) => assignment),
      total: matching.length,
      open: data.length,
      filters,
      ...dataNote(readAt),
      ...(next && { next_cursor: next }),
      ...nothing,
    };
    const understood = Object.entries(filters).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    const text = [
      `${matching.length} of ${data.length} open assignments match${understood.length ? ` (${understood.join(', ')})` : ''}. Read ${structured.as_of}.`,
      structured.notice,
      data.length === 0 && 'Nothing is open at the moment; new assignments appear as soon as they are.',
      nothing && noMatchText(nothing),
      ...page.map((item) => item.text),
      next && `${matching.length - end} more: call again with cursor "${next}" and the same filters.`,
    ];
    return { text: text.filter(Boolean).join('\n\n'), structured };
  },
});
