import type { Filter } from '../projects/filter.ts';
import type { Marker } from '../projects/mark-matches.ts';
import type { PublicProject } from '../projects/project.ts';
import { Marked } from './marked.tsx';

type Props = { readonly project: PublicProject; readonly marker?: Marker | undefined };

const FIELDS: Readonly<Record<string, keyof Filter>> = { Location: 'location', Sector: 'sector' };

/** A fact about an assignment, or "not stated" if the feed lacks it. */
export function Stated({ value }: { value: string | undefined }) {
  return value || <span className="absent">not stated</span>;
}

/** The key facts of an assignment: location, timeline, sector, status and id. */
export function AssignmentFacts({ project, marker }: Props) {
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
            {value ? <Marked text={value} marker={marker} field={FIELDS[name]} /> : <Stated value={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
