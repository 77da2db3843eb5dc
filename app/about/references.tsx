import { LinkedText } from '@/lib/components/linked-text.tsx';
import type { Reference } from '@/lib/content/about.ts';

/** Clients who may be named, and what was done for them. */
export function References({ references }: { references: readonly Reference[] }) {
  return (
    <section>
      <h2>Work for clients</h2>
      <dl className="terms">
        {references.map(({ client, work }) => (
          <div key={client}>
            <dt>{client}</dt>
            <dd>
              <LinkedText text={work} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
