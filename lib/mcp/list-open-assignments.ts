import * as z from 'zod';
import { SORT_DESCRIPTION, SORTS } from '../filters.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import { FilterInput, readFilter } from '../search/filter-values.ts';
import { pageOf } from '../search/paging.ts';
import { search } from '../search/search.ts';
import { ListOutput, listPage } from './list-page.ts';
import { remarksOn } from './search-remarks.ts';
import { defineTool } from './tool.ts';

const MOST = 100;
const MOST_PAGE = 100_000;
/** How many assignments a page has by default. */
const USUAL = 20;
/** How many partial matches follow the matches, and how many if there are none. */
const MORE = 2;
const FEW = 5;

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
  limit: whole(MOST).describe(`By default up to ${USUAL}, at most ${MOST}`),
  page: whole(MOST_PAGE).describe('From 1, with all else the same'),
});

/** An agent pays for each row, so few partial matches follow the matches. */
const usualSize = (matches: number): number =>
  matches === 0 ? FEW : Math.min(matches + MORE, USUAL);

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
  run: ({ sort, limit, page: number = 1, ...filter }, list) => {
    if (list === undefined) return null;
    const result = search(list, { filter: readFilter(filter), sort });
    const { matching, isNothingMet } = result;
    const listed = isNothingMet ? matching : result.listed;
    const size = limit ?? usualSize(matching.length);
    const page = pageOf(listed, number, size);
    if (page === null)
      return { error: `There is no page ${number}. Begin with page 1.` };
    const partlyTotal = listed.length - matching.length;
    return {
      ...listPage({ list, result, page, partlyTotal }),
      remarks: remarksOn(result, list),
    };
  },
});
