import * as z from 'zod';
import { assignmentPath } from '../addresses.ts';
import { absoluteUrl } from '../config.ts';
import { UNSTATED_DESCRIPTION } from '../filters.ts';
import { queryFromFilter, SORT_DESCRIPTION, SORTS } from '../listing/list-query.ts';
import { searchRemarks } from '../listing/search-remarks.ts';
import { cutText } from '../public-project/cut-text.ts';
import { newestFirst } from '../public-project/newest-first.ts';
import type { PublicProject } from '../public-project.ts';
import { Filter, narrowing } from '../search/filter.ts';
import { filterProjects, remarksOn, unstatedProjects } from '../search/filter-projects.ts';
import { LIST_TOOL } from '../site.ts';
import { assignmentOutput, assignmentText, BriefAssignment, briefAssignment, briefText } from './assignment-output.ts';
import { cursorAfter, LONGEST_CURSOR, startOf } from './cursor.ts';
import { NoMatch, noMatch, noMatchText } from './no-match.ts';
import { DataNote, dataNote, openAssignments } from './open-assignments.ts';
import { defineTool } from './tool.ts';

const DETAILS = ['brief', 'full'] as const;
const MOST = 100;
/** More results than these are brief, unless the caller says otherwise. */
const MOST_FULL = 10;
// Some clients refuse results of more than about 25,000 tokens; get_assignment returns the full text.
const MOST_TEXT = 40_000;
const MOST_CONTEXT = 1_000;
// The data has more of it.
const MOST_CONTEXT_IN_TEXT = 250;

/** A number that a model sends as text. */
const numberOf = (value: unknown) =>
  typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value;

/** An assignment of the list, as data and as text. */
function listItem(project: PublicProject, detail: (typeof DETAILS)[number]) {
  if (detail === 'brief') {
    const assignment = briefAssignment(project);
    return { assignment, text: briefText(assignment) };
  }
  const assignment = assignmentOutput({ ...project, context: cutText(project.context, MOST_CONTEXT) });
  return { assignment, text: assignmentText(assignment, MOST_CONTEXT_IN_TEXT) };
}

/** The assignments as many as fit into one result, but at least one. */
function fitting(projects: readonly PublicProject[], detail: (typeof DETAILS)[number]) {
  const items: ReturnType<typeof listItem>[] = [];
  let length = 0;
  for (const project of projects) {
    const item = listItem(project, detail);
    length += JSON.stringify(item.assignment).length;
    if (items.length > 0 && length > MOST_TEXT) break;
    items.push(item);
  }
  return items;
}

const assigned = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join(', ');

export const listOpenAssignments = defineTool({
  name: LIST_TOOL,
  title: 'List open assignments',
  description:
    'Lists the consulting assignments that are open now. Use it to find assignments for a professional, or to see what the consultancy is staffing. All filters are optional and combined with “and”. They accept the start of a word, plurals, other common names (“golang”, “k8s”) and one wrong letter; technologies stay exact: “Java” does not match JavaScript. Start with few filters. Returns how many match, how the filters were understood, and the assignments. If nothing matches, it says what would. Next: call get_assignment for details, and give the person the url. This tool cannot apply or send messages.',
  example: { q: 'java developer', remote: 'yes', limit: 5 },
  input: Filter.extend({
    unstated: z.enum(['yes']).optional().describe(UNSTATED_DESCRIPTION),
    sort: z.enum(SORTS).optional().describe(SORT_DESCRIPTION),
    detail: z
      .enum(DETAILS)
      .optional()
      .describe(`By default “brief” for more than ${MOST_FULL} results, otherwise “full”`),
    limit: z
      .preprocess(numberOf, z.int().min(1).max(MOST))
      .optional()
      .describe(`By default ${MOST}, or ${MOST_FULL} if “full”`),
    cursor: z
      .string()
      .max(LONGEST_CURSOR)
      .optional()
      .describe('The next_cursor of the previous result, with the same filters and sort'),
  }),
  output: z.object({
    assignments: z.array(BriefAssignment).describe('A cut text ends in “…”'),
    total: z.int().describe('On all pages'),
    open: z.int(),
    filters: z.record(z.string(), z.string().optional()).describe('As understood'),
    understood: z.record(z.string(), z.string().optional()).optional().describe('Filters that the words of q mean'),
    not_applied: z.array(z.string()).optional(),
    unstated_total: z.int().optional().describe('Not stating what a filter asks for'),
    remarks: z.array(z.string()).optional(),
    url_template: z.string(),
    next_cursor: z.string().optional(),
    ...NoMatch.shape,
    ...DataNote.shape,
  }),
  run: async ({ unstated, sort, detail: wanted, limit: most, cursor, ...given }) => {
    const { data, readAt } = await openAssignments();
    const filters = narrowing(given);
    const found = filterProjects(data, filters);
    const matching = sort === 'newest' ? newestFirst(found) : found;
    const silent = unstatedProjects(data, filters, found);
    const listed = unstated === 'yes' ? [...matching, ...silent] : matching;
    const scope = queryFromFilter(filters, 1, sort, unstated === 'yes');
    const start = startOf(cursor, listed, scope);
    const limit = most ?? (wanted === 'full' ? MOST_FULL : MOST);
    const chosen = listed.slice(start, start + limit);
    const page = fitting(chosen, wanted ?? (chosen.length > MOST_FULL ? 'brief' : 'full'));
    const end = start + page.length;
    const next = cursorAfter(end, listed, scope);
    const { understood, notApplied } = remarksOn(data, filters);
    const remarks = searchRemarks(data, filters, matching.length > 0);
    const nothing = matching.length === 0 && data.all.length > 0 ? noMatch(data, filters) : null;
    const structured = {
      assignments: page.map(({ assignment }) => assignment),
      total: matching.length,
      open: data.all.length,
      filters,
      ...(Object.keys(understood).length > 0 && { understood }),
      ...(notApplied.length > 0 && { not_applied: notApplied }),
      ...(silent.length > 0 && { unstated_total: silent.length }),
      ...(remarks.length > 0 && { remarks: [...remarks] }),
      url_template: absoluteUrl(`${assignmentPath('')}{id}`),
      ...(next && { next_cursor: next }),
      ...nothing,
      ...dataNote(readAt),
    };
    const { open, total, as_of, notice, url_template } = structured;
    const applied = assigned(filters);
    const text = [
      `${total} of ${open} open assignments match${applied && ` (${applied})`}${sort === 'newest' ? ', newest first' : ''}. Their pages: ${url_template}. List read at ${as_of}.`,
      notice,
      open === 0 && 'No assignments are open at the moment.',
      Object.keys(understood).length > 0 && `Understood in q: ${assigned(understood)}.`,
      ...remarks,
      silent.length > 0 &&
        (unstated === 'yes'
          ? `After the matches come ${silent.length} that do not state what the filters ask for.`
          : `${silent.length} more do not state what the filters ask for; unstated: "yes" lists them after the matches.`),
      nothing && noMatchText(nothing),
      ...page.map((item) => item.text),
      next &&
        `${listed.length - end} more. For the next page, call again with cursor "${next}" and the same filters and order.`,
    ];
    return { text: text.filter(Boolean).join('\n'), structured };
  },
});
