import { AssignmentDates } from '@/lib/components/assignment-dates.tsx';
import { type Detail, DetailList } from '@/lib/components/contact-details.tsx';
import {
  type DisplayText,
  displayRoleText,
  displayText,
  ROLE_TERMS,
} from '@/lib/components/display-text.ts';
import { InLanguage } from '@/lib/components/in-language.tsx';
import { absoluteUrl } from '@/lib/config/config.ts';
import { t } from '@/lib/content/messages.ts';
import { type ShownField, shownFields } from '@/lib/facts/shown-fields.ts';
import type { ProjectList } from '@/lib/projects/project-list.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { datesToShow } from '@/lib/public-project/stated-date.ts';
import {
  appliesBySigningIn,
  applyAddress,
  assignmentPath,
  contactPath,
} from '@/lib/routes/addresses.ts';
import { TextOrNotStated } from './role-table.tsx';

type Props = {
  readonly project: PublicProject;
  readonly projects: ProjectList;
};

const inItsLanguage = ({ text, language }: DisplayText) =>
  text && <InLanguage language={language}>{text}</InLanguage>;

/** A detail that is named even if it is not stated. */
const detail = (
  field: ShownField['field'] | (typeof ROLE_TERMS)[number],
  text: DisplayText,
): Detail => [
  t(`fields.${field}`),
  <TextOrNotStated key={field} text={inItsLanguage(text)} />,
];

/**
 * The details of an only role; its title if that is not the assignment's name.
 */
function roleDetails(project: PublicProject): readonly Detail[] {
  const { name, roles, language } = project;
  const [role] = roles;
  if (role === undefined || roles.length > 1) return [];
  const text = role.title === name ? '' : role.title;
  return [
    [t('fields.title'), inItsLanguage({ text, language })],
    ...ROLE_TERMS.map((term) =>
      detail(term, displayRoleText(project, role, term)),
    ),
  ];
}

/** The key details of an assignment, one of `projects`. */
function Details({ project, projects }: Props) {
  const fields = shownFields(project, projects).map(({ field }): Detail => {
    const text = displayText(project, field);
    // Few assignments state a sector.
    return field === 'sector'
      ? [t('fields.sector'), inItsLanguage(text)]
      : detail(field, text);
  });
  const id: Detail = [t('fields.id'), project.id];
  return <DetailList details={[...roleDetails(project), ...fields, id]} />;
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
