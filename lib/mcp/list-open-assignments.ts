import * as z from 'zod';
import { SORT_DESCRIPTION, SORTS } from '../filters.ts';
import { getProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { Snapshot } from '../projects/projects-cache.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import { FilterInput, readFilter } from '../search/filter-values.ts';
import { pageOf } from '../search/paging.ts';
import { type SearchResult, search } from '../search/search.ts';
import { fullAssignment } from './assignment-output.ts';
import { briefAssignment, nameInShort } from './brief-assignment.ts';
import { briefReasons } from './brief-reasons.ts';
import { ListOutput, type ListPage, listText } from './list-output.ts';
import { listState, unavailableText } from './list-state.ts';
import type { Failure } from './read-arguments.ts';
import { remarksOn } from './search-remarks.ts';
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
// Some clients refuse results of more than about 25,000 tokens; get_assignment
// returns the full text.
const MOST_CONTEXT = 1_000;

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
type Args = z.output<typeof Input>;

/**
 * How many rows a page has. An agent pays for each, so by default few partial
 * matches follow the matches.
 */
function pageSize({ detail, limit }: Args, { matching }: SearchResult): number {
  if (detail === 'full') return Math.min(limit ?? FULL, MOST_FULL);
  if (limit !== undefined) return limit;
  return matching.length === 0 ? FEW : Math.min(matching.length + MORE, BRIEF);
}

/** What was closed since a day, if one is asked for. */
function closedSince({ closed }: ProjectList, since: string | undefined) {
  if (since === undefined) return undefined;
  return closed
    .filter(({ day }) => day >= since)
    .map(({ id, name, day }) => ({ id, name: nameInShort(name), closed: day }));
}

/** A page of what was found as structured content. */
function listPage(
  { data: list, readAt }: Snapshot,
  result: SearchResult,
  args: Args,
): ListPage | Failure {
  const listed = result.isNothingMet ? result.matching : result.listed;
  const { page: number = 1, detail } = args;
  const size = pageSize(args, result);
  const page = pageOf(listed, number, size);
  if (page === null) {
    const last = Math.max(1, Math.ceil(listed.length / size));
    return { error: `There is no page ${number}: the last one is ${last}.` };
  }
  const isFull = detail === 'full';
  const rowOf = (project: PublicProject) =>
    isFull
      ? fullAssignment(project, MOST_CONTEXT)
      : briefAssignment(project, result);
  const total = result.matching.length;
  const matches = Math.max(0, total - page.first + 1);
  const partly = page.items.slice(matches);
  const { q: _, ...filters } = result.filter;
  return {
    assignments: page.items.slice(0, matches).map(rowOf),
    partly: partly.map((project) => ({
      ...rowOf(project),
      ...briefReasons(result.reasonsFor(project)),
    })),
    total,
    partly_total: listed.length - total,
    closed: closedSince(list, filters.since),
    page: page.number,
    pages: page.of,
    open: list.all.length,
    filters,
    ...listState(readAt, isFull),
  };
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
    const { snapshot } = projects;
    const query = { filter: readFilter(args), sort: args.sort };
    const result = search(snapshot.data, query);
    const page = listPage(snapshot, result, args);
    if ('error' in page) return page;
    return {
      structured: page,
      text: listText(page),
      remarks: remarksOn(result, snapshot.data),
    };
  },
});
