import type { ProjectList } from '../projects/project-list.ts';
import type { Filter } from '../search/filter.ts';
import { remarksOn } from '../search/filter-projects.ts';
import { MOST_WORDS } from '../search/query-words.ts';

const quoted = (words: readonly string[], conjunction: string) =>
  words.map((word) => `“${word}”`).join(` ${conjunction} `);

/** What to tell about how the texts of a filter were understood, in sentences that are the same in every format. */
export function searchRemarks(projects: ProjectList, filter: Filter, isAnyFound: boolean): readonly string[] {
  if (projects.all.length === 0) return [];
  const { unmentioned, corrected, notApplied, last, isPartial, isCut } = remarksOn(projects, filter);
  const remarks = [
    notApplied.length > 0 && `The search does not apply ${quoted(notApplied, 'or')}. Dates have filters.`,
    isAnyFound && corrected.length > 0 && `Showing results for ${quoted(corrected, 'and')}.`,
    isAnyFound && last.length > 0 && `Assignments that mention ${quoted(last, 'or')} come last.`,
    isAnyFound && isPartial && 'No assignment has all of these words. Below is what comes closest.',
    isCut && `Only the first ${MOST_WORDS} words of a text count.`,
    unmentioned.length > 0 && `Nothing mentions ${quoted(unmentioned, 'or')}.`,
  ];
  return remarks.filter((remark) => remark !== false);
}
