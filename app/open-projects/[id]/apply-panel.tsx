import { AssignmentDates } from '@/lib/components/assignment-dates.tsx';
import { type Detail, DetailList } from '@/lib/components/contact-details.tsx';
import { InLanguage } from '@/lib/components/in-language.tsx';
import {
  type ShownText,
  shownFieldText,
  shownRoleText,
} from '@/lib/components/shown-text.ts';
import { absoluteUrl } from '@/lib/config/config.ts';
import { t } from '@/lib/content/messages.ts';
import { type ShownField, shownFields } from '@/lib/facts/shown-fields.ts';
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
  const stated = ({ text, language }: ShownText) =>
    text && <InLanguage language={language}>{text}</InLanguage>;
  const ofRole = (role: PublicProjectRole): readonly Detail[] => [
    [
      t('fields.title'),
      role.title !== name && stated({ text: role.title, language }),
    ],
    ...ROLE_FIELDS.map(
      (field): Detail => [
        t(`fields.${field}`),
        <Stated
          key={field}
          value={stated(shownRoleText(project, role, field))}
        />,
      ],
    ),
  ];
  const ofField = (shown: ShownField): Detail => {
    const text = stated(shownFieldText(project, shown));
    const { field } = shown;
    return [
      t(`fields.${field}`),
      field === 'sector' ? text : <Stated key={field} value={text} />,
    ];
  };
  return (
    <DetailList
      details={[
        ...(roles.length === 1 ? roles.flatMap(ofRole) : []),
        ...shownFields(project, projects).map(ofField),
        [t('fields.id'), id],
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
          {t(signsIn ? 'assignment.signInToApply' : 'assignment.apply')}
        </a>{' '}
        <a
          className="button quiet"
          href={contactPath({ assignment: project.id })}
        >
          {t('assignment.ask')}
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
        data-copy-address={t('assignment.copyAddress')}
        data-copied={t('assignment.copied')}
        data-copy={t('assignment.copy')}
        data-mdast="ignore"
        suppressHydrationWarning
      >
        {t('assignment.share')}
      </button>
    </div>
  );
}
