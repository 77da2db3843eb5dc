import type { ProjectList } from '../projects/project-list.ts';
import { searchRows } from './search-rows.ts';
import { textOfWish } from './wish.ts';

/** Some proxies refuse longer addresses. */
const MOST_LETTERS = 1_200;

/**
 * What a profile asks for, as a search text that means the same: its wishes
 * alone, “Kotlin, Kafka, Berlin or remote, from March 2027”.
 */
export function profileQuery(list: ProjectList, profile: string): string {
  const { reading } = searchRows(list, { q: profile });
  let query = '';
  for (const wish of reading.wishes) {
    const text = textOfWish(wish).replace(/\s+/g, ' ');
    const longer = query === '' ? text : `${query}, ${text}`;
    if (wish.isLoose || longer.length > MOST_LETTERS) continue;
    query = longer;
  }
  return query;
}
