import { InLanguage, languageAttributes, PostingText } from '../components/in-language.tsx';
import { labelledTexts } from '../facts/labelled-texts.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { staticHtml } from '../render/static-html.ts';

// Feed readers drop most styles, so this uses lists rather than a table.
function Entry({ project, projects }: { project: PublicProject; projects: ProjectList }) {
  const { context, roles, language } = project;
  return (
    <>
      <ul>
        {labelledTexts(project, projects).map(({ label, value, field }) => (
          <li key={label}>
            {`${label}: `}
            {value ? <InLanguage language={field && language}>{value}</InLanguage> : 'not stated'}
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
        {roles.map(({ title, tech_stack, languages, allocation, price }, at) => (
          <li key={at} {...languageAttributes(language)}>
            <strong>{title}</strong>
            {[tech_stack, languages, allocation, price]
              .filter(Boolean)
              .map((term, place) => `${place ? ';' : ':'} ${term}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The whole assignment, one of `projects`, as self-contained HTML for feed readers. */
export const entryHtml = (project: PublicProject, projects: ProjectList): Promise<string> =>
  staticHtml(<Entry project={project} projects={projects} />);
