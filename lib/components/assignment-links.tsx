import { assignmentPath } from '../addresses.ts';
import type { PublicProject } from '../public-project.ts';
import { pages } from '../site.ts';
import { InLanguage } from './in-language.tsx';
import { languageAttributes } from './language-attributes.ts';

const SHOWN_ROLES = 4;

function RolesInShort({ project: { roles, language } }: { project: PublicProject }) {
  if (roles.length === 0) return 'Roles: not stated';
  const titles = roles.slice(0, SHOWN_ROLES).map(({ title }) => title);
  const more = roles.length - titles.length;
  return (
    <>
      <InLanguage language={language}>{titles.join(', ')}</InLanguage>
      {more > 0 && ` and ${more} more`}
    </>
  );
}

/** A short list of assignments with their roles and location, followed by a link to all of them. */
export function AssignmentLinks({ projects }: { projects: readonly PublicProject[] }) {
  return (
    <>
      {projects.length > 0 && (
        <ul className="assignment-links">
          {projects.map((project) => (
            <li key={project.id}>
              <a href={assignmentPath(project.id)} {...languageAttributes(project.language)}>
                {project.name}
              </a>
              <span className="of-roles">
                <span className="visually-hidden">: </span>
                <RolesInShort project={project} />
              </span>
              <span className="of-place">
                <span className="visually-hidden">. </span>
                {project.location ? (
                  <InLanguage language={project.language}>{project.location}</InLanguage>
                ) : (
                  'Location: not stated'
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={pages.openProjects.path}>See all open projects</a>
      </p>
    </>
  );
}
