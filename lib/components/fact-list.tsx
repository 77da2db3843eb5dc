import type { ReactNode } from 'react';

/** The name of a fact and its value, or `null` if it is unknown. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts as a description list, without the unknown ones. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
