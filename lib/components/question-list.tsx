import { Fragment } from 'react';
import type { Question } from '../content/questions.ts';
import { LinkedText } from './linked-text.tsx';

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
