import type { PublicProject } from '../projects/project.ts';
import { assignmentPath } from '../site.ts';
import { AssignmentFacts } from './assignment-facts.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { RoleTable } from './role-table.tsx';

/** One assignment in a list: name, facts, what it is about, its roles. */
export function AssignmentItem({ project }: { project: PublicProject }) {
  return (
    <article className="assignment">
      <h2>
        <a href={assignmentPath(project.id)}>{project.name}</a>
      </h2>
      <AssignmentFacts project={project} />
      <Paragraphs text={project.context} />
      <RoleTable roles={project.roles} label={`Roles of ${project.name}`} />
    </article>
  );
}
