import { Picture } from '@/lib/brand/pictures.tsx';
import { TalkToUs } from '@/lib/components/closing.tsx';
import { Paragraphs, Questions, Steps } from '@/lib/components/rich-text.tsx';
import { content } from '@/lib/content/content.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { WhoWeAre } from '../about/who-we-are.tsx';
import { PageHead } from '../page-head.tsx';

export const metadata = pages.services;

export default function Services() {
  const { principle, steps, questions } = content.clients;
  return (
    <>
      <PageHead {...pages.services} pattern={0} />
      {content.services.map(({ name, details }, at) => (
        <section key={name} className="pictured">
          <Picture at={at} />
          <h2>{name}</h2>
          <Paragraphs texts={[details]} />
        </section>
      ))}
      <p className="statement">{principle}</p>
      <section>
        <h2>{t('services.how')}</h2>
        <Steps steps={steps} />
      </section>
      <section>
        <h2>{t('firm.questions')}</h2>
        <Questions questions={questions} />
      </section>
      <WhoWeAre />
      <TalkToUs />
    </>
  );
}
