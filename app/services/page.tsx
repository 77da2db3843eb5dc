import type { Metadata } from 'next';
import { TalkToUs } from '@/lib/components/contact-details.tsx';
import { Paragraphs, Questions, Steps } from '@/lib/components/rich-text.tsx';
import { content } from '@/lib/content/content.ts';
import { pages } from '@/lib/content/pages.ts';
import { WhoWeAre } from '../about/who-we-are.tsx';

const { title, description } = pages.services;

export const metadata: Metadata = { title, description };

export default function Services() {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <div className="rows">
        {content.services.map(({ name, details }) => (
          <section key={name}>
            <h2>{name}</h2>
            <Paragraphs texts={[details]} />
          </section>
        ))}
        <section>
          <h2>How we work</h2>
          <Steps steps={content.clients.steps} />
        </section>
        <section>
          <h2>Questions</h2>
          <Questions questions={content.clients.questions} />
        </section>
      </div>
      <WhoWeAre />
      <TalkToUs />
    </>
  );
}
