import type { Metadata } from 'next';
import { Breadcrumbs } from '@/lib/components/breadcrumbs.tsx';
import { SalesEmail } from '@/lib/components/sales-email.tsx';
import { ProfessionalSteps } from '@/lib/components/steps.tsx';
import { config } from '@/lib/config.ts';
import { pages, signInUrl } from '@/lib/site.ts';

const { title, description } = pages.professionals;

export const metadata: Metadata = { title, description };

export default function Professionals() {
  return (
    <>
      <Breadcrumbs path={pages.professionals.path} name={title} />
      <h1>{title}</h1>
      <p className="lead">
        Every assignment we are filling is listed in the open, with its roles, technologies, extent and, where it is
        known, its price.
      </p>
      <p className="tools">
        <a className="button" href={pages.openProjects.path}>
          Read the open projects
        </a>{' '}
        <a className="button quiet" href={signInUrl(config().appUrl)}>
          Sign in
        </a>
      </p>
      <div className="rows">
        <section>
          <h2>From reading to starting</h2>
          <ProfessionalSteps />
        </section>
        <section>
          <h2>What an assignment tells you</h2>
          <p>
            Where and when the work is done, what it is about, and for each role its technologies, languages, allocation
            and price. Where something isn’t known, it says «not stated» rather than nothing.
          </p>
        </section>
        <section>
          <h2>Let your own tools read along</h2>
          <p>
            The list is also there as JSON, as markdown and through MCP, so that your own agent can watch it for you.
            The <a href={pages.docs.path}>documentation</a> shows how. Applying remains yours: no program can do it
            here.
          </p>
        </section>
        <section>
          <h2>Questions</h2>
          <p>
            Write to <SalesEmail />, and name the assignment’s id if it is about one.
          </p>
        </section>
      </div>
    </>
  );
}
