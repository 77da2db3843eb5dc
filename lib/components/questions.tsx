import { Fragment } from 'react';
import type { Question } from '../content/questions.ts';
import { RichText } from './rich-text.tsx';

/** Questions and answers, without a heading of their own. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ question, answer }) => (
    <Fragment key={question}>
      <h3>{question}</h3>
      <p>
        <RichText text={answer} />
      </p>
    </Fragment>
  ));
}
