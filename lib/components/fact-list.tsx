import type { ReactNode } from 'react';

/** A fact's name, and what is known of it; `null` where that is nothing. */
export type Fact = readonly [name: string, value: ReactNode];

/** Facts as a list of terms, without those that are not known. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="terms">
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
