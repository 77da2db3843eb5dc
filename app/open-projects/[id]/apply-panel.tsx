import { AssignmentDates } from '@/lib/components/assignment-links.tsx';
import { type Detail, DetailList } from '@/lib/components/contact-details.tsx';
import { InLanguage } from '@/lib/components/in-language.tsx';
import { absoluteUrl } from '@/lib/config/config.ts';
import { labelledTexts } from '@/lib/facts/labelled-texts.ts';
import type { ProjectList } from '@/lib/projects/project-list.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '@/lib/public-project/public-project.ts';
import { datesToShow } from '@/lib/public-project/stated-date.ts';
import {
  appliesBySigningIn,
  applyAddress,
  assignmentPath,
  contactPath,
} from '@/lib/routes/addresses.ts';
import { ROLE_FIELDS, Stated } from './role-table.tsx';

type Props = {
  readonly project: PublicProject;
  readonly projects: ProjectList;
};

/**
 * The key details of an assignment, one of `projects`; those of its role if it
 * has only one.
 */
function Details({ project, projects }: Props) {
  const { id, name, roles, language } = project;
  const inOwn = (text?: string) =>
    text && <InLanguage language={language}>{text}</InLanguage>;
  const ofRole = (role: PublicProjectRole): readonly Detail[] => [
    ['Role', role.title !== name && inOwn(role.title)],
    ...ROLE_FIELDS.map(
      ({ label, field }): Detail => [
        label,
        <Stated key={field} value={inOwn(role[field])} />,
      ],
    ),
  ];
  const texts = labelledTexts(project, projects).map(
    ({ label, value, field }): Detail => {
      const text = field ? inOwn(value) : value;
      return [
        label,
        label === 'Sector' ? text : <Stated key={label} value={text} />,
      ];
    },
  );
  return (
    <DetailList
      details={[
        ...(roles.length === 1 ? roles.flatMap(ofRole) : []),
        ...texts,
        ['Reference', id],
      ]}
    />
  );
}

/**
 * What helps a professional decide, and the next steps: to apply, to ask first,
 * or to share it.
 */
export function ApplyPanel({ project, projects }: Props) {
  const signsIn = appliesBySigningIn() && project.apply_url === undefined;
  const address = absoluteUrl(assignmentPath(project.id));
  return (
    <div className="apply">
      <p className="tools">
        <a className="button" href={applyAddress(project)}>
          {signsIn ? 'Sign in to apply' : 'Apply'}
        </a>{' '}
        <a
          className="button quiet"
          href={contactPath({ assignment: project.id })}
        >
          Ask about this assignment
        </a>
      </p>
      <Details project={project} projects={projects} />
      <AssignmentDates dates={datesToShow(project)} />
      <p className="printed" data-mdast="ignore">
        {address}
      </p>
      {/* The script changes this button's label, possibly before React hydrates the page. */}
      <button
        type="button"
        className="link"
        data-share={project.name}
        data-address={address}
        data-mdast="ignore"
        suppressHydrationWarning
      >
        Share
      </button>
    </div>
  );
}
