import * as z from 'zod';
import { SORT_DESCRIPTION, SORTS } from '../filters.ts';
import { getProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { dayOf } from '../public-project/stated-date.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import { FilterInput, narrowing } from '../search/filter-values.ts';
import { pageOf } from '../search/paging.ts';
import { type SearchResult, search } from '../search/search.ts';
import { fullAssignment, inLine } from './assignment-output.ts';
import {
  briefAssignment,
  ListedAssignment,
  PartlyAssignment,
} from './brief-assignment.ts';
import { ResultNotes, resultNotes, unavailableText } from './result-notes.ts';
import { briefReasons, reasonLine, remarksOn } from './search-remarks.ts';
import { defineTool } from './tool.ts';

const MOST = 100;
const MOST_PAGE = 100_000;
/** How many assignments a page has by default, in short and in full. */
const BRIEF = 20;
const FULL = 10;
/** How many partial matches follow the matches, and the least of both together. */
const MORE = 2;
const FEW = 5;
// Some clients refuse results of more than about 25,000 tokens; get_assignment
// returns the full text.
const MOST_FULL = 25;
const MOST_CONTEXT = 1_000;
const MOST_OF_NAME = 70;

const FROM_1 = 'expected a whole number from 1';
const FROM_1_TO_MOST = `${FROM_1} to ${MOST}`;
const whole = (expected: string) =>
  z.coerce.number(expected).int(expected).min(1, expected);

/**
 * How many rows a page has. An agent pays for each, so by default few partial
 * matches follow the matches.
 */
function sizeOf(
  detail: string | undefined,
  limit: number | undefined,
  { matching, partly }: SearchResult,
): number {
  if (detail === 'full') return Math.min(limit ?? FULL, MOST_FULL);
  if (partly.length === 0) return limit ?? BRIEF;
  return limit ?? Math.min(Math.max(matching.length + MORE, FEW), BRIEF);
}

/** How the rows of a page are shown. */
type RowForm = { readonly isFull: boolean; readonly showsChange: boolean };

function rowOf(
  project: PublicProject,
  result: SearchResult,
  { isFull, showsChange }: RowForm,
) {
  if (isFull) return fullAssignment(project, MOST_CONTEXT);
  const role = result.rolesOf(project)[0]?.role;
  return briefAssignment({ project, role, showsChange });
}

/** A partial match, with what it meets and what it does not. */
function partlyOf(project: PublicProject, result: SearchResult, form: RowForm) {
  const { assignment, text } = rowOf(project, result, form);
  const reasons = briefReasons(result.reasonsFor(project));
  const line = inLine(reasonLine(reasons));
  return {
    assignment: { ...assignment, ...reasons },
    text: line === '' ? text : `${text} | ${line}`,
  };
}

const Closed = z.object({
  id: z.string(),
  name: z.string(),
  closed: z.iso.date(),
});
const MOST_CLOSED = 20;

/** What was closed since a day, as far as this process has seen it. */
function closedSince({ closed, closedKnownFrom }: ProjectList, since: string) {
  const days = closed.map(({ id, name, closed: at }) => ({
    id,
    name,
    closed: dayOf(at.toISOString()),
  }));
  const recent = days.filter(({ closed: day }) => day >= since);
  const from = dayOf(closedKnownFrom.toISOString());
  const limitation =
    from > since ? ` What closed is known from ${from} on.` : '';
  const names = recent
    .slice(0, MOST_CLOSED)
    .map(({ id, name }) => `${inLine(cutText(name, MOST_OF_NAME))} (${id})`);
  const list = names.length > 0 ? names.join('; ') : 'none';
  return {
    closed: recent.slice(0, MOST_CLOSED),
    text: `Closed since then: ${list}.${limitation}`,
  };
}

/** “3 of 20 open assignments match (q = "java"). 4 more meet some of it.” */
function countText(result: SearchResult, open: number, partly: number): string {
  const applied = Object.entries(result.filter).map(
    ([name, value]) => `${name} = ${JSON.stringify(value)}`,
  );
  const filters = applied.length > 0 ? ` (${applied.join(', ')})` : '';
  const more =
    partly > 0 && !result.remarks.elsewhere
      ? ` ${partly} more meet some of it, or don’t say.`
      : '';
  return `${result.matching.length} of ${open} open assignments match${filters}.${more}`;
}

export const listOpenAssignments = defineTool({
  name: LIST_TOOL,
  description: `Lists the consulting assignments that are open now, for professionals and clients. Filters are optional and combined with “and”; q, role, technology, part_time, speaks and rate_from must hold for the same role. technology, location and role take several values with commas, any of which matches. Words may be starts, plurals, other names (“golang”, “k8s”) or have one wrong letter; technologies are exact: “Java” is not JavaScript. q only ranks: total counts those that meet all of it, and after these come those that meet some, with what each meets, does not state, and what speaks against it. Returns a line for each. Next: call get_assignment. This tool cannot apply or send messages. ${THIRD_PARTY}`,
  input: FilterInput.extend({
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
        `By default up to ${BRIEF}, at most ${MOST}; if “full”, ${FULL} and ${MOST_FULL}`,
      ),
    page: whole(FROM_1)
      .max(MOST_PAGE, FROM_1)
      .optional()
      .describe('From 1, with all else the same'),
  }),
  output: z.object({
    assignments: z.array(ListedAssignment),
    partly: z
      .array(PartlyAssignment)
      .optional()
      .describe('After them, with the same fields, those that meet some of q'),
    total: z.int().describe('Those that meet all, on all pages'),
    partly_total: z.int().describe('Those that meet some, after them'),
    closed: z
      .array(Closed)
      .optional()
      .describe('With since: what was closed since then'),
    page: z.int(),
    pages: z.int(),
    open: z.int(),
    filters: z
      .record(z.string(), z.string().optional())
      .describe('As understood'),
    ...ResultNotes.shape,
  }),
  run: async ({
    sort,
    detail,
    limit,
    page: number = 1,
    ...filterArguments
  }) => {
    const projects = await getProjects();
    if (projects.state !== 'current')
      return { error: unavailableText(projects) };
    const { data, readAt } = projects.snapshot;
    const result = search(data, {
      filter: narrowing(filterArguments),
      sort,
    });
    const { matching, filter: filters } = result;
    const listed = result.isNothingMet ? matching : result.listed;
    const [total, open] = [matching.length, data.all.length];
    const size = sizeOf(detail, limit, result);
    const page = pageOf(listed, number, size);
    if (page === null)
      return {
        error: `There is no page ${number}: the last one is ${Math.ceil(listed.length / size) || 1}.`,
      };
    const form = { isFull: detail === 'full', showsChange: !!filters.since };
    const matches = new Set(matching);
    const met = page.items
      .filter((project) => matches.has(project))
      .map((project) => rowOf(project, result, form));
    const others = page.items
      .filter((project) => !matches.has(project))
      .map((project) => partlyOf(project, result, form));
    const remarks = [...remarksOn(result)];
    const partlyTotal = listed.length - total;
    const closed = filters.since ? closedSince(data, filters.since) : null;
    const { notes, text } = resultNotes(readAt);
    const structured = {
      assignments: met.map(({ assignment }) => assignment),
      ...(others.length > 0 && {
        partly: others.map(({ assignment }) => assignment),
      }),
      total,
      partly_total: partlyTotal,
      page: page.number,
      pages: page.of,
      open,
      filters,
      ...(closed && { closed: closed.closed }),
      ...(remarks.length > 0 && { remarks }),
      ...notes,
    };
    const lines = [
      countText(result, open, partlyTotal),
      open === 0 && 'No assignments are open at the moment.',
      ...remarks,
      ...met.map((row) => row.text),
      others.length > 0 && total > 0 && 'Meet some of it:',
      ...others.map((row) => row.text),
      closed?.text,
      page.of > 1 &&
        `Page ${page.number} of ${page.of}. For another, add page to the same arguments.`,
      text,
    ];
    return { text: lines.filter(Boolean).join('\n'), structured };
  },
});
