import { languageAttributes } from '@/lib/components/in-language.tsx';
import type { PublicProject } from '@/lib/public-project.ts';

/** A fact about an assignment, or "not stated" if the feed lacks it. */
export function Stated({ value }: { value: string | undefined }) {
  return value || <span className="absent">not stated</span>;
}

/** The key facts of an assignment: location, timeline, sector, status and id. */
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
          <dd
            className={name === 'Assignment' ? 'mono' : undefined}
            {...(value && name !== 'Assignment' && languageAttributes(project.language))}
          >
            <Stated value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
