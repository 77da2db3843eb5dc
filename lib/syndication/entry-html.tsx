import {
  InLanguage,
  languageAttributes,
  PostingText,
} from '../components/in-language.tsx';
import { formatDay } from '../content/formats.ts';
import { t } from '../content/messages.ts';
import { shownFields } from '../facts/shown-fields.ts';
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
        {shownFields(project, projects).map(({ field, value }) => (
          <li key={field}>
            {`${t(`fields.${field}`)}: `}
            {field === 'apply_by' && value ? (
              formatDay(value)
            ) : value ? (
              <InLanguage language={language}>{value}</InLanguage>
            ) : (
              t('fields.notStated')
            )}
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
        {roles.map(
          ({ title, tech_stack, languages, allocation, price }, at) => (
            <li key={at} {...languageAttributes(language)}>
              <strong>{title}</strong>
              {[tech_stack, languages, allocation, price]
                .filter(Boolean)
                .map((term, place) => `${place ? ';' : ':'} ${term}`)}
            </li>
          ),
        )}
      </ul>
    </>,
  );
}
