import type { Metadata } from 'next';
import { Breadcrumbs } from '@/lib/components/breadcrumbs.tsx';
import { SalesEmail } from '@/lib/components/sales-email.tsx';
import { ClientSteps } from '@/lib/components/steps.tsx';
import { pages } from '@/lib/site.ts';

const { title, description } = pages.services;

export const metadata: Metadata = { title, description };

export default function Services() {
  return (
    <>
      <Breadcrumbs path={pages.services.path} name={title} />
      <h1>{title}</h1>
      <p className="lead">
        We find independent technology professionals for work that has a beginning and an end, and we stay with it until
        it is done.
      </p>
      <div className="rows">
        <section>
          <h2>One person for a gap</h2>
          <p>
            A developer who knows your framework, an architect for a decision that can’t wait, a test lead before a
            release. You describe the gap; we propose people who have closed one like it.
          </p>
          <p>You meet them before you decide, and you decide.</p>
        </section>
        <section>
          <h2>A team for an assignment</h2>
          <p>
            Several roles that belong together, with their extent and price agreed before anyone starts. You see the
            roles on this site exactly as professionals see them.
          </p>
          <p>
            Look at the <a href={pages.openProjects.path}>open projects</a> to see how such an assignment is written.
          </p>
        </section>
        <section>
          <h2>Advice before the first line</h2>
          <p>
            An independent look at a plan, a system or an offer, by someone who has built the like. It ends with a
            written answer you can act on.
          </p>
        </section>
        <section>
          <h2>How we work</h2>
          <ClientSteps />
        </section>
        <section>
          <h2>Start</h2>
          <p>
            Use the <a href={pages.contact.path}>contact page</a> or write to <SalesEmail />.
          </p>
        </section>
      </div>
    </>
  );
}
