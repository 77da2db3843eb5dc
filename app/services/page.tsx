import type { Metadata } from 'next';
import { Breadcrumbs } from '@/lib/components/json-ld.tsx';
import { LinkedText } from '@/lib/components/linked-text.tsx';
import { QuestionList } from '@/lib/components/question-list.tsx';
import { StepList } from '@/lib/components/step-list.tsx';
import { TalkToUs } from '@/lib/components/talk-to-us.tsx';
import { pages } from '@/lib/content/pages.ts';
import { clientQuestions } from '@/lib/content/questions.ts';
import { services } from '@/lib/content/services.ts';
import { clientSteps } from '@/lib/content/steps.ts';
import { WhoWeAre } from '../about/who-we-are.tsx';

const { path, title, description, lead } = pages.services;

export const metadata: Metadata = { title, description };

export default function Services() {
  return (
    <>
      <Breadcrumbs path={path} name={title} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className="rows">
        {services.map(({ name, details }) => (
          <section key={name}>
            <h2>{name}</h2>
            {details.map((paragraph, at) => (
              <p key={at}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </section>
        ))}
        <section>
          <h2>How we work</h2>
          <StepList steps={clientSteps} />
        </section>
        <section>
          <h2>Questions</h2>
          <QuestionList questions={clientQuestions} />
        </section>
      </div>
      <WhoWeAre />
      <TalkToUs />
    </>
  );
}
