import * as z from 'zod';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import type { pageOf } from '../search/paging.ts';
import type { SearchResult } from '../search/search.ts';
import { fullAssignment } from './assignment-output.ts';
import { BriefAssignment, briefAssignment } from './brief-assignment.ts';
import { briefReasons, reasonTexts } from './brief-reasons.ts';
import { closedSince } from './closed-since.ts';
import { ListState, listState } from './list-state.ts';
import { remarksOn } from './search-remarks.ts';

const Words = z.array(z.string()).optional();

/** A page of the list as structured content. */
export const ListOutput = z.object({
  assignments: z
    .array(BriefAssignment)
    .describe('If “full”, with all fields of get_assignment'),
  partly: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        meets: Words,
        not_stated: Words,
        against: Words,
      }),
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
  ...ListState.shape,
});

// Some clients refuse results of more than about 25,000 tokens; get_assignment
// returns the full text.
const MOST_CONTEXT = 1_000;

/** What is listed, and how. */
type Listing = {
  readonly list: ProjectList;
  readonly readAt: Date;
  readonly result: SearchResult;
  readonly page: NonNullable<ReturnType<typeof pageOf<PublicProject>>>;
  /** How many are listed on all pages. */
  readonly length: number;
  readonly isFull: boolean;
};

/** The rows for some assignments, as data and as text. */
function rowsFor(
  projects: readonly PublicProject[],
  { result, isFull }: Listing,
) {
  const showsChange = result.filter.since !== undefined;
  return projects.map((project) => {
    if (isFull) return fullAssignment(project, MOST_CONTEXT);
    return briefAssignment(project, result.roleOf(project), showsChange);
  });
}

/**
 * The rows for partial matches, each with what it meets and what it does not.
 * In the text, what all of them share is said once, above them.
 */
function partlyFor(projects: readonly PublicProject[], listing: Listing) {
  const reasons = projects.map((project) =>
    briefReasons(listing.result.reasonsFor(project)),
  );
  const texts = reasons.map(reasonTexts);
  const isShared = (reason: string) =>
    texts.length > 1 && texts.every((all) => all.includes(reason));
  const separator = listing.isFull ? '\n- ' : ' | ';
  const rows = rowsFor(projects, listing).map(({ assignment, text }, at) => {
    const own = (texts[at] ?? []).filter((reason) => !isShared(reason));
    return {
      assignment: { ...assignment, ...Object.fromEntries(reasons[at] ?? []) },
      text: [text, own.join('; ')].filter(Boolean).join(separator),
    };
  });
  return {
    rows,
    shared: (texts[0] ?? []).filter(isShared),
  };
}

/** “4 more meet some of it, or don’t say. Each: meets: Java.” */
function partlyText(count: number, shared: readonly string[]): string {
  if (count === 0) return '';
  const text = `${count} more meet some of it, or don’t say.`;
  return shared.length > 0 ? `${text} Each: ${shared.join('; ')}.` : text;
}

/** “3 of 20 open assignments match at 100 EUR an hour or more.” */
function countText({ list, result }: Listing): string {
  const open = list.all.length;
  if (open === 0) return 'No assignments are open at the moment.';
  // A bare number is in the currency of most roles.
  const { rate_from } = result.filter;
  const rate = rate_from ? ` at ${rate_from} an hour or more` : '';
  return `${result.matching.length} of ${open} open assignments match${rate}.`;
}

/** A page of the list as a result. */
export function listResult(listing: Listing) {
  const { list, readAt, result, page, length, isFull } = listing;
  const { q: _, ...filters } = result.filter;
  const total = result.matching.length;
  const matches = Math.max(0, total - page.first + 1);
  const met = rowsFor(page.items.slice(0, matches), listing);
  const partly = partlyFor(page.items.slice(matches), listing);
  const state = listState(readAt, isFull);
  const closed = closedSince(list, filters.since);
  const structured = {
    assignments: met.map(({ assignment }) => assignment),
    partly: partly.rows.map(({ assignment }) => assignment),
    total,
    partly_total: length - total,
    ...closed.data,
    page: page.number,
    pages: page.of,
    open: list.all.length,
    filters,
    ...state.data,
  };
  const lines = [
    countText(listing),
    ...met.map(({ text }) => text),
    // Where they are found elsewhere, a remark says it.
    !result.remarks.elsewhere && partlyText(length - total, partly.shared),
    ...partly.rows.map(({ text }) => text),
    closed.text,
    page.of > 1 && `Page ${page.number} of ${page.of}.`,
    page.items.length > 0 && state.text,
  ];
  return {
    structured,
    text: lines.filter(Boolean).join('\n'),
    remarks: [...remarksOn(result), ...closed.remarks],
  };
}
