import * as z from 'zod';
import { absoluteUrl } from '../config/config.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { assignmentPath } from '../routes/addresses.ts';
import { pageOf } from '../search/paging.ts';
import type { SearchResult } from '../search/search.ts';
import {
  BriefAssignment,
  briefAssignment,
  PartialMatch,
  partialMatch,
  rowText,
} from './brief-assignment.ts';
import { inLine } from './field-texts.ts';

/** A page of the list as structured content. */
export const ListOutput = z.object({
  assignments: z.array(BriefAssignment),
  partly: z
    .array(PartialMatch)
    .describe('After them, those that meet some of q'),
  total: z.int().describe('Those that meet all, on all pages'),
  partly_total: z.int().describe('Those that meet some, after them'),
  closed: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        closed: z.iso.date(),
      }),
    )
    .optional()
    .describe('With since: what was closed since then'),
  page: z.int(),
  pages: z.int(),
  open: z.int(),
  filters: z
    .record(z.string(), z.string().optional())
    .describe('As understood, besides q'),
  links: z
    .object({ page: z.string() })
    .describe('URI templates (RFC 6570) of addresses for the person'),
});

type ListData = z.infer<typeof ListOutput>;

/** “3 of 20 open assignments match at 100 EUR an hour or more.” */
function countText({ open, total, filters }: ListData): string {
  if (open === 0) return 'No assignments are open at the moment.';
  // A bare number is in the currency of most roles.
  const rate = filters.rate_from && ` at ${filters.rate_from} an hour or more`;
  return `${total} of ${open} open assignments match${rate ?? ''}.`;
}

/** A page as text. */
function listText(data: ListData): string {
  const { assignments, partly, partly_total, closed, page, pages, links } =
    data;
  const names = closed?.map(({ id, name }) => `${inLine(name)} (${id})`);
  const lines = [
    countText(data),
    ...assignments.map(rowText),
    partly_total > 0 && `${partly_total} more match in part or don’t say.`,
    ...partly.map(rowText),
    names && `Closed since then: ${names.join('; ') || 'none'}.`,
    pages > 1 && `Page ${page} of ${pages}.`,
    `page: ${links.page}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** How many assignments a page has by default. */
export const USUAL = 20;
/**
 * How many partial matches follow the matches, and how many if there are none.
 */
const MORE = 2;
const FEW = 5;

/** An agent pays for each row, so few partial matches follow the matches. */
const usualSize = (matches: number): number =>
  matches === 0 ? FEW : Math.min(matches + MORE, USUAL);

type PageQuery = {
  readonly number: number;
  readonly limit?: number | undefined;
};

/**
 * A page of what was found, as structured content and as text; `null` beyond
 * the last.
 */
export function listPage(
  list: ProjectList,
  result: SearchResult,
  { number, limit }: PageQuery,
) {
  const { matching, partly, wishes, isNothingMet, filter } = result;
  const total = matching.length;
  // Of words that occur nowhere, no assignment is better than another.
  const listed = isNothingMet && wishes.length === 0 ? matching : result.listed;
  const page = pageOf(listed, number, limit ?? usualSize(total));
  if (page === null) return null;
  const { q: _, ...filters } = filter;
  const { since } = filters;
  const on = (some: readonly PublicProject[]) =>
    page.items.filter((project) => some.includes(project));
  const structured = {
    assignments: on(matching).map((each) => briefAssignment(each, result)),
    partly: on(partly).map((each) => partialMatch(each, result)),
    total,
    partly_total: listed.length - total,
    closed: since
      ? list.closed.filter(({ closed }) => closed >= since)
      : undefined,
    page: page.number,
    pages: page.of,
    open: list.all.length,
    filters,
    links: { page: `${absoluteUrl(assignmentPath(''))}{id}` },
  };
  return { structured, text: listText(structured) };
}
