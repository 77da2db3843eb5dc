import type { ProjectList } from '../projects/project-list.ts';
import { withoutAddresses } from '../sanitize/addresses.ts';
import { searchRows } from './search-rows.ts';
import { textOfWish } from './wish.ts';

/** Some proxies refuse longer addresses. */
const MOST_LETTERS = 1_200;

/**
 * What a profile asks for, as a search text that means the same: its wishes
 * alone, “Kotlin, Kafka, Berlin or remote, from March 2027”. Nothing of an e-mail
 * address or a telephone number is in it.
 */
export function profileQuery(list: ProjectList, profile: string): string {
  const { text: q } = withoutAddresses(profile, () => false);
  const { reading } = searchRows(list, { q });
  const wishes = reading.wishes.filter(({ isLoose }) => !isLoose);
  const texts = [...new Set(wishes.map(textOfWish))];
  const query = texts.join(', ').replace(/\s+/g, ' ');
  return query.slice(0, `${query}, `.lastIndexOf(', ', MOST_LETTERS));
}
