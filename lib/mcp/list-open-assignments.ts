import * as z from 'zod';
import { assignmentPath } from '../addresses.ts';
import { absoluteUrl } from '../config.ts';
import { SORT_DESCRIPTION, SORTS, UNSTATED_DESCRIPTION } from '../filters.ts';
import { queryText } from '../listing/list-query.ts';
import type { PublicProject } from '../public-project.ts';
import { Filter, narrowing } from '../search/filter.ts';
import { search } from '../search/search.ts';
import { LIST_TOOL } from '../site.ts';
import { briefAssignment, fullAssignment, ListedAssignment } from './assignment-output.ts';
import { cursorAfter, LONGEST_CURSOR, startOf } from './cursor.ts';
import { NoMatch, noMatch } from './no-match.ts';
import { DataNote, dataNote, openAssignments } from './open-assignments.ts';
import { defineTool } from './tool.ts';

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

/** The assignments as data and as text, as many as fit into one result, but at least one. */
function fitting(projects: readonly PublicProject[], isBrief: boolean) {
  let length = 0;
  const items = [];
  for (const project of projects) {
    const item = isBrief ? briefAssignment(project) : fullAssignment(project, MOST_CONTEXT, MOST_CONTEXT_IN_TEXT);
    length += JSON.stringify(item.assignment).length;
    if (items.length > 0 && length > MOST_TEXT) break;
    items.push(item);
  }
  return items;
}

/** What to tell about assignments that do not state what a filter asks for. */
const remarkOnSilent = (remark: string, areListed: boolean) =>
  `${remark} ${areListed ? 'They come after the matches.' : 'With unstated: "yes" they come after the matches.'}`;

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
      .enum(['brief', 'full'])
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
    assignments: z
      .array(ListedAssignment)
      .describe('If “full”, with all that get_assignment returns. A cut text ends in “…”'),
    total: z.int().describe('On all pages'),
    open: z.int(),
    filters: z.record(z.string(), z.string().optional()).describe('As understood, also from the words of q'),
    remarks: z.array(z.string()).optional(),
    url_template: z.string(),
    next_cursor: z.string().optional(),
    ...NoMatch.shape,
    ...DataNote.shape,
  }),
  run: async ({ unstated, sort, detail, limit, cursor, ...given }) => {
    const { data, readAt } = await openAssignments();
    const asked = narrowing(given);
    const result = search(data, { filter: asked, sort, unstated: unstated === 'yes' });
    const { matching, listed } = result;
    const scope = queryText({ filter: asked, sort, unstated: unstated === 'yes' });
    const start = startOf(cursor, listed, scope);
    const chosen = listed.slice(start, start + (limit ?? (detail === 'full' ? MOST_FULL : MOST)));
    const page = fitting(chosen, detail === undefined ? chosen.length > MOST_FULL : detail === 'brief');
    const end = start + page.length;
    const next_cursor = cursorAfter(end, listed, scope);
    const nothing = matching.length === 0 && data.all.length > 0 ? noMatch(data, asked, result) : null;
    const remarks = [
      ...result.remarks,
      ...(result.unstatedRemark === null
        ? []
        : [remarkOnSilent(result.unstatedRemark, listed.length > matching.length)]),
    ];
    const structured = {
      assignments: page.map(({ assignment }) => assignment),
      total: matching.length,
      open: data.all.length,
      filters: Object.fromEntries(result.applied.map(({ name, value }) => [name, value])),
      ...(remarks.length > 0 && { remarks }),
      url_template: absoluteUrl(`${assignmentPath('')}{id}`),
      ...(next_cursor && { next_cursor }),
      ...nothing?.structured,
      ...dataNote(readAt),
    };
    const { total, open, filters, url_template, as_of, notice } = structured;
    const applied = Object.entries(filters).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    const order = sort === 'newest' ? ', newest first' : '';
    const text = [
      `${total} of ${open} open assignments match${applied.length > 0 ? ` (${applied.join(', ')})` : ''}${order}. Their pages: ${url_template}. List read at ${as_of}.`,
      notice,
      open === 0 && 'No assignments are open at the moment.',
      ...remarks,
      nothing?.text,
      ...page.map((item) => item.text),
      next_cursor &&
        `${listed.length - end} more. For the next page, call again with cursor "${next_cursor}" and the same filters and order.`,
    ];
    return { text: text.filter(Boolean).join('\n'), structured };
  },
});
