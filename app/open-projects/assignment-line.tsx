import {
  displayRole,
  displayText,
  placeInShort,
} from '@/lib/components/display-text.ts';
import { formatDate } from '@/lib/content/formats.ts';
import { t } from '@/lib/content/messages.ts';
import { cutText } from '@/lib/public-project/cut-text.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';
import type { SearchResult } from '@/lib/search/search.ts';
import { reasonText } from './explain-search.ts';

const MOST_ROLES = 2;
const MOST_OF_NAME = 60;
const MOST_OF_FACT = 36;

const TERMS = ['allocation', 'languages'] as const;
const FIRST_TERMS = ['tech_stack', ...TERMS, 'price'] as const;

const cut = (text: string) => cutText(text, MOST_OF_FACT);

type Props = {
  readonly project: PublicProject;
  readonly result: SearchResult;
};

/**
 * One assignment of a list in markdown, in one line as the message
 * `list.format` says, because an agent pays for every word of the list.
 */
export function AssignmentLine({ project, result }: Props) {
  const { id, name, posted, updated } = project;
  const date = posted ?? updated;
  const roles = result.rolesOf(project);
  const shownRoles = roles.slice(0, MOST_ROLES).map(({ role }, at) => {
    // Only the first is shown with its technologies.
    const fields = at === 0 ? FIRST_TERMS : TERMS;
    const terms = displayRole(project, role, fields)
      .map(({ text }) => cut(text))
      .filter(Boolean);
    const title = role.title === name ? '' : cut(role.title);
    return [title, terms.join('; ')].filter(Boolean).join(': ');
  });
  const location = cut(displayText(project, 'location').text);
  const parts = [
    ...shownRoles,
    roles.length > MOST_ROLES &&
      t('list.more', { count: roles.length - MOST_ROLES }),
    placeInShort(project, location),
    cut(displayText(project, 'timeline').text),
    date && formatDate(date),
    !result.matching.includes(project) &&
      reasonText(result.reasonsFor(project), true),
  ];
  return (
    <li>
      <a href={assignmentPath(id)}>{cutText(name, MOST_OF_NAME)}</a>
      {parts.filter(Boolean).map((part) => ` | ${part}`)}
    </li>
  );
}
