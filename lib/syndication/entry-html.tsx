import {
  InLanguage,
  languageAttributes,
  PostingText,
} from '../components/in-language.tsx';
import { labelledTexts } from '../facts/labelled-texts.ts';
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
        {labelledTexts(project, projects).map(({ label, value, field }) => (
          <li key={label}>
            {`${label}: `}
            {value ? (
              <InLanguage language={field && language}>{value}</InLanguage>
            ) : (
              'not stated'
            )}
          </li>
        ))}
      </ul>
      {context && <p>In the words of the posting:</p>}
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
