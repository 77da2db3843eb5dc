import { Fragment } from 'react';
import { LinkedText } from '@/lib/components/linked-text.tsx';
import type { Question } from '@/lib/content/questions.ts';

/** Questions and answers, without a heading of their own. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ question, answer }) => (
    <Fragment key={question}>
      <h3>{question}</h3>
      <p>
        <LinkedText text={answer} />
      </p>
    </Fragment>
  ));
}
