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

/**
 * Partial matches as structured content, each with what it meets, does not
 * state and does not meet, and as lines. What all of them do is said in the
 * first.
 */
function partialMatches(
  projects: readonly PublicProject[],
  result: SearchResult,
  count: number,
) {
  const rows = projects.map((project) => partialMatch(project, result));
  const [first, ...others] = rows.map(({ reasons }) => reasons);
  const shared = (first ?? []).filter((text) =>
    others.every((reasons) => reasons.includes(text)),
  );
  const these = shared.length > 0 ? ` These: ${shared.join('; ')}.` : '';
  const lines = rows.map(({ text, reasons }) => {
    const own = reasons.filter((reason) => !shared.includes(reason));
    return [text, ...own].join(' | ');
  });
  if (count > 0) lines.unshift(`${count} more match in part.${these}`);
  return { data: rows.map(({ data }) => data), lines };
}

/** A page as text, with the lines of its rows. */
function listText(data: ListData, rows: readonly string[]): string {
  const { closed, page, pages, links } = data;
  const names = closed?.map(({ id, name }) => `${inLine(name)} (${id})`);
  const lines = [
    countText(data),
    ...rows,
    names && `Closed since then: ${names.join('; ') || 'none'}.`,
    pages > 1 && `Page ${page} of ${pages}.`,
    rows.length > 0 && `page: ${links.page}`,
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

/**
 * A page of what was found, as structured content and as text; `null` beyond
 * the last.
 */
export function listPage(
  list: ProjectList,
  result: SearchResult,
  {
    number,
    limit,
  }: { readonly number: number; readonly limit: number | undefined },
) {
  const { matching, isNothingMet } = result;
  const total = matching.length;
  const listed = isNothingMet ? matching : result.listed;
  const page = pageOf(listed, number, limit ?? usualSize(total));
  if (page === null) return null;
  const matches = Math.max(0, total - page.first + 1);
  const rows = page.items
    .slice(0, matches)
    .map((project) => briefAssignment(project, result));
  const others = page.items.slice(matches);
  const partlyTotal = listed.length - total;
  const partly = partialMatches(others, result, partlyTotal);
  const { q: _, ...filters } = result.filter;
  const { since } = filters;
  const structured = {
    assignments: rows.map(({ data }) => data),
    partly: partly.data,
    total,
    partly_total: partlyTotal,
    closed: since
      ? list.closed.filter(({ closed }) => closed >= since)
      : undefined,
    page: page.number,
    pages: page.of,
    open: list.all.length,
    filters,
    links: { page: `${absoluteUrl(assignmentPath(''))}{id}` },
  };
  const lines = [...rows.map(({ text }) => text), ...partly.lines];
  return { structured, text: listText(structured, lines) };
}
