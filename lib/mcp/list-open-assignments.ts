import * as z from 'zod';
import { SORT_DESCRIPTION, SORTS, UNSTATED_DESCRIPTION } from '../filters.ts';
import { pageOf } from '../listing/paging.ts';
import { getProjects } from '../projects/get-projects.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import { FilterInput, narrowing } from '../search/filter-values.ts';
import { search } from '../search/search.ts';
import {
  briefAssignment,
  fullAssignment,
  ListedAssignment,
} from './assignment-output.ts';
import { ResultNotes, resultNotes, unavailableText } from './result-notes.ts';
import { defineTool } from './tool.ts';

const MOST = 100;
/** How many a page has by default, in short and in full. */
const BRIEF = 20;
const FULL = 10;
// Some clients refuse results of more than about 25,000 tokens; get_assignment
// returns the full text.
const MOST_FULL = 25;
const MOST_CONTEXT = 1_000;

const FROM_1 = 'expected a whole number from 1';
const FROM_1_TO_MOST = `${FROM_1} to ${MOST}`;
const whole = (expected: string) =>
  z.coerce.number(expected).int(expected).min(1, expected);

export const listOpenAssignments = defineTool({
  name: LIST_TOOL,
  description: `Lists the consulting assignments that are open now, for professionals and clients. Filters are optional and combined with “and”; q, role, technology, part_time, speaks and rate_from must hold for the same role. technology, location and role take several values with commas, any of which matches. Words may be starts, plurals, other names (“golang”, “k8s”) or have one wrong letter; technologies are exact: “Java” is not JavaScript. Start with few filters. Returns how many match, how the filters were understood, and a line for each; if nothing matches, without which filters some would. Next: call get_assignment. This tool cannot apply or send messages. ${THIRD_PARTY}`,
  input: FilterInput.extend({
    unstated: z
      .enum(['yes'], 'expected “yes”')
      .optional()
      .describe(UNSTATED_DESCRIPTION),
    sort: z
      .enum(SORTS, `expected “${SORTS.join('” or “')}”`)
      .optional()
      .describe(SORT_DESCRIPTION),
    detail: z
      .enum(['brief', 'full'], 'expected “brief” or “full”')
      .optional()
      .describe('“full”: with the texts and all roles. By default “brief”'),
    limit: whole(FROM_1_TO_MOST)
      .max(MOST, FROM_1_TO_MOST)
      .optional()
      .describe(
        `By default ${BRIEF}, at most ${MOST}; if “full”, ${FULL} and ${MOST_FULL}`,
      ),
    page: whole(FROM_1).optional().describe('From 1, with all else the same'),
  }),
  output: z.object({
    assignments: z.array(ListedAssignment),
    total: z.int().describe('On all pages'),
    page: z.int(),
    pages: z.int(),
    open: z.int(),
    filters: z
      .record(z.string(), z.string().optional())
      .describe('As understood, also from the words of q'),
    matches_without: z
      .object({ filters: z.array(z.string()), total: z.int() })
      .optional()
      .describe('The fewest filters without which some match'),
    ...ResultNotes.shape,
  }),
  run: async ({
    unstated,
    sort,
    detail,
    limit,
    page: number = 1,
    ...given
  }) => {
    const projects = await getProjects();
    if (projects.state !== 'current')
      return { error: unavailableText(projects) };
    const { data, readAt } = projects.snapshot;
    const result = search(data, {
      filter: narrowing(given),
      sort,
      unstated: unstated === 'yes',
    });
    const { matching, listed } = result;
    const [total, open] = [listed.length, data.all.length];
    const isFull = detail === 'full';
    const size = isFull ? Math.min(limit ?? FULL, MOST_FULL) : (limit ?? BRIEF);
    const page = pageOf(listed, number, size);
    if (page === null)
      return {
        error: `There is no page ${number}: the last one is ${Math.ceil(total / size) || 1}.`,
      };
    const rows = page.items.map((project) =>
      isFull
        ? fullAssignment(project, MOST_CONTEXT)
        : briefAssignment(project, result.rolesOf(project)[0]?.role),
    );
    const { filter: filters } = result;
    const isListed = total > matching.length;
    const reachable = isListed
      ? 'They are listed.'
      : 'With unstated: "yes" they are listed.';
    const more =
      result.unstatedRemark === null
        ? []
        : [`${result.unstatedRemark} ${reachable}`];
    const remarks = [...result.remarks, ...more];
    const isNothing = matching.length === 0 && open > 0;
    const [without] = isNothing ? result.suggestions().relaxations : [];
    const { notes, text } = resultNotes(readAt);
    const structured = {
      assignments: rows.map(({ assignment }) => assignment),
      total,
      page: page.number,
      pages: page.of,
      open,
      filters,
      ...(remarks.length > 0 && { remarks }),
      ...(without && {
        matches_without: {
          filters: [...without.without],
          total: without.count,
        },
      }),
      ...notes,
    };
    const applied = Object.entries(filters).map(
      ([name, value]) => `${name} = ${JSON.stringify(value)}`,
    );
    const lines = [
      `${total} of ${open} open assignments ${isListed ? 'match or may fit' : 'match'}${applied.length > 0 ? ` (${applied.join(', ')})` : ''}.`,
      open === 0 && 'No assignments are open at the moment.',
      ...remarks,
      isNothing &&
        `No open assignment matches.${without ? ` Without ${without.without.join(' and ')}, ${without.count} match.` : ''}`,
      ...rows.map((row) => row.text),
      page.of > 1 &&
        `Page ${page.number} of ${page.of}. For another, add page to the same arguments.`,
      text,
    ];
    return { text: lines.filter(Boolean).join('\n'), structured };
  },
});
