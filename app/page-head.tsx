import type { ReactNode } from 'react';
import { Pattern } from '@/lib/brand/pictures.tsx';

type Props = {
  readonly title: ReactNode;
  /** Its first sentence. */
  readonly description: ReactNode;
  /** Makes the pattern another one than on other pages. */
  readonly pattern: number;
  readonly children?: ReactNode;
};

/** The top of a page: its title, its first sentence and the mark's pattern. */
export function PageHead({ title, description, pattern, children }: Props) {
  return (
    <div className="head">
      <div>
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        {children}
      </div>
      <Pattern from={pattern} />
    </div>
  );
}
