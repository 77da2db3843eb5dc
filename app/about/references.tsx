import { LinkedText } from '@/lib/components/linked-text.tsx';
import type { Reference } from '@/lib/content/about.ts';
import { Picture } from './picture.tsx';

/** Clients who may be named, and what was done for them. */
export function References({ references }: { references: readonly Reference[] }) {
  return (
    <section>
      <h2>Work for clients</h2>
      <dl className="terms">
        {references.map(({ client, work, logo, quote }) => (
          <div key={client}>
            <dt>
              {logo && <Picture picture={logo} />}
              {client}
            </dt>
            <dd>
              <LinkedText text={work} />
              {quote && (
                <figure>
                  <blockquote>
                    <p>{quote.text}</p>
                  </blockquote>
                  <figcaption>
                    {quote.name}, {quote.role}
                  </figcaption>
                </figure>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
