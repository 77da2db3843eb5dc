import * as z from 'zod';
import { absoluteUrl } from '../config/config.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { assignmentPath } from '../routes/addresses.ts';
import type { pageOf } from '../search/paging.ts';
import type { SearchResult } from '../search/search.ts';
import { BriefAssignment, briefAssignment } from './brief-assignment.ts';
import { BriefReasons, briefReasons } from './brief-reasons.ts';
import { fieldTexts, inLine } from './field-texts.ts';

/** A page of the list as structured content. */
export const ListOutput = z.object({
  assignments: z.array(BriefAssignment),
  partly: z
    .array(
      z.object({ id: z.string(), name: z.string(), ...BriefReasons.shape }),
    )
    .optional()
    .describe('After them, with the same fields, those that meet some of q'),
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
 * Partial matches as structured content, each with what it meets, does not state
 * and does not meet, and as lines. What all of them do is said in the first.
 */
function partialMatches(
  projects: readonly PublicProject[],
  result: SearchResult,
  count: number,
) {
  if (count === 0) return { data: [], lines: [] };
  const rows = projects.map((project) => briefAssignment(project, result));
  const reasons = projects.map((project) =>
    briefReasons(result.reasonsFor(project)),
  );
  const texts = reasons.map(fieldTexts);
  const [first = [], ...others] = texts;
  const isShared = (text: string) => others.every((all) => all.includes(text));
  const shared = first.filter(isShared);
  const these = shared.length > 0 ? ` These: ${shared.join('; ')}.` : '';
  const lines = rows.map(({ text }, at) => {
    const own = texts[at]?.filter((each) => !shared.includes(each)) ?? [];
    return [text, ...own].join(' | ');
  });
  return {
    data: rows.map(({ data }, at) => ({ ...data, ...reasons[at] })),
    lines: [`${count} more match in part.${these}`, ...lines],
  };
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

type Found = {
  readonly list: ProjectList;
  readonly result: SearchResult;
  readonly page: NonNullable<ReturnType<typeof pageOf<PublicProject>>>;
  /** The number of partial matches on all pages. */
  readonly partlyTotal: number;
};

/** A page of what was found, as structured content and as text. */
export function listPage({ list, result, page, partlyTotal }: Found) {
  const total = result.matching.length;
  const matches = Math.max(0, total - page.first + 1);
  const rows = page.items
    .slice(0, matches)
    .map((project) => briefAssignment(project, result));
  const others = page.items.slice(matches);
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
