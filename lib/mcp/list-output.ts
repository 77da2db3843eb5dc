import * as z from 'zod';
import {
  type AssignmentOutput,
  assignmentText,
  inLine,
} from './assignment-output.ts';
import { BriefAssignment, briefText } from './brief-assignment.ts';
import { BriefReasons, reasonTexts } from './brief-reasons.ts';
import { ListState, linksText } from './list-state.ts';

/** A page of the list as structured content. */
export const ListOutput = z.object({
  assignments: z
    .array(BriefAssignment)
    .describe('If “full”, with all fields of get_assignment'),
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
  ...ListState.shape,
});

type Row = (BriefAssignment | AssignmentOutput) & z.infer<typeof BriefReasons>;
/** The same with all fields that rows may have. */
export type ListPage = z.infer<typeof ListOutput> & {
  readonly assignments: readonly Row[];
  readonly partly: readonly Row[];
};

/** “3 of 20 open assignments match at 100 EUR an hour or more.” */
function countText({ open, total, filters }: ListPage): string {
  if (open === 0) return 'No assignments are open at the moment.';
  // A bare number is in the currency of most roles.
  const rate = filters.rate_from && ` at ${filters.rate_from} an hour or more`;
  return `${total} of ${open} open assignments match${rate ?? ''}.`;
}

/** A row as text. What all partial matches share is left out of a line. */
function rowText(row: Row, shared: readonly string[]): string {
  if ('facts' in row) return assignmentText(row);
  const reasons = reasonTexts(row).filter((text) => !shared.includes(text));
  return [briefText(row), ...reasons].join(' | ');
}

/** What all of several rows meet, do not state or do not meet. */
function sharedReasons(rows: readonly Row[]): readonly string[] {
  const [first, ...others] = rows.map(reasonTexts);
  const isShared = (text: string) => others.every((all) => all.includes(text));
  return others.length > 0 ? (first ?? []).filter(isShared) : [];
}

/** A page of the list as text. */
export function listText(data: ListPage): string {
  const { assignments, partly, partly_total, closed, page, pages } = data;
  const shared = sharedReasons(partly);
  const each = shared.length > 0 ? ` Each: ${shared.join('; ')}.` : '';
  const names = closed?.map(({ id, name }) => `${inLine(name)} (${id})`);
  const lines = [
    countText(data),
    ...assignments.map((row) => rowText(row, [])),
    partly_total > 0 && `${partly_total} more match in part.${each}`,
    ...partly.map((row) => rowText(row, shared)),
    names && `Closed since then: ${names.join('; ') || 'none'}.`,
    pages > 1 && `Page ${page} of ${pages}.`,
    assignments.length + partly.length > 0 && linksText(data),
  ];
  return lines.filter(Boolean).join('\n');
}
