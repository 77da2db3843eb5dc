import { InLanguage, languageAttributes, PostingText } from '../components/in-language.tsx';
import { labelledTexts } from '../facts/labelled-texts.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject, PublicProjectRole } from '../public-project/public-project.ts';
import { staticHtml } from '../render/static-html.ts';

type RoleProps = { readonly role: PublicProjectRole; readonly language: string | undefined };

function Role({ role, language }: RoleProps) {
  const facts = [role.tech_stack, role.languages, role.allocation, role.price].filter(Boolean).join('; ');
  return (
    <li {...languageAttributes(language)}>
      <strong>{role.title}</strong>
      {facts && `: ${facts}`}
    </li>
  );
}

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
      <p>{context ? 'In the words of the posting:' : 'About the assignment: not stated'}</p>
      {context && (
        <blockquote>
          <PostingText {...project} />
        </blockquote>
      )}
      {roles.length === 0 ? (
        <p>Roles: not stated</p>
      ) : (
        <ul>
          {roles.map((role, index) => (
            <Role key={index} role={role} language={language} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The whole assignment, one of `projects`, as self-contained HTML for feed readers. */
export const entryHtml = (project: PublicProject, projects: ProjectList): Promise<string> =>
  staticHtml(<Entry project={project} projects={projects} />);
