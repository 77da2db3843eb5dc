import type { Metadata } from 'next';
import { TalkToUs } from '@/lib/components/contact-details.tsx';
import { Paragraphs, Questions, Steps } from '@/lib/components/rich-text.tsx';
import { clientQuestions, clientSteps } from '@/lib/content/clients.ts';
import { pages } from '@/lib/content/pages.ts';
import { services } from '@/lib/content/services.ts';
import { WhoWeAre } from '../about/who-we-are.tsx';

const { title, description } = pages.services;

export const metadata: Metadata = { title, description };

export default function Services() {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <div className="rows">
        {services.map(({ name, details }) => (
          <section key={name}>
            <h2>{name}</h2>
            <Paragraphs texts={[details]} />
          </section>
        ))}
        <section>
          <h2>How we work</h2>
          <Steps steps={clientSteps} />
        </section>
        <section>
          <h2>Questions</h2>
          <Questions questions={clientQuestions} />
        </section>
      </div>
      <WhoWeAre />
      <TalkToUs />
    </>
  );
}
