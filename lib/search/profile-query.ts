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
  const wishes = reading.wishes.filter(({ isLoose }) => !isLoose);
  const query = wishes.map(textOfWish).join(', ').replace(/\s+/g, ' ');
  return query.slice(0, `${query}, `.lastIndexOf(', ', MOST_LETTERS));
}
