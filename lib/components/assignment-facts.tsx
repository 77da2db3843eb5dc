import type { PublicProject } from '../public-project.ts';
import type { Filter } from '../search/filter.ts';
import type { Marker } from '../search/mark-matches.ts';
import { languageAttributes } from './language-attributes.ts';
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
          <dd
            className={name === 'Assignment' ? 'mono' : undefined}
            {...(value && name !== 'Assignment' && languageAttributes(project.language))}
          >
            {value ? <Marked text={value} marker={marker} field={FIELDS[name]} /> : <Stated value={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
