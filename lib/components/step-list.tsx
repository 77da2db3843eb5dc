import type { Step } from '../content/steps.ts';
import { LinkedText } from './linked-text.tsx';

/** Steps as a numbered list. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ what, how }) => (
        <li key={what}>
          <strong>{what}</strong> <LinkedText text={how} />
        </li>
      ))}
    </ol>
  );
}
