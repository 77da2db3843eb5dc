import type { PublicProject } from '../public-project.ts';
import { assignmentPath, pages } from '../site.ts';
import { Frame } from './frame.tsx';

const SHOWN_ROLES = 4;

function rolesInShort({ roles }: PublicProject): string {
  const titles = roles.slice(0, SHOWN_ROLES).map(({ title }) => title);
  const more = roles.length - titles.length;
  return more > 0 ? `${titles.join(', ')} and ${more} more` : titles.join(', ');
}

/** A short list of assignments with their roles and location, followed by a link to all of them. */
export function AssignmentLinks({ projects }: { projects: readonly PublicProject[] }) {
  return (
    <>
      {projects.length > 0 && (
        <ul className="assignment-links">
          {projects.map((project) => (
            <li key={project.id}>
              <Frame roles={project.roles.length} />
              <a href={assignmentPath(project.id)}>{project.name}</a>
              <span className="of-roles">
                <span className="visually-hidden">: </span>
                {rolesInShort(project) || 'Roles: not stated'}
              </span>
              <span className="of-place">
                <span className="visually-hidden">. </span>
                {project.location || 'Location: not stated'}
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
