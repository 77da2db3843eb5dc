import { AssignmentDates } from '@/lib/components/assignment-dates.tsx';
import { type Detail, DetailList } from '@/lib/components/contact-details.tsx';
import { displayFields, displayRole } from '@/lib/components/display-text.ts';
import { InLanguage, StatedText } from '@/lib/components/in-language.tsx';
import { absoluteUrl } from '@/lib/config/config.ts';
import { t } from '@/lib/content/messages.ts';
import type { ProjectList } from '@/lib/projects/project-list.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import {
  appliesBySigningIn,
  applyAddress,
  assignmentPath,
  contactPath,
} from '@/lib/routes/addresses.ts';

type Props = {
  readonly project: PublicProject;
  readonly projects: ProjectList;
};

/** The key details of an assignment, one of `projects`, and of an only role. */
function Details({ project, projects }: Props) {
  const { id, name, roles, language } = project;
  const [role] = roles.length === 1 ? roles : [];
  const title = role && role.title !== name && (
    <InLanguage language={language}>{role.title}</InLanguage>
  );
  const texts = [
    ...(role ? displayRole(project, role) : []),
    ...displayFields(project, projects),
  ];
  return (
    <DetailList
      details={[
        [t('fields.title'), title],
        ...texts.map(
          (each): Detail => [
            each.label,
            <StatedText key={each.field} {...each} />,
          ],
        ),
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
      {/* The last day to apply is among the details. */}
      <AssignmentDates project={{ ...project, apply_by: undefined }} />
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
