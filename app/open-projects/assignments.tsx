import { t } from '@/lib/content/messages.ts';
import type { ProjectList } from '@/lib/projects/project-list.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { MarkdownOnly } from '@/lib/render/without-client.tsx';
import { pages } from '@/lib/routes/pages.ts';
import { type SearchResult, search } from '@/lib/search/search.ts';
import { AssignmentLine } from './assignment-line.tsx';
import { AssignmentRow } from './assignment-row.tsx';

type Props = {
  readonly of: readonly PublicProject[];
  /** The search that found them. */
  readonly result: SearchResult;
  /** The query of the list that they are in. */
  readonly query?: string;
  /** The level of their titles. */
  readonly Title?: 'h2' | 'h3';
};

/** Assignments, each as a row, and as a line of markdown. */
export function Assignments({ of, ...list }: Props) {
  if (of.length === 0) return null;
  return (
    <>
      <MarkdownOnly>
        <p>{t('list.format')}:</p>
        <ul>
          {of.map((project) => (
            <AssignmentLine key={project.id} project={project} {...list} />
          ))}
        </ul>
      </MarkdownOnly>
      {of.map((project) => (
        <AssignmentRow key={project.id} project={project} {...list} />
      ))}
    </>
  );
}

type SomeProps = Pick<Props, 'of' | 'Title'> & { readonly list: ProjectList };

/** Some assignments of a list, and a link to all. */
export const SomeAssignments = ({ list, ...some }: SomeProps) => (
  <>
    <Assignments result={search(list, { filter: {} })} {...some} />
    <p>
      <a href={pages.openProjects.path}>{t('assignments.all')}</a>
    </p>
  </>
);
