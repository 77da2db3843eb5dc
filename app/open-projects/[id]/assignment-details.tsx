import { languageAttributes } from '@/lib/components/in-language.tsx';
import { detailsOf, type LabelledText } from '@/lib/facts/details-of.ts';
import type { ProjectList } from '@/lib/projects/project-list.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';

/** A text about an assignment, or "not stated" if the feed lacks it. */
export function Stated({ value }: { value: string | undefined }) {
  return value || <span className="absent">not stated</span>;
}

const ID = 'Assignment';

/** The key details of an assignment, one of `projects`, and its id. */
export function AssignmentDetails({ project, projects }: { project: PublicProject; projects: ProjectList }) {
  const details: readonly LabelledText[] = [...detailsOf(project, projects), { label: ID, value: project.id }];
  return (
    <dl className="details">
      {details.map(({ label, value, field }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd
            className={label === ID ? 'mono' : undefined}
            {...(value && field && languageAttributes(project.language))}
          >
            <Stated value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
