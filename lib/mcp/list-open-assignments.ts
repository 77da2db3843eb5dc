import * as z from 'zod';
import { UNSTATED_DESCRIPTION } from '../filters.ts';
import { queryFromFilter, SORT_DESCRIPTION, SORTS } from '../projects/list-query.ts';
import { cutText } from '../public-project/cut-text.ts';
import { newestFirst } from '../public-project/newest-first.ts';
import type { PublicProject } from '../public-project.ts';
import { Filter, narrowing } from '../search/filter.ts';
import { filterProjects, remarksOn, unstatedProjects } from '../search/filter-projects.ts';
import { MOST_WORDS } from '../search/query-words.ts';
import { LIST_TOOL } from '../site.ts';
import { AssignmentOutput, assignmentOutput, assignmentText } from './assignment-output.ts';
import { cursorAfter, startOf } from './cursor.ts';
import { NoMatch, noMatch, noMatchText } from './no-match.ts';
import { DataNote, dataNote, openAssignments } from './open-assignments.ts';
import { defineTool } from './tool.ts';

const MOST = 25;
// Some clients refuse results of more than about 25,000 tokens; get_assignment returns the full text.
const MOST_CONTEXT = 1000;
const MOST_TEXT = 40_000;

/** An assignment with a shortened context, as data and as text. */
function listItem(project: PublicProject) {
  const assignment = assignmentOutput({ ...project, context: cutText(project.context, MOST_CONTEXT) });
  return { assignment, text: assignmentText(assignment) };
}

/** The next items, as many as fit into one result, but at least one. */
function pageFrom(projects: readonly PublicProject[], start: number, limit: number) {
  const page: ReturnType<typeof listItem>[] = [];
  let length = 0;
  for (const project of projects.slice(start, start + limit)) {
    const item = listItem(project);
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
    'Lists the consulting assignments that are open now, with their locations, timelines, roles, technologies and rates where stated. Use it to find assignments for a professional, or to see what the consultancy is staffing. All filters are optional and combined with “and”; role and technology must match the same role. Filters accept the start of a word, plurals, other common names (“golang”, “k8s”) and one wrong letter, but technology names stay exact: “Java” does not match JavaScript. Start with few filters. Returns the number of matches, the filters as understood, one page of assignments with their urls, and when the list was read. For the next page, call again with next_cursor, the same filters and the same sort. The newest assignments come first; with q the most relevant, unless sort is “newest”. If nothing matches, it returns the words that nothing mentions, how many assignments match each filter alone and without each filter or word, values to try, and the closest assignments or, if none is close, some that are open now. Next: call get_assignment for full details, and give the person the url. This tool cannot apply or send messages; the person does that through the links.',
  example: { q: 'java developer', remote: 'yes', limit: 5 },
  input: Filter.extend({
    unstated: z.enum(['yes']).optional().describe(UNSTATED_DESCRIPTION),
    sort: z.enum(SORTS).optional().describe(SORT_DESCRIPTION),
    limit: z.int().min(1).max(MOST).default(10).describe('How many assignments to return'),
    cursor: z
      .string()
      .max(200)
      .optional()
      .describe('The next_cursor of the previous result. Repeat its filters and order'),
  }),
  output: z.object({
    assignments: z.array(AssignmentOutput).describe('A long context ends in “…”; get_assignment returns it in full'),
    total: z.int().min(0).describe('How many assignments match, across all pages'),
    open: z.int().min(0).describe('How many assignments are open in total'),
    filters: Filter.describe('The filters as understood; a filter that contains no word is left out'),
    understood: z.record(z.string(), z.string()).optional().describe('The filters that the words of q mean'),
    not_applied: z
      .array(z.string())
      .optional()
      .describe('Conditions in q that the search cannot apply, such as dates and rates: use the filters'),
    unstated_total: z
      .int()
      .optional()
      .describe('How many more do not state what a filter asks for; unstated: “yes” returns them after the matches'),
    as_of: DataNote.shape.as_of,
    partial: z.boolean().optional().describe('True if no assignment has all words of q, and these come closest'),
    only_first_words: z.int().optional().describe('If a text has more words: how many of them count'),
    corrected: z.array(z.string()).optional().describe('Words that were looked for instead of misspelt ones'),
    unmentioned: z
      .array(z.string())
      .optional()
      .describe('Words, as given, that no open assignment mentions. A long sentence may match without them'),
    next_cursor: z.string().optional().describe('Absent on the last page'),
    ...NoMatch.partial().shape,
    notice: DataNote.shape.notice,
  }),
  run: async ({ unstated, sort, limit, cursor, ...given }) => {
    const { data, readAt } = await openAssignments();
    const filters = narrowing(given);
    const found = filterProjects(data, filters);
    const matching = sort === 'newest' ? newestFirst(found) : found;
    const silent = unstatedProjects(data, filters);
    const listed = unstated === 'yes' ? [...matching, ...silent] : matching;
    const scope = queryFromFilter(filters, 1, sort, unstated === 'yes');
    const start = startOf(cursor, listed, scope);
    const page = pageFrom(listed, start, limit);
    const end = start + page.length;
    const next = cursorAfter(end, listed, scope);
    const { understood, notApplied, corrected, unmentioned, isPartial, isCut } = remarksOn(data, filters);
    const nothing = matching.length === 0 && data.all.length > 0 ? noMatch(data, filters) : null;
    const structured = {
      assignments: page.map(({ assignment }) => assignment),
      total: matching.length,
      open: data.all.length,
      filters,
      ...(Object.keys(understood).length > 0 && { understood }),
      ...(notApplied.length > 0 && { not_applied: notApplied }),
      ...(silent.length > 0 && { unstated_total: silent.length }),
      ...dataNote(readAt),
      ...(next && { next_cursor: next }),
      ...(isPartial && matching.length > 0 && { partial: true }),
      ...(isCut && { only_first_words: MOST_WORDS }),
      ...(corrected.length > 0 && { corrected }),
      ...(unmentioned.length > 0 && { unmentioned }),
      ...nothing,
    };
    const appliedFilters = Object.entries(filters).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    const text = [
      `${matching.length} of ${data.all.length} open assignments match${appliedFilters.length ? ` (${appliedFilters.join(', ')})` : ''}${sort === 'newest' ? ', newest first' : ''}. List read at ${structured.as_of}.`,
      structured.notice,
      data.all.length === 0 && 'No assignments are open at the moment.',
      isPartial && matching.length > 0 && 'No assignment has all words of q. Below is what comes closest.',
      isCut && `Only the first ${MOST_WORDS} words of a text count.`,
      Object.keys(understood).length > 0 &&
        `Understood in q: ${Object.entries(understood)
          .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
          .join(', ')}.`,
      notApplied.length > 0 &&
        `Not applied: ${notApplied.map((words) => JSON.stringify(words)).join(', ')}. Use the filters for dates; rates cannot be filtered.`,
      silent.length > 0 &&
        (unstated === 'yes'
          ? `After the matches come ${silent.length} that do not state what the filters ask for.`
          : `${silent.length} more do not state what the filters ask for; unstated: "yes" lists them after the matches.`),
      corrected.length > 0 && `Showing results for ${corrected.map((word) => JSON.stringify(word)).join(', ')}.`,
      unmentioned.length > 0 && `Nothing mentions ${unmentioned.map((word) => JSON.stringify(word)).join(' or ')}.`,
      nothing && noMatchText(nothing),
      ...page.map((item) => item.text),
      next &&
        `${listed.length - end} more. For the next page, call again with cursor "${next}" and the same filters and order.`,
    ];
    return { text: text.filter(Boolean).join('\n\n'), structured };
  },
});
