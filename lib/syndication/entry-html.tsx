import {
  InLanguage,
  languageAttributes,
  PostingText,
} from '../components/in-language.tsx';
import { shownFieldText, shownRoleText } from '../components/shown-text.ts';
import { t } from '../content/messages.ts';
import { shownFields } from '../facts/shown-fields.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { staticHtml } from '../render/static-html.ts';

const ROLE_FIELDS = ['tech_stack', 'languages', 'allocation', 'price'] as const;

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
        {shownFields(project, projects).map((shown) => {
          const { text, language } = shownFieldText(project, shown);
          return (
            <li key={shown.field}>
              {`${t(`fields.${shown.field}`)}: `}
              {text ? (
                <InLanguage language={language}>{text}</InLanguage>
              ) : (
                t('fields.notStated')
              )}
            </li>
          );
        })}
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
            {ROLE_FIELDS.map(
              (field) => shownRoleText(project, role, field).text,
            )
              .filter(Boolean)
              .map((term, place) => `${place ? ';' : ':'} ${term}`)}
          </li>
        ))}
      </ul>
    </>,
  );
}
