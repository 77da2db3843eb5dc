import * as z from 'zod';
import { remarkTexts } from '../components/remark-texts.ts';
import { programsT } from '../content/messages.ts';
import {
  FILTER_NAMES,
  type FilterName,
  filters,
  SORT_DESCRIPTION,
  SORTS,
} from '../filters.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import { MOST_TYPED, readValue } from '../search/filter-values.ts';
import { type SearchResult, search } from '../search/search.ts';
import { ListOutput, listPage, USUAL } from './list-page.ts';
import { defineTool } from './tool.ts';

const MOST = 100;
const MOST_PAGE = 100_000;

function whole(most: number) {
  const error = `expected a whole number from 1 to ${most}`;
  const number = z.coerce.number(error).int(error);
  return number.min(1, error).max(most, error).optional();
}

/** A filter, which is read, and left out if it has no effect. */
function filterSchema(name: FilterName) {
  const { allowed, description } = filters[name];
  const error = `expected ${allowed}`;
  return z
    .string(error)
    .max(MOST_TYPED, error)
    .transform((value, context) => {
      const read = readValue(name, value);
      if (read === null) context.addIssue(error);
      return read || undefined;
    })
    .optional()
    .describe(description);
}
const filterSchemas = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, filterSchema(name)]),
) as Record<FilterName, ReturnType<typeof filterSchema>>;

const Input = z.strictObject({
  ...filterSchemas,
  sort: z
    .enum(SORTS, `expected “${SORTS.join('” or “')}”`)
    .optional()
    .describe(SORT_DESCRIPTION),
  limit: whole(MOST).describe(`By default up to ${USUAL}, at most ${MOST}`),
  page: whole(MOST_PAGE).describe('From 1, with all else the same'),
});

/**
 * What to say about how a call was understood, and about what is not known of
 * the list.
 */
function remarksOn(
  { remarks, leftOut, filter }: SearchResult,
  { closedKnownFrom: from }: ProjectList,
): readonly string[] {
  const texts = remarkTexts([...remarks, leftOut], programsT);
  const isUnknown = filter.since !== undefined && filter.since < from;
  return isUnknown
    ? [...texts, `What closed is known from ${from} on.`]
    : texts;
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
  run: ({ sort, limit, page = 1, ...filter }, list) => {
    if (list === undefined) return null;
    const result = search(list, { filter, sort });
    const listed = listPage(list, result, { number: page, limit });
    return listed
      ? { ...listed, remarks: remarksOn(result, list) }
      : `There is no page ${page}. Begin with page 1.`;
  },
});
