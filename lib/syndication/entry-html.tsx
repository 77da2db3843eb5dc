import { displayFields, displayRole } from '../components/display-text.ts';
import {
  languageAttributes,
  PostingText,
  StatedText,
} from '../components/in-language.tsx';
import { t } from '../content/messages.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { staticHtml } from '../render/static-html.ts';

/**
 * The whole assignment, one of `projects`, as self-contained HTML for feed
 * readers.
 */
export function entryHtml(
  project: PublicProject,
  projects: ProjectList,
): Promise<string> {
  const { context, roles, language } = project;
  // Feed readers drop most styles, so this uses lists rather than a table.
  return staticHtml(
    <>
      <ul>
        {displayFields(project, projects).map((each) => (
          <li key={each.field}>
            {`${each.label}: `}
            <StatedText {...each} />
          </li>
        ))}
      </ul>
      {context && <p>{t('assignment.quoted')}</p>}
      {context && (
        <blockquote>
          <PostingText {...project} />
        </blockquote>
      )}
      <ul>
        {roles.map((role, at) => (
          <li key={at} {...languageAttributes(language)}>
            <strong>{role.title}</strong>
            {displayRole(project, role)
              .map(({ text }) => text)
              .filter(Boolean)
              .map((term, place) => `${place ? ';' : ':'} ${term}`)}
          </li>
        ))}
      </ul>
    </>,
  );
}
