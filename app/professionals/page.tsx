import type { Metadata } from 'next';
import { SalesEmail } from '@/lib/components/contact-details.tsx';
import { Questions, Steps } from '@/lib/components/rich-text.tsx';
import { content } from '@/lib/content/content.ts';
import { pages } from '@/lib/content/pages.ts';
import { appliesBySigningIn, contactPath } from '@/lib/routes/addresses.ts';

const { title, description } = pages.professionals;

export const metadata: Metadata = { title, description };

export default function Professionals() {
  const hasPortal = appliesBySigningIn();
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <p className="tools">
        <a className="button" href={pages.openProjects.path}>
          Browse open assignments
        </a>
      </p>
      <div className="rows">
        <section>
          <h2>From first look to first day</h2>
          <Steps steps={content.professionals.steps(hasPortal)} />
        </section>
        <section>
          <h2>Nothing that fits yet?</h2>
          <p>
            <a href={contactPath({ kind: 'candidate' })}>
              Tell us what you do, where and from when
            </a>
            , and hear from us when something fits. Each assignment’s page has a
            button for questions about it; for anything else, write to{' '}
            <SalesEmail />.
          </p>
        </section>
        <section>
          <h2>Questions</h2>
          <Questions questions={content.professionals.questions(hasPortal)} />
        </section>
      </div>
    </>
  );
}
