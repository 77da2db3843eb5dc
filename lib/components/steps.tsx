import type { Step } from '../content/steps.ts';
import { RichText } from './rich-text.tsx';

/** Steps as a numbered list. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ what, how }) => (
        <li key={what}>
          <strong>{what}</strong> <RichText text={how} />
        </li>
      ))}
    </ol>
  );
}
