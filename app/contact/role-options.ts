import { cutText } from '@/lib/public-project/cut-text.ts';
import type { PublicProjectRole } from '@/lib/public-project/public-project.ts';

const MOST_OF_TITLE = 120;

/**
 * What each role is called in a form and in a message: its title, with its
 * number on the page where others have the same title.
 */
export function roleOptions(
  roles: readonly PublicProjectRole[],
): readonly string[] {
  const titles = roles.map(({ title }) => cutText(title, MOST_OF_TITLE));
  return titles.map((title, at) => {
    const isUnique = titles.indexOf(title) === titles.lastIndexOf(title);
    return isUnique ? title : `${title} (${at + 1})`;
  });
}
