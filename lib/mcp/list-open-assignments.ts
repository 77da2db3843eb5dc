import * as z from 'zod';
import { assignmentPath } from '../addresses.ts';
import { absoluteUrl } from '../config.ts';
import { SORT_DESCRIPTION, SORTS, UNSTATED_DESCRIPTION } from '../filters.ts';
import { pageOf } from '../listing/paging.ts';
import type { PublicProject } from '../public-project.ts';
import { Filter, narrowing } from '../search/filter.ts';
import { search } from '../search/search.ts';
import { LIST_TOOL } from '../site.ts';
import { briefAssignment, fullAssignment, ListedAssignment } from './assignment-output.ts';
import { NoMatch, noMatch } from './no-match.ts';
import { DataNote, dataNote, openAssignments } from './open-assignments.ts';
import { RpcError, rpcCode } from './rpc-error.ts';
import { defineTool } from './tool.ts';

const MOST = 100;
/** More results than these are brief, unless the caller says otherwise. */
const MOST_FULL = 10;
// Some clients refuse results of more than about 25,000 tokens; get_assignment returns the full text.
const MOST_TEXT = 40_000;
const MOST_CONTEXT = 1_000;
// The data has more of it.
const MOST_CONTEXT_IN_TEXT = 250;

const WHOLE = `expected a whole number from 1 to ${MOST}`;
const FROM_1 = 'expected a whole number from 1';
/** A number that a model sends as text. */
const numberOf = (value: unknown) =>
  typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value;

/** The assignments as data and as text. Those in full that don't fit into one result are brief, so that a page leaves none out. */
function rowsOf(projects: readonly PublicProject[], isBrief: boolean) {
  let length = 0;
  return projects.map((project) => {
    const brief = briefAssignment(project);
    if (isBrief) return brief;
    const full = fullAssignment(project, MOST_CONTEXT, MOST_CONTEXT_IN_TEXT);
    const size = JSON.stringify(full.assignment).length;
    if (length + size > MOST_TEXT) return brief;
    length += size;
    return full;
  });
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
    unstated: z.enum(['yes'], 'expected “yes”').optional().describe(UNSTATED_DESCRIPTION),
    sort: z
      .enum(SORTS, `expected “${SORTS.join('” or “')}”`)
      .optional()
      .describe(SORT_DESCRIPTION),
    detail: z
      .enum(['brief', 'full'], 'expected “brief” or “full”')
      .optional()
      .describe(`By default “brief” for more than ${MOST_FULL} results, otherwise “full”`),
    limit: z
      .preprocess(numberOf, z.int(WHOLE).min(1, WHOLE).max(MOST, WHOLE))
      .optional()
      .describe(`By default ${MOST}, or ${MOST_FULL} if “full”`),
    page: z
      .preprocess(numberOf, z.int(FROM_1).min(1, FROM_1))
      .optional()
      .describe('From 1, with the same filters, sort and limit'),
  }),
  output: z.object({
    assignments: z
      .array(ListedAssignment)
      .describe('If “full”, with all that get_assignment returns. A cut text ends in “…”'),
    total: z.int().describe('On all pages'),
    page: z.int(),
    pages: z.int(),
    open: z.int(),
    filters: z.record(z.string(), z.string().optional()).describe('As understood, also from the words of q'),
    remarks: z.array(z.string()).optional(),
    url_template: z.string(),
    ...NoMatch.shape,
    ...DataNote.shape,
  }),
  run: async ({ unstated, sort, detail, limit, page: number = 1, ...given }) => {
    const { data, readAt } = await openAssignments();
    const asked = narrowing(given);
    const result = search(data, { filter: asked, sort, unstated: unstated === 'yes' });
    const { matching, listed } = result;
    const size = limit ?? (detail === 'full' ? MOST_FULL : MOST);
    const page = pageOf(listed, number, size);
    if (page === null) {
      const pages = Math.ceil(listed.length / size);
      throw new RpcError(rpcCode.invalidParams, `There is no page ${number}: the last one is ${Math.max(1, pages)}.`);
    }
    const rows = rowsOf(page.items, detail === undefined ? page.items.length > MOST_FULL : detail === 'brief');
    const nothing = matching.length === 0 && data.all.length > 0 ? noMatch(data, asked, result) : null;
    const remarks = [
      ...result.remarks,
      ...(result.unstatedRemark === null ? [] : [remarkOnSilent(result.unstatedRemark, result.listsUnstated)]),
    ];
    const structured = {
      assignments: rows.map(({ assignment }) => assignment),
      total: matching.length,
      page: page.number,
      pages: page.of,
      open: data.all.length,
      filters: Object.fromEntries(result.applied.map(({ name, value }) => [name, value])),
      ...(remarks.length > 0 && { remarks }),
      url_template: absoluteUrl(`${assignmentPath('')}{id}`),
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
      ...rows.map((row) => row.text),
      page.of > 1 && `Page ${page.number} of ${page.of}. For another, call again with page and the same arguments.`,
    ];
    return { text: text.filter(Boolean).join('\n'), structured };
  },
});
