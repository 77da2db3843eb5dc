import * as z from 'zod';
import { SORT_DESCRIPTION, SORTS } from '../filters.ts';
import { getProjects } from '../projects/get-projects.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import { FilterInput, readFilter } from '../search/filter-values.ts';
import { pageOf } from '../search/paging.ts';
import { type SearchResult, search } from '../search/search.ts';
import { ListOutput, listResult } from './list-result.ts';
import { unavailableText } from './list-state.ts';
import { defineTool } from './tool.ts';

const MOST = 100;
const MOST_PAGE = 100_000;
/** How many assignments a page has by default, in short and in full. */
const BRIEF = 20;
const FULL = 10;
/** How many partial matches follow the matches, and how many if there are none. */
const MORE = 2;
const FEW = 5;
const MOST_FULL = 25;

function whole(most: number) {
  const error = `expected a whole number from 1 to ${most}`;
  const number = z.coerce.number(error).int(error);
  return number.min(1, error).max(most, error).optional();
}

const Input = FilterInput.extend({
  sort: z
    .enum(SORTS, `expected “${SORTS.join('” or “')}”`)
    .optional()
    .describe(SORT_DESCRIPTION),
  detail: z
    .enum(['brief', 'full'], 'expected “brief” or “full”')
    .optional()
    .describe('“full”: with the texts and all roles. By default “brief”'),
  limit: whole(MOST).describe(
    `By default up to ${BRIEF}, at most ${MOST}; if “full”, ${FULL} and ${MOST_FULL}`,
  ),
  page: whole(MOST_PAGE).describe('From 1, with all else the same'),
});
/**
 * How many rows a page has. An agent pays for each, so by default few partial
 * matches follow the matches.
 */
function pageSize(
  { detail, limit }: z.output<typeof Input>,
  { matching, partly }: SearchResult,
): number {
  if (detail === 'full') return Math.min(limit ?? FULL, MOST_FULL);
  if (limit !== undefined || partly.length === 0) return limit ?? BRIEF;
  return matching.length === 0 ? FEW : Math.min(matching.length + MORE, BRIEF);
}

export const listOpenAssignments = defineTool({
  name: LIST_TOOL,
  description: [
    'Lists the consulting assignments that are open now, in a line each.',
    'Filters are combined with “and”; q, role, technology, part_time, speaks and rate_from must hold for the same role.',
    'technology, location and role take several values with commas, any of which matches.',
    'Words may be other names (“golang”) or have one wrong letter; technologies are exact: “Java” is not JavaScript.',
    'q only ranks: after what meets all of it comes what meets some, with what speaks against it.',
    'Next: call get_assignment.',
    'This tool cannot apply or send messages.',
    THIRD_PARTY,
  ],
  input: Input,
  output: ListOutput,
  run: async (args) => {
    const projects = await getProjects();
    if (projects.state !== 'current')
      return { error: unavailableText(projects.retryAfterSeconds) };
    const { data, readAt } = projects.snapshot;
    const { sort, detail, limit: _, page: number = 1, ...filter } = args;
    const result = search(data, { filter: readFilter(filter), sort });
    const listed = result.isNothingMet ? result.matching : result.listed;
    const size = pageSize(args, result);
    const page = pageOf(listed, number, size);
    if (page === null) {
      const last = Math.max(1, Math.ceil(listed.length / size));
      return { error: `There is no page ${number}: the last one is ${last}.` };
    }
    return listResult({
      list: data,
      readAt,
      result,
      page,
      length: listed.length,
      isFull: detail === 'full',
    });
  },
});
