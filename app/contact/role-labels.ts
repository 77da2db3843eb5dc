import { cutText } from '@/lib/public-project/cut-text.ts';
import type { PublicProjectRole } from '@/lib/public-project/public-project.ts';

const MOST_OF_TITLE = 120;
const MOST_OF_TERM = 60;

/** What tells roles of one title apart, the shortest first. */
const TERMS = ['allocation', 'price', 'tech_stack', 'languages'] as const;

const labelOf = ({ title }: PublicProjectRole, term = '') => {
  const cut = cutText(title, MOST_OF_TITLE);
  return term === '' ? cut : `${cut} (${cutText(term, MOST_OF_TERM)})`;
};

/**
 * What each role is called in a form and in a message: its title. Where others
 * have the same title, the first of its terms that tells it from them stands
 * beside it, else its number.
 */
export function roleLabels(
  roles: readonly PublicProjectRole[],
): readonly string[] {
  const lists = [
    roles.map((role) => labelOf(role)),
    ...TERMS.map((term) => roles.map((role) => labelOf(role, role[term]))),
  ];
  return roles.map((role, at) => {
    const clear = lists.find(
      (labels) =>
        labels.indexOf(labels[at] ?? '') ===
        labels.lastIndexOf(labels[at] ?? ''),
    );
    return clear?.[at] ?? labelOf(role, `${at + 1}`);
  });
}
