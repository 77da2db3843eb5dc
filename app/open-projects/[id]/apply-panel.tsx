import { AssignmentDates } from '@/lib/components/assignment-links.tsx';
import { languageAttributes } from '@/lib/components/in-language.tsx';
import { absoluteUrl, config } from '@/lib/config/config.ts';
import { type LabelledText, labelledTexts } from '@/lib/facts/labelled-texts.ts';
import type { ProjectList } from '@/lib/projects/project-list.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { datesToShow } from '@/lib/public-project/stated-date.ts';
import { applyAddress, assignmentPath, contactPath } from '@/lib/routes/addresses.ts';
import { ROLE_FIELDS, Stated } from './role-table.tsx';

type Props = { readonly project: PublicProject; readonly projects: ProjectList };

/** The key details of an assignment, one of `projects`; those of its role if it has only one. */
function Details({ project, projects }: Props) {
  const { id, name, roles, language } = project;
  const ofRoles =
    roles.length !== 1
      ? []
      : roles.flatMap((role) => [
          ...(role.title === name ? [] : [{ label: 'Role', value: role.title }]),
          ...ROLE_FIELDS.map(({ label, field }) => ({ label, value: role[field] })),
        ]);
  const details: readonly LabelledText[] = [
    ...ofRoles.map((one) => ({ ...one, field: 'roles' }) as const),
    ...labelledTexts(project, projects).filter(({ label, value }) => label !== 'Sector' || value !== undefined),
    { label: 'Reference', value: id },
  ];
  return (
    <dl className="details">
      {details.map(({ label, value, field }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd {...(value && field && languageAttributes(language))}>
            <Stated value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What helps a professional decide, and the next steps: to apply, to ask first, or to share it. */
export function ApplyPanel({ project, projects }: Props) {
  const { appUrl, applyUrl } = config();
  const signsIn = appUrl !== null && applyUrl === null && project.apply_url === undefined;
  return (
    <div className="apply">
      <p className="tools">
        <a className="button" href={applyAddress(project)}>
          {signsIn ? 'Sign in to apply' : 'Apply'}
        </a>{' '}
        <a className="button quiet" href={contactPath({ assignment: project.id })}>
          Ask about this assignment
        </a>
      </p>
      <Details project={project} projects={projects} />
      <AssignmentDates dates={datesToShow(project)} />
      {/* The script changes this button's label, possibly before React hydrates the page. */}
      <button
        type="button"
        className="link"
        data-share={project.name}
        data-address={absoluteUrl(assignmentPath(project.id))}
        data-mdast="ignore"
        suppressHydrationWarning
      >
        Share
      </button>
    </div>
  );
}
