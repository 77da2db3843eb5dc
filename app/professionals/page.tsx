import type { Metadata } from 'next';
import { Closing } from '@/lib/components/closing.tsx';
import { Questions, Steps } from '@/lib/components/rich-text.tsx';
import { content } from '@/lib/content/content.ts';
import { pages } from '@/lib/content/pages.ts';
import { appliesBySigningIn, contactPath } from '@/lib/routes/addresses.ts';
import { PageHead } from '../page-head.tsx';

const { title, description } = pages.professionals;

export const metadata: Metadata = { title, description };

export default function Professionals() {
  const hasPortal = appliesBySigningIn();
  const { principle, steps, questions } = content.professionals;
  return (
    <>
      <PageHead title={title} lead={description} pattern={1}>
        <p className="tools">
          <a className="button" href={pages.openProjects.path}>
            Browse open assignments
          </a>
        </p>
      </PageHead>
      <section>
        <h2>From first look to first day</h2>
        <Steps steps={steps(hasPortal)} />
      </section>
      <p className="statement">{principle}</p>
      <section>
        <h2>Questions</h2>
        <Questions questions={questions(hasPortal)} />
      </section>
      <Closing
        title="Nothing that fits yet?"
        button="Tell us what you do"
        address={contactPath({ kind: 'candidate' })}
      >
        Say what you do, where and from when, and hear from us when something
        fits.
      </Closing>
    </>
  );
}
