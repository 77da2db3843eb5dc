import type { PublicProject } from '../projects/project.ts';
import { assignmentPath, pages } from '../site.ts';

/** A short list of assignments, a line each, that ends with the way to all of them. */
export function AssignmentLinks({ projects }: { projects: readonly PublicProject[] }) {
  return (
    <ul className="assignment-links">
      {projects.map(({ id, name, location }) => (
        <li key={id}>
          <a href={assignmentPath(id)}>{name}</a>
          {location && `, ${location}`}
        </li>
      ))}
      <li>
        <a href={pages.openProjects.path}>All open projects</a>
      </li>
    </ul>
  );
}
