import type { ReactNode } from 'react';

/** The name of a detail and its value, if there is one. */
export type Detail = readonly [name: string, value: ReactNode];

/** Details as a description list, without those that have no value. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="details">
      {details
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
