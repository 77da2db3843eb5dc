import type { PublicProject } from '../projects/project.ts';
import { Stated } from './stated.tsx';

/** The facts of an assignment that decide first: where, when, for whom, how it stands. */
export function AssignmentFacts({ project }: { project: PublicProject }) {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Location', project.location],
    ['Timeline', project.timeline],
    ['Sector', project.sector],
    ['Status', project.status],
    ['Assignment', project.id],
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={name === 'Assignment' ? 'mono' : undefined}>
            <Stated value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
