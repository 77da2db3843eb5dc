import type { ProjectList } from '../projects/project-list.ts';
import { readWishes } from './read-wishes.ts';
import { indexOf } from './search-index.ts';

/** Some proxies refuse longer addresses. */
const MOST_LETTERS = 1_200;

/**
 * What a profile asks for, as a search text that means the same: its wishes
 * alone, “Kotlin, Kafka, Berlin or remote, from March 2027”.
 */
export function profileQuery(list: ProjectList, profile: string): string {
  const index = indexOf(list);
  const { wishes } = readWishes(index, profile, [
    ...index.rowsByCurrency.keys(),
  ]);
  let query = '';
  for (const { text, isLoose } of wishes) {
    const wish = text.replace(/\s+/g, ' ').trim();
    const longer = query === '' ? wish : `${query}, ${wish}`;
    if (isLoose || longer.length > MOST_LETTERS) continue;
    query = longer;
  }
  return query;
}
