import { cutText } from '@/lib/public-project/cut-text.ts';
import type { PublicProjectRole } from '@/lib/public-project/public-project.ts';

const MOST_OF_TITLE = 120;
const MOST_OF_TERM = 60;

/** What tells roles of one title apart, the shortest first. */
const TERMS = ['allocation', 'price', 'tech_stack', 'languages'] as const;

/**
 * What each role is called in a form and in a message: its title. Where others
 * have the same title, the first of its terms that tells it from them stands
 * beside it, else its number on the page.
 */
export function roleOptions(
  roles: readonly PublicProjectRole[],
): readonly string[] {
  return roles.map((role, at) => {
    const title = cutText(role.title, MOST_OF_TITLE);
    const namesakes = roles.filter((other) => other.title === role.title);
    if (namesakes.length === 1) return title;
    const own = TERMS.find(
      (term) =>
        namesakes.filter((other) => other[term] === role[term]).length === 1,
    );
    const detail = own === undefined ? `${at + 1}` : role[own];
    return detail ? `${title} (${cutText(detail, MOST_OF_TERM)})` : title;
  });
}
