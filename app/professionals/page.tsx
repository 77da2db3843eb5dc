import { Closing } from '@/lib/components/closing.tsx';
import { Questions, Steps } from '@/lib/components/rich-text.tsx';
import { content } from '@/lib/content/content.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { appliesBySigningIn, contactPath } from '@/lib/routes/addresses.ts';
import { PageHead } from '../page-head.tsx';

export const metadata = pages.professionals;

export default function Professionals() {
  const hasPortal = appliesBySigningIn();
  const { principle, steps, questions } = content.professionals;
  return (
    <>
      <PageHead {...pages.professionals} pattern={1}>
        <p className="tools">
          <a className="button" href={pages.openProjects.path}>
            {t('professionals.browse')}
          </a>
        </p>
      </PageHead>
      <section>
        <h2>{t('professionals.steps')}</h2>
        <Steps steps={steps(hasPortal)} />
      </section>
      <p className="statement">{principle}</p>
      <section>
        <h2>{t('firm.questions')}</h2>
        <Questions questions={questions(hasPortal)} />
      </section>
      <Closing
        title={t('professionals.nothingFits')}
        button={t('professionals.tellUs')}
        address={contactPath({ kind: 'candidate' })}
      >
        {t('professionals.hearFromUs')}
      </Closing>
    </>
  );
}
