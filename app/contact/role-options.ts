import { cutText } from '@/lib/public-project/cut-text.ts';
import type { PublicProjectRole } from '@/lib/public-project/public-project.ts';

const MOST_OF_TITLE = 120;
const MOST_OF_TERM = 60;

/** What tells roles of one title apart, the shortest first. */
const TERMS = ['allocation', 'price', 'tech_stack', 'languages'] as const;

function withTerm({ title }: PublicProjectRole, term = ''): string {
  const cut = cutText(title, MOST_OF_TITLE);
  return term === '' ? cut : `${cut} (${cutText(term, MOST_OF_TERM)})`;
}

const isUnique = (label: string, labels: readonly string[]): boolean =>
  labels.indexOf(label) === labels.lastIndexOf(label);

/**
 * What each role is called in a form and in a message: its title. Where others
 * have the same title, the first of its terms that tells it from them stands
 * beside it, else its number on the page.
 */
export function roleOptions(
  roles: readonly PublicProjectRole[],
): readonly string[] {
  const titles = roles.map((role) => withTerm(role));
  const byTerm = TERMS.map((term) =>
    roles.map((role) => withTerm(role, role[term])),
  );
  return roles.map((role, at) => {
    for (const labels of [titles, ...byTerm]) {
      const label = labels[at] ?? '';
      if (isUnique(label, labels)) return label;
    }
    return withTerm(role, `${at + 1}`);
  });
}
